#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/net.h"

namespace roundtable::server::net {

// What waits to be sent over one connection, in order. Texts are shared with other connections, so a WebSocket's frame
// around one is made only while it is copied to be sent.
class Outbox {
 public:
  // As it is.
  void add(Text bytes) { push(std::move(bytes), false); }
  // As a text message of a WebSocket.
  void add_message(Text text) { push(std::move(text), true); }

  bool empty() const { return pieces_.empty(); }
  std::size_t bytes() const { return bytes_; }
  // Copies the first bytes that wait, as many as fit; says how many.
  std::size_t copy(std::span<char> out) const;
  // So many of them are sent.
  void sent(std::size_t bytes);
  // Forgets all but the piece of which a part is sent already: half a frame would garble what follows.
  void forget();

 private:
  struct Piece {
    Text text;
    bool message = false;
  };

  void push(Text text, bool message);
  static std::size_t size_of(const Piece& piece);

  std::vector<Piece> pieces_;
  std::size_t first_ = 0;    // pieces before it are sent
  std::size_t started_ = 0;  // bytes of the first one that are sent
  std::size_t bytes_ = 0;    // that wait
};

// The frame of a WebSocket that holds this, as a server sends it.
enum class Opcode : unsigned char { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };
std::string frame(Opcode opcode, std::string_view payload);

}  // namespace roundtable::server::net
