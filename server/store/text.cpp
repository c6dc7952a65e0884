#include "server/store/text.h"

#include <clocale>
#include <cstdint>
#include <cstring>
#include <cwctype>
#include <optional>

namespace roundtable::server {

namespace {

// The character that begins the text, and takes its bytes off; nothing if they are no UTF-8.
std::optional<char32_t> take_character(std::string_view& text) {
  static constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};  // shorter forms exist below
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t more = first < 0x80   ? 0
                           : first < 0xC0 ? 4
                           : first < 0xE0 ? 1
                           : first < 0xF0 ? 2
                           : first < 0xF8 ? 3
                                          : 4;
  if (more == 4 || text.size() <= more) return std::nullopt;
  char32_t character = more == 0 ? first : first & (0x3FU >> more);
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

void append(std::string& out, char32_t character) {
  const auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
  const auto rest = [&](unsigned shift) { put(0x80U | (character >> shift & 0x3FU)); };
  if (character < 0x80) {
    put(character);
  } else if (character < 0x800) {
    put(0xC0U | character >> 6U);
    rest(0);
  } else if (character < 0x10000) {
    put(0xE0U | character >> 12U);
    rest(6);
    rest(0);
  } else {
    put(0xF0U | character >> 18U);
    rest(12);
    rest(6);
    rest(0);
  }
}

// Eight bytes at once while they are plain: journals are ASCII but for names and chat.
void skip_plain(std::string_view& text) {
  while (text.size() >= 8) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text.data(), 8);
    const bool zero = ((bytes - 0x0101010101010101U) & ~bytes & 0x8080808080808080U) != 0;
    if (zero || (bytes & 0x8080808080808080U) != 0) return;
    text.remove_prefix(8);
  }
}

// Its own, since what the program runs in may know ASCII only. Every C library of ours has this one built in.
locale_t any_script() {
  static auto* const locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return locale;
}

}  // namespace

bool storable(std::string_view text) {
  while (true) {
    skip_plain(text);
    if (text.empty()) return true;
    const auto character = take_character(text);
    if (!character || *character == 0) return false;
  }
}

std::string fold(std::string_view name) {
  std::string folded;
  while (!name.empty()) {
    const auto character = take_character(name);
    if (!character) break;
    // Up and down: some small letters have a common capital, as both forms of sigma.
    const auto upper = towupper_l(static_cast<wint_t>(*character), any_script());
    append(folded, static_cast<char32_t>(towlower_l(upper, any_script())));
  }
  return folded;
}

}  // namespace roundtable::server
