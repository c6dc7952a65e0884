#include "engine/core/utf8.h"

#include <cstdint>
#include <cstring>

namespace roundtable {

namespace {

// Most input is ASCII: checks eight bytes at once.
void skip_ascii(std::string_view& text) {
  std::uint64_t eight = 0;
  while (text.size() >= sizeof eight) {
    std::memcpy(&eight, text.data(), sizeof eight);
    if ((eight & 0x8080808080808080U) != 0) return;
    text.remove_prefix(sizeof eight);
  }
}

}  // namespace

std::optional<char32_t> take_character(std::string_view& text) {
  constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};  // lower values would be overlong
  const auto lead = static_cast<unsigned char>(text.front());
  if ((lead >= 0x80 && lead < 0xC0) || lead >= 0xF8) return std::nullopt;
  const std::size_t more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
  if (text.size() <= more) return std::nullopt;
  char32_t character = more == 0 ? lead : lead & (0x3FU >> more);
  for (std::size_t i = 1; i <= more; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0U) != 0x80) return std::nullopt;
    character = character << 6U | (byte & 0x3FU);
  }
  const bool surrogate = character >= 0xD800 && character < 0xE000;
  if (character < kLeast[more] || character > 0x10FFFF || surrogate) return std::nullopt;
  text.remove_prefix(more + 1);
  return character;
}

void append_character(std::string& out, char32_t character) {
  const auto put = [&](char32_t byte) { out.push_back(static_cast<char>(byte)); };
  const auto rest = [&](unsigned shift) { put(0x80U | (character >> shift & 0x3FU)); };
  if (character < 0x80) return put(character);
  if (character < 0x800) {
    put(0xC0U | character >> 6U);
    return rest(0);
  }
  if (character < 0x10000) {
    put(0xE0U | character >> 12U);
  } else {
    put(0xF0U | character >> 18U);
    rest(12);
  }
  rest(6);
  rest(0);
}

bool is_utf8(std::string_view text) {
  while (true) {
    skip_ascii(text);
    if (text.empty()) return true;
    if (!take_character(text)) return false;
  }
}

}  // namespace roundtable
