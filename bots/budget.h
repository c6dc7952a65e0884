#pragma once

#include <chrono>
#include <cstdint>

#include "bots/number.h"

namespace roundtable {

// Limit of a search: a number of playouts or a time.
struct SearchBudget {
  std::int64_t playouts = 0;
  std::chrono::microseconds time{};
};

// `1000` playouts or `50ms`.
inline std::optional<SearchBudget> read_budget(std::string_view text) {
  const bool timed = text.ends_with("ms");
  if (timed) text.remove_suffix(2);
  const auto number = read_number(text, timed ? 600'000 : 100'000'000);
  if (!number) return std::nullopt;
  return timed ? SearchBudget{.time = std::chrono::milliseconds(*number)} : SearchBudget{.playouts = *number};
}

}  // namespace roundtable
