#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace roundtable {

// A whole number from 1 to `most`, and nothing else.
inline std::optional<int> read_number(std::string_view text, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
  return number;
}

}  // namespace roundtable
