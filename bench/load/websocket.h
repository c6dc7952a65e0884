#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bench/load/stream.h"

namespace roundtable::load {

// The client's part of RFC 6455, as far as our server uses it: text messages in one frame each.
class WebSocket : public Stream {
 public:
  // Connects and waits for the end of the handshake.
  WebSocket(Address address, const std::string& host, const std::string& token);

  void say(std::string_view text);
  std::int64_t bytes_received() const { return received_; }

 protected:
  virtual void hear(std::string_view text) = 0;

 private:
  std::size_t consume(std::string_view bytes) final;
  void frame(int kind, std::string_view payload);
  void send_frame(int kind, std::string_view payload);

  bool open_ = false;
  std::int64_t received_ = 0;
  std::uint32_t mask_ = 0x9e3779b9;
};

}  // namespace roundtable::load
