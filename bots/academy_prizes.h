#pragma once

#include "bots/academy_weights.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

using ByPlace = std::array<float, kMaxSquires>;

// What the places on a track are worth whenever it scores, and how often that will still be before it is emptied.
struct Prizes {
  ByPlace places{};
  float now = 0;    // at the end of this round: 1 or 0
  float later = 0;  // in later rounds, which count less
};

// For every track but King's Service, which pays by square.
Prizes prizes_of(const Table& table, Track track, Squire racer, const JudgementWeights& weights);

// Whether this round's scoring is past that track.
bool is_past(const Table& table, Track track);

// The rounds that are scored after this one before the tracks are emptied.
inline int rounds_to_reset(int round) { return round <= kResetRound ? kResetRound - round : kRounds - round; }

// The chance that the Cup ends on the White Knight's side.
float white_chance(int cup, const JudgementWeights& weights);

}  // namespace roundtable::academy
