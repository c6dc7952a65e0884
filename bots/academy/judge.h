#pragma once

#include <span>

#include "bots/academy/seen.h"
#include "bots/academy/weights.h"

namespace roundtable::academy {

// A value for each choice: about its points, plus those it takes from rivals.
void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

// Its parts: cards to keep or play and bets; Lancelot's piles; discs to move; codex and alms.
void judge_picks(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_plays(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_bets(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_splits(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_piles(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_assignments(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                       std::span<float> values);
void judge_moves(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_lifts(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_tokens(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);
void judge_alms(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

}  // namespace roundtable::academy
