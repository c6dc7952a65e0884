#pragma once

#include "engine/core/game.h"

namespace roundtable {

// Plays on until a seat has several choices, or to the end.
template <Game G>
void go_to_next_question(typename G::State& state, Rng& rng) {
  NullSink nobody;
  while (!G::deciders(state).over()) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, rng), nobody);
      continue;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    const auto choices = G::legal(state, seat);
    if (choices.size() > 1) return;
    G::take(state, seat, choices[0], nobody);
  }
}

}  // namespace roundtable
