#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/net/bucket.h"
#include "server/net/common.h"
#include "server/net/frames.h"
#include "server/net/wire.h"

namespace roundtable::server::net {

// A WebSocket that is open, until one of both sides closes it.
class WebSocketTalk : public Talk, public Connection {
 public:
  WebSocketTalk(Wire& wire, Common& common, std::string address, Households::Ticket ticket);
  WebSocketTalk(const WebSocketTalk&) = delete;
  WebSocketTalk& operator=(const WebSocketTalk&) = delete;
  ~WebSocketTalk() override;

  // Whoever was admitted comes in.
  void welcome(const std::function<std::unique_ptr<Visitor>(Connection&)>& make);

  std::size_t receive(std::span<char> bytes) override;
  bool listens() const override { return true; }
  void tick(Micros at) override;
  void leave() override;
  void lost() override;

  void send(Text text) override;
  void close(std::uint16_t code, std::string_view reason) override;
  const std::string& address() const override { return address_; }

 private:
  bool handle(const FrameReader::Step& step);

  Wire& wire_;
  Common& common_;
  std::string address_;
  Households::Ticket ticket_;
  std::unique_ptr<Visitor> visitor_;
  FrameReader frames_;
  Bucket rate_;
  Micros pinged_ = 0;
  bool closed_ = false;  // by us: nothing is sent or heard any more
};

}  // namespace roundtable::server::net
