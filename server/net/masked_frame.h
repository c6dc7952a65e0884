#pragma once

#include <string>
#include <string_view>

#include "server/net/outbox.h"

namespace roundtable::server::net {

// First bytes of frames, for tests.
constexpr unsigned kText = 0x81, kTextBegins = 0x01, kGoesOn = 0x00, kEnds = 0x80, kBinary = 0x82, kPing = 0x89,
                   kPong = 0x8A, kClose = 0x88;

// A client's frame, for tests.
inline std::string masked(unsigned first, std::string_view payload) {
  std::string bytes = frame(Opcode::Text, payload);
  bytes[0] = static_cast<char>(first);
  bytes[1] = static_cast<char>(static_cast<unsigned char>(bytes[1]) | 0x80U);
  const std::string mask = "\x12\xA4\x5B\xF0";
  const std::size_t start = bytes.size() - payload.size();
  for (std::size_t i = 0; i < payload.size(); ++i) bytes[start + i] = static_cast<char>(bytes[start + i] ^ mask[i % 4]);
  return bytes.insert(start, mask);
}

}  // namespace roundtable::server::net
