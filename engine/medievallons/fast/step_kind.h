#pragma once

#include "engine/medievallons/actions.h"

namespace roundtable::medievallons {

// What happens next, and what will once a choice is made, as a small number: with the same one, mostly the same code.
// For a GPU, where games that do the same had better go side by side.
inline int step_kind(const State& state) { return static_cast<int>(state.table.question); }
inline int step_kind(const State& state, Action chosen) {
  const int played = static_cast<int>(Question::Over) + 1;
  const int activated = played + kKinds;
  const int other = activated + kKinds;
  switch (chosen.verb) {
    case Verb::Play: return played + index(chosen.kind());
    case Verb::Activate: return activated + index(state.table.guilds[chosen.guild()].kind);
    default: return other + static_cast<int>(chosen.verb);
  }
}

}  // namespace roundtable::medievallons
