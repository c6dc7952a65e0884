#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// A strict reader of a client's WebSocket frames (RFC 6455).
class FrameReader {
 public:
  // Limit of a message's length; 0: none.
  explicit FrameReader(std::size_t longest) : longest_(longest) {}

  enum class Kind : std::uint8_t { Incomplete, Fragment, Message, Ping, Pong, Close, Broken };
  struct Step {
    Kind kind = Kind::Incomplete;
    std::size_t taken = 0;     // bytes
    std::string_view payload;  // of a message, ping or pong; in `bytes` or the reader, valid until the next call
    std::uint16_t code = 0;    // Close: the peer's code, or 1000. Broken: the code to close with
    std::string_view reason;   // Broken: explanation
  };

  // Reads one frame from the front of the bytes, which are unmasked in place. An incomplete frame takes none of them.
  Step read(std::span<char> bytes);

 private:
  struct Head;
  Step content(const Head& head, std::string_view payload, Step step);
  Step control(const Head& head, std::string_view payload, Step step) const;

  std::size_t longest_;
  bool fragmented_ = false;
  std::string fragments_;
};

}  // namespace roundtable::server::net
