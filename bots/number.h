#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace roundtable {

// Parses an integer from 1 to `most`.
inline std::optional<int> read_number(std::string_view text, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
  return number;
}

// `2` or `1.5`: points with at most one decimal, more than 0.
inline std::optional<float> read_temperature(std::string_view text) {
  const bool has_tenths = text.size() > 2 && text[text.size() - 2] == '.';
  const std::string tenths =
      has_tenths ? std::string(text.substr(0, text.size() - 2)) + text.back() : std::string(text) + '0';
  const auto number = read_number(tenths, 1000);
  if (!number) return std::nullopt;
  return static_cast<float>(*number) / 10;
}

}  // namespace roundtable
