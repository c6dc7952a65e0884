#pragma once

#include "bots/academy/variations.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

// Each seat's expected points at the end of the game, without those that all may expect equally.
std::array<float, kMaxSeats> expected_points(const State& state, const JudgementWeights& weights);

// Each seat's expected share of the victory.
std::array<float, kMaxSeats> expected_shares(const State& state, const JudgementWeights& weights);

}  // namespace roundtable::academy
