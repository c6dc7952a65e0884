#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bench/load/stream.h"

namespace roundtable::load {

// RFC 6455, the client's half, as far as our server uses it: texts in one frame each.
class WebSocket : public Stream {
 public:
  // Opens it and waits until the server agrees.
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
