#pragma once

#include "bots/academy/variations.h"

namespace roundtable::academy {

// Value of the places on a track when it scores, and the number of scorings before it is emptied.
struct Prizes {
  ByPlace places{};
  float now = 0;    // scorings at the end of this round: 1 or 0
  float later = 0;  // scorings in later rounds, discounted
};

// Expected squares of an unknown card on that track. King's Service has no rivals.
inline float drift_of(Track track, const JudgementWeights& weights) {
  switch (track) {
    case Track::Gallantry: return weights.drift_gallantry;
    case Track::Jousts:
    case Track::Tournaments: return weights.drift_sword;
    case Track::Education: return weights.drift_education;
    case Track::King: return weights.king_drift / kPlayed;
    case Track::Quests:
    case Track::Charity: return weights.drift_final;
  }
  return 0;
}

namespace prizes {

// Gallantry pays in squares.
inline ByPlace gallantry(const OpenTable& table, const JudgementWeights& weights) {
  const float often = bots::bonus_share(table, weights) * (table.round == kRounds ? weights.bonus_last : 1);
  const float cost = bots::bonus_cost(table, weights);
  return podium_prizes(table, weights.bonus_first * often - cost, weights.bonus_second * often - cost,
                       weights.bonus_third * often - cost);
}

inline ByPlace education(const OpenTable& table, const JudgementWeights& weights) {
  const float share = bots::charged_share(table, weights);
  return charges(table, kEducationLast * share, kEducationAbove * share);
}

[[gnu::always_inline]] inline ByPlace each_scoring(const OpenTable& table, Track track, Squire racer,
                                                   const JudgementWeights& weights) {
  if (bots::replaces_pay(table, track)) return bots::prizes(table, track, racer, weights);
  const Values& values = table.options.values;
  switch (track) {
    case Track::Gallantry: return gallantry(table, weights);
    case Track::Jousts:
    case Track::Tournaments: return podium_prizes(table, kTournamentPay);
    case Track::Education: return education(table, weights);
    case Track::Quests: return podium_prizes(table, quests_podium(table.options));
    case Track::Charity: return charges(table, values.charity[0], values.charity[1]);
    default: return {};
  }
}

// Number of scorings of the track after this round before it is emptied.
inline int scorings_later(const OpenTable& table, Track track) {
  if (track >= Track::Quests) return table.round < kRounds ? 1 : 0;
  return bots::is_scored_in_pairs(table, track) ? table.round % 2 : rounds_to_reset(table.round);
}

// Adds `step` for each better place.
inline void add_steps(ByPlace& places, int squires, float step) {
  for (int i = 0; i < squires; ++i) places[static_cast<std::size_t>(i)] += step * static_cast<float>(squires - 1 - i);
}

}  // namespace prizes

// For every track except King's Service, which pays by square.
[[gnu::always_inline]] inline Prizes prizes_of(const OpenTable& table, Track track, Squire racer,
                                               const JudgementWeights& weights) {
  const bool now = scores_now(table, track) && !is_past(table, track);
  const int later = prizes::scorings_later(table, track);
  Prizes result{prizes::each_scoring(table, track, racer, weights), now ? 1.0F : 0.0F,
                (track == Track::Gallantry ? weights.later_gallantry : weights.later) * static_cast<float>(later)};
  const float head_start = bots::head_start(table, track, weights);
  if (head_start != 0) prizes::add_steps(result.places, table.squires, head_start / static_cast<float>(later + 1));
  if (track == Track::Gallantry && table.round == kRounds)
    prizes::add_steps(result.places, table.squires, weights.tie_break);
  return result;
}

}  // namespace roundtable::academy
