#pragma once

#include "engine/core/game.h"

namespace roundtable {

// Plays a typed game to its end, for simulations. Chance has its own generator, so equal generators give equal deals to
// all players. decide(state, seat, choices) returns a legal choice.
template <Game G, class S, class Decide>
typename G::State play_match(const typename G::Options& options, Rng& chance, S& sink, Decide decide) {
  auto state = G::start(options);
  while (!G::deciders(state).over()) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, chance), sink);
      continue;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    G::apply(state, seat, decide(state, seat, G::legal(state, seat)), sink);
  }
  return state;
}

}  // namespace roundtable
