#pragma once

#include "engine/medievallons/game.h"
#include "lab/figures_of.h"

namespace roundtable {

template <>
struct FiguresOf<medievallons::Medievallons> {
  static constexpr std::string_view kChapters = "turns";
  // A guild is a point.
  static constexpr auto kSources = [] {
    std::array<std::string_view, medievallons::kKinds> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = medievallons::kKindNames[i].many;
    return names;
  }();
  static constexpr std::array<std::string_view, 3> kEndings = {"a third guild", "the end of the cycle",
                                                               "the limit of turns"};

  static void count(const medievallons::State& state, SourcePoints<kSources.size()>& points) {
    for (const medievallons::GuildAt at : state.table.laid) {
      const auto kind = static_cast<std::size_t>(state.table.guilds[at].kind);
      ++points[kind][static_cast<std::size_t>(owner_of(at))];
    }
  }
  static std::size_t ending(const medievallons::State& state) { return static_cast<std::size_t>(state.table.ending); }
};

}  // namespace roundtable
