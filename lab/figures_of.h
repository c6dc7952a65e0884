#pragma once

#include <array>
#include <string_view>

#include "engine/core/seat.h"

namespace roundtable {

// Points of each source and seat at the end of a game.
template <std::size_t N>
using SourcePoints = std::array<std::array<int, kMaxSeats>, N>;

// Optional, in lab/NAME/figures.h: where a game's points come from, how it ends, and what its chapters are called. A
// chapter is counted as length only where it has a name.
template <class G>
struct FiguresOf {
  static constexpr std::string_view kChapters{};
  static constexpr std::array<std::string_view, 0> kSources{};
  static constexpr std::array<std::string_view, 0> kEndings{};
};

}  // namespace roundtable
