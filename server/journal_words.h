#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "server/refusal.h"

// Reading and writing the entries of a table's journal, word by word.

namespace roundtable::server {

// The first word, which is cut off.
inline std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

// Nothing if it is no number, or a negative one.
inline std::optional<std::int64_t> number_in(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.begin(), word.end(), number);
  return error == std::errc() && end == word.end() && number >= 0 ? std::optional(number) : std::nullopt;
}

inline std::string number_of(Seat seat) { return std::to_string(index(seat)); }

// Whether it is somebody's choice.
inline bool is_choice(std::string_view entry) { return !entry.empty() && entry[0] >= '0' && entry[0] <= '9'; }

inline Refused no_entry() { return {"bad-field", "no entry of a journal"}; }

}  // namespace roundtable::server
