#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/net/bucket.h"
#include "server/net/common.h"
#include "server/net/frames.h"
#include "server/net/transport.h"

namespace roundtable::server::net {

// An open WebSocket, until one side closes it.
class WebSocketProtocol : public Protocol, public Connection {
 public:
  WebSocketProtocol(Transport& transport, Common& common, std::string address, AddressLimits::Ticket ticket);
  WebSocketProtocol(const WebSocketProtocol&) = delete;
  WebSocketProtocol& operator=(const WebSocketProtocol&) = delete;
  ~WebSocketProtocol() override;

  // Creates the session after the upgrade.
  void welcome(const std::function<std::unique_ptr<SocketSession>(Connection&)>& make);

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

  Transport& transport_;
  Common& common_;
  std::string address_;
  AddressLimits::Ticket ticket_;
  std::unique_ptr<SocketSession> socket_session_;
  FrameReader frames_;
  Bucket rate_;
  Micros pinged_ = 0;
  bool closed_ = false;  // by us: nothing is sent or received afterwards
};

}  // namespace roundtable::server::net
