#include "server/net/utf8.h"

#include <cstdint>
#include <cstring>

namespace roundtable::server::net {

namespace {

// How long the character at the start of `text` is; 0 if it is none.
std::size_t character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const auto follows = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0U) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    if (!follows(1) || !follows(2)) return 0;
    const bool overlong = first == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = first == 0xED && byte(1) > 0x9F;
    return overlong || surrogate ? 0 : 3;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    if (!follows(1) || !follows(2) || !follows(3)) return 0;
    const bool overlong = first == 0xF0 && byte(1) < 0x90;
    const bool too_far = first == 0xF4 && byte(1) > 0x8F;
    return overlong || too_far ? 0 : 4;
  }
  return 0;
}

bool begins_with_ascii(std::string_view text) {
  std::uint64_t eight = 0;
  if (text.size() < sizeof eight) return false;
  std::memcpy(&eight, text.data(), sizeof eight);
  return (eight & 0x8080808080808080U) == 0;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (begins_with_ascii(text)) {  // eight at once
      text.remove_prefix(8);
      continue;
    }
    const std::size_t length = character(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace roundtable::server::net
