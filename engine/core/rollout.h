#pragma once

#include "engine/core/fast/inline.h"
#include "engine/core/game.h"

namespace roundtable {

// Plays to the end with the answers of `choose(state, seat, choices)`. A game may provide a faster `G::rollout` with
// equal results (engine/core/properties.h checks them).
template <Game G, class Choose, class Generator>
ALWAYS_INLINE inline void rollout(typename G::State& state, Choose&& choose, Generator& rng) {
  if constexpr (requires { G::rollout(state, choose, rng); }) {
    G::rollout(state, choose, rng);
  } else {
    NullSink nobody;
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
      } else {
        const Seat seat = G::deciders(state).seats().lowest();
        G::take(state, seat, choose(state, seat, G::legal(state, seat)), nobody);
      }
    }
  }
}

}  // namespace roundtable
