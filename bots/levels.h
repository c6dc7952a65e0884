#pragma once

#include <array>
#include <string_view>

namespace roundtable {

// Opponents for people, from beatable by a child to the strongest that answers within 300 ms on one core. A weaker one
// chooses more softly or thinks less; none plays nonsense, and none cheats. How far each is ahead of the one below is
// in docs/bots.md.
struct Level {
  std::string_view name;
  std::string_view bot;
};
constexpr std::array<Level, 4> kLevels = {{
    {"page", "greedy:2.0"},
    {"squire", "greedy:0.4"},
    {"knight", "search:60"},
    {"champion", "search:250ms"},
}};

}  // namespace roundtable
