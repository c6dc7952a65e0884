#pragma once

#include "engine/core/game.h"

namespace roundtable {

// Plays a game to its end, for those who know which game it is and play many. Chance draws from a generator of its own,
// so that the same one gives the same deals whoever plays; decide(state, seat, choices) is asked for every choice and
// gives a legal one.
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
