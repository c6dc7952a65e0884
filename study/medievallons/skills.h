#pragma once

#include "engine/medievallons/game.h"
#include "study/skills.h"

namespace roundtable {

template <>
struct SkillsOf<medievallons::Medievallons> {
  // The card to play, the timing of guilds, questions that need memory, and the cards to take and to give.
  static constexpr std::array<std::string_view, 4> kNames = {"cards", "guilds", "memory", "exchange"};

  static std::size_t skill(medievallons::Action action) {
    using medievallons::Verb;
    switch (action.verb) {
      case Verb::Play: return 0;
      case Verb::Guild:
      case Verb::Activate:
      case Verb::Extend: return 1;
      case Verb::Target:
      case Verb::Name: return 2;
      default: return 3;
    }
  }
};

}  // namespace roundtable
