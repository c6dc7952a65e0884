#pragma once

#include "bots/academy/chance.h"
#include "bots/academy/weights.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

using ByPlace = std::array<float, kMaxSquires>;

// Value of the places on a track when it scores, and the number of scorings before it is emptied.
struct Prizes {
  ByPlace places{};
  float now = 0;    // scorings at the end of this round: 1 or 0
  float later = 0;  // scorings in later rounds, discounted
};

// Rounds that are scored after this one before the tracks are emptied.
inline int rounds_to_reset(int round) { return round <= kResetRound ? kResetRound - round : kRounds - round; }

// Probability that the Cup ends on the White Knight's side. If the middle is no square, the first squares of both sides
// are half a square from it.
inline float white_chance(const OpenTable& table, int cup, const JudgementWeights& weights) {
  const float half = table.options.values.cup_middle ? 0 : 0.5F;
  const auto square = static_cast<float>(cup);
  return chance_ahead((cup > 0 ? square - half : cup < 0 ? square + half : square) / weights.cup_width);
}

// Whether this round's scoring has passed that track.
inline bool is_past(const OpenTable& table, Track track) {
  switch (table.phase) {
    case Phase::Bonus: return track == Track::Gallantry;
    case Phase::TakeToken: return track <= Track::Tournaments;
    case Phase::AlmsFrom:
    case Phase::AlmsGive:
    case Phase::AlmsTake: return track <= Track::Quests;
    case Phase::Over: return true;
    default: return false;
  }
}

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

inline ByPlace podium(const OpenTable& table, float first, float second, float third) {
  return {first, second, table.options.four_or_more() ? third : 0};
}

inline ByPlace podium(const OpenTable& table, Podium pay) {
  return podium(table, static_cast<float>(pay.first), static_cast<float>(pay.second), static_cast<float>(pay.third));
}

inline ByPlace charges(const OpenTable& table, float last, float above) {
  ByPlace places{};
  places[table.squires - 1U] = last;
  places[table.squires - 2U] = above;
  return places;
}

// Gallantry pays in squares.
inline ByPlace gallantry(const OpenTable& table, const JudgementWeights& weights) {
  const float often =
      (table.options.has(Variation::Bet) ? weights.bet_cards : 1) * (table.round == kRounds ? weights.bonus_last : 1);
  const float back = table.options.has(Advanced::StepBack) ? weights.step_back : 0;
  return podium(table, weights.bonus_first * often - back, weights.bonus_second * often - back,
                weights.bonus_third * often - back);
}

inline ByPlace swords(const OpenTable& table, Track track, const JudgementWeights& weights) {
  if (!table.options.has(Variation::Knights)) return podium(table, kTournamentPay);
  const float white = white_chance(table, table.cup, weights);
  const float wins = track == Track::Jousts ? white : 1 - white;
  ByPlace places = podium(table, kLosingKnightPay);
  const ByPlace more = podium(table, kWinningKnightPay);
  for (std::size_t i = 0; i < places.size(); ++i) places[i] += wins * (more[i] - places[i]);
  return places;
}

inline ByPlace education(const OpenTable& table, const JudgementWeights& weights) {
  const float share = table.options.has(Variation::Codex) ? weights.codex_charge : 1;
  return charges(table, kEducationLast * share, kEducationAbove * share);
}

inline float positive_coats(const OpenTable& table, Squire squire) {
  int count = 0;
  table.ledger.each_paid(squire, [&](Coat coat) {
    if (coat.track != Track::Education && coat.value > 0) ++count;
  });
  return static_cast<float>(count);
}

inline ByPlace quests(const OpenTable& table, Squire racer, const JudgementWeights& weights) {
  if (!table.options.has(Variation::Dragon)) {
    const auto& pay = table.options.values.quests;
    return podium(table, Podium{pay[0], pay[1], pay[2]});
  }
  const auto rounds = static_cast<float>(kRounds + 1 - table.round);
  const float coats = positive_coats(table, racer) + weights.dragon_coats * rounds;
  ByPlace places{};
  places[table.squires - 1U] = -coats / 2;
  places[0] = coats;
  places[1] = coats / 2;
  return places;
}

inline ByPlace charity(const OpenTable& table, const JudgementWeights& weights) {
  if (!table.options.has(Variation::Alms)) {
    const auto& charge = table.options.values.charity;
    return charges(table, charge[0], charge[1]);
  }
  const float second = table.options.four_or_more() ? weights.alms_second : 0;
  ByPlace places = charges(table, -weights.alms_first, -second);
  places[0] = weights.alms_first;
  places[1] += second;
  return places;
}

[[gnu::always_inline]] inline ByPlace each_scoring(const OpenTable& table, Track track, Squire racer,
                                                   const JudgementWeights& weights) {
  switch (track) {
    case Track::Gallantry: return gallantry(table, weights);
    case Track::Jousts:
    case Track::Tournaments: return swords(table, track, weights);
    case Track::Education: return education(table, weights);
    case Track::Quests: return quests(table, racer, weights);
    case Track::Charity: return charity(table, weights);
    default: return {};
  }
}

// Number of scorings of the track after this round before it is emptied.
inline int scorings_later(const OpenTable& table, Track track) {
  if (track >= Track::Quests) return table.round < kRounds ? 1 : 0;
  const bool knights = table.options.has(Variation::Knights) && (track == Track::Jousts || track == Track::Tournaments);
  return knights ? table.round % 2 : rounds_to_reset(table.round);
}

// Adds `step` for each better place.
inline void add_steps(ByPlace& places, int squires, float step) {
  for (int i = 0; i < squires; ++i) places[static_cast<std::size_t>(i)] += step * static_cast<float>(squires - 1 - i);
}

// With `orderedreset` a better place in round 3 is a better start into round 4.
inline bool keeps_order(const OpenTable& table, Track track) {
  const bool knights = table.options.has(Variation::Knights) && (track == Track::Jousts || track == Track::Tournaments);
  return table.options.has(Advanced::OrderedReset) && table.round <= kResetRound && track < Track::King && !knights;
}

}  // namespace prizes

// For every track except King's Service, which pays by square.
[[gnu::always_inline]] inline Prizes prizes_of(const OpenTable& table, Track track, Squire racer,
                                               const JudgementWeights& weights) {
  const bool now = scores_now(table, track) && !is_past(table, track);
  const int later = prizes::scorings_later(table, track);
  Prizes result{prizes::each_scoring(table, track, racer, weights), now ? 1.0F : 0.0F,
                (track == Track::Gallantry ? weights.later_gallantry : weights.later) * static_cast<float>(later)};
  if (prizes::keeps_order(table, track)) {
    prizes::add_steps(result.places, table.squires, weights.head_start / static_cast<float>(later + 1));
  }
  if (track == Track::Gallantry && table.round == kRounds)
    prizes::add_steps(result.places, table.squires, weights.tie_break);
  return result;
}

}  // namespace roundtable::academy
