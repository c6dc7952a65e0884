#pragma once

#include <array>
#include <string_view>

namespace roundtable {

// Opponents for people, from beatable by a child to the strongest that answers within 300 ms on one core. Weaker ones
// choose more softly or search less; none cheats. docs/bots.md has their strength.
struct Level {
  std::string_view name;
  std::string_view bot;
  std::string_view by_hand;  // `page:hand`: without a net, and for games without one
};
constexpr std::array<Level, 4> kLevels = {{
    {"page", "net:soft:10.0", "greedy:2.0"},
    {"squire", "net:soft:4.0", "greedy:0.4"},
    {"knight", "net", "search:60"},
    {"champion", "net:250ms", "search:250ms"},
}};

// The bot behind a level's name; other names are unchanged.
constexpr std::string_view without_level(std::string_view name, bool learned) {
  constexpr std::string_view kByHand = ":hand";
  const bool by_hand = name.ends_with(kByHand);
  const std::string_view asked = by_hand ? name.substr(0, name.size() - kByHand.size()) : name;
  for (const Level& level : kLevels) {
    if (asked == level.name) return learned && !by_hand ? level.bot : level.by_hand;
  }
  return name;
}

}  // namespace roundtable
