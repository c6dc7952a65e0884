#pragma once

#include "bench/speed.h"
#include "engine/core/rollout.h"

// The measured loops. Included once in the generated file of each game (cmake/game_list.cmake).

namespace roundtable::bench {

template <Game G>
Played step_by_step(const typename G::Options& options, Played so_far) {
  NullSink nobody;
  auto state = G::start(options);
  while (!G::deciders(state).over()) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, so_far.rng), nobody);
      continue;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    G::apply(state, seat, G::legal(state, seat).pick(so_far.rng), nobody);
    ++so_far.decisions;
  }
  ++so_far.games;
  so_far.points += G::standing(state).scores[0];
  return so_far;
}

template <Game G>
Played in_rollout(const typename G::Options& options, Played so_far) {
  Rng rng = so_far.rng;
  long long decisions = 0;
  auto state = G::start(options);
  const auto any = [&](const auto&, Seat, const auto& choices) {
    ++decisions;
    return choices.pick(rng);
  };
  rollout<G>(state, any, rng);
  return {rng, so_far.decisions + decisions, so_far.games + 1, so_far.points + G::standing(state).scores[0]};
}

}  // namespace roundtable::bench
