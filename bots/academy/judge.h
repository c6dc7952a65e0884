#pragma once

#include <span>

#include "bots/academy/seen.h"
#include "bots/academy/variations.h"

namespace roundtable::academy {

// A value for each choice: about its points, plus those it takes from rivals.
void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

// Its parts: cards to keep or play; Lancelot's piles; discs to move. Variations have their own (variations.h).
void judge_picks(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_plays(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_splits(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_piles(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_assignments(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                       std::span<float> values);
void judge_moves(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

}  // namespace roundtable::academy
