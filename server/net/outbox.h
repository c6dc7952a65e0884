#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/net.h"

namespace roundtable::server::net {

// The send queue of one connection. Texts are shared with other connections, so a WebSocket's frame header is added
// only when the text is copied to be sent.
class Outbox {
 public:
  // Raw bytes.
  void add(Text bytes) { push(std::move(bytes), false); }
  // A text message of a WebSocket.
  void add_message(Text text) { push(std::move(text), true); }

  bool empty() const { return pieces_.empty(); }
  std::size_t bytes() const { return bytes_; }
  // Copies as many of the first waiting bytes as fit; returns their number.
  std::size_t copy(std::span<char> out) const;
  // Removes bytes that were sent.
  void sent(std::size_t bytes);
  // Drops all pieces except a partly sent one: half a frame would garble the following data.
  void forget();

 private:
  struct Piece {
    Text text;
    bool message = false;
  };

  void push(Text text, bool message);
  static std::size_t size_of(const Piece& piece);

  std::vector<Piece> pieces_;
  std::size_t first_ = 0;    // index of the first unsent piece
  std::size_t started_ = 0;  // bytes of that piece that are sent
  std::size_t bytes_ = 0;    // waiting bytes
};

// A WebSocket frame as a server sends it.
enum class Opcode : unsigned char { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };
std::string frame(Opcode opcode, std::string_view payload);

}  // namespace roundtable::server::net
