#pragma once

#include <algorithm>
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

inline std::string number_of(Seat seat) { return std::to_string(index(seat)); }

inline Refused no_entry() { return {"bad-field", "no entry of a journal"}; }

}  // namespace roundtable::server
