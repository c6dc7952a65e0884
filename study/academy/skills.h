#pragma once

#include "engine/academy/game.h"
#include "study/skills.h"

namespace roundtable {

template <>
struct SkillsOf<academy::Academy> {
  // Getting cards, playing them, the track of a Sword, Gallantry's bonus, and decisions of advanced rules and
  // variations.
  static constexpr std::array<std::string_view, 5> kNames = {"draft", "play", "swords", "gallantry", "extras"};

  static std::size_t skill(academy::Action action) {
    using academy::Verb;
    switch (action.verb()) {
      case Verb::Pick:
      case Verb::Split:
      case Verb::Choose:
      case Verb::Assign: return 0;
      case Verb::Play: return academy::is_sword(academy::Play{action.answer()}) ? 2 : 1;
      case Verb::Sword: return 2;
      case Verb::Bonus: return 3;
      default: return 4;
    }
  }
};

}  // namespace roundtable
