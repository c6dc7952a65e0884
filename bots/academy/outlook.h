#pragma once

#include "bots/academy/weights.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

// The points each seat may expect at the end of the game, but for those that all may expect alike.
std::array<float, kMaxSeats> expected_points(const State& state, const JudgementWeights& weights);

// The share of the victory each seat may expect.
std::array<float, kMaxSeats> expected_shares(const State& state, const JudgementWeights& weights);

}  // namespace roundtable::academy
