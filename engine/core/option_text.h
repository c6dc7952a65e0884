#pragma once

#include <span>
#include <string>
#include <string_view>

// Lists and ranges in messages about options.

namespace roundtable {

inline std::string joined(std::span<const std::string_view> names) {
  std::string text;
  for (const auto name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}

// `blue, yellow, green and red`
inline std::string counted(std::span<const std::string_view> names) {
  return joined(names.first(names.size() - 1)) + " and " + std::string(names.back());
}

inline std::string range_text(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

}  // namespace roundtable
