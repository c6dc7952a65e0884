#pragma once

// Pay and scoring rounds of each track. gallantry.h has Gallantry, variations/ what variations pay instead.

#include <optional>

#include "engine/academy/pay.h"
#include "engine/academy/steps.h"
#include "engine/academy/variations.h"

namespace roundtable::academy {

// Numbers of the box.
constexpr Podium kTournamentPay = {3, 2, 1};
constexpr int kEducationLast = -3;
constexpr int kEducationAbove = -1;
constexpr int kServiceCoat = 6;       // King's Service squares 6-11
constexpr int kFullServiceCoat = 12;  // square 12
constexpr ServiceCoats kServiceCoats = [] {
  ServiceCoats coats{};
  for (std::size_t square = 6; square < kKingEnd; ++square) coats[square] = kServiceCoat;
  coats[kKingEnd] = kFullServiceCoat;
  return coats;
}();

// Scoring rounds of each track, as bits 1-6.
constexpr PerTrack<unsigned> kScoringRounds = {{rounds({1, 2, 3, 4, 5, 6}), rounds({1, 2, 3, 4, 5, 6}),
                                                rounds({1, 2, 3, 4, 5, 6}), rounds({1, 2, 3, 4, 5, 6}), rounds({3, 6}),
                                                rounds({6}), rounds({6})}};

// The track's scoring rounds; none if something else decides.
inline unsigned scoring_rounds(const Options& options, Track track) {
  return variations::scoring_rounds(options, track, kScoringRounds[track]);
}

// Whether the track scores at the end of this round, as far as is known now.
inline bool scores_now(const OpenTable& table, Track track) {
  if (const auto decided = variations::scores_now(table, track)) return *decided;
  return ((scoring_rounds(table.options, track) >> table.round) & 1U) != 0;
}

// Jousts and Tournaments.
template <class S>
void score_sword_tracks(State& state, S& sink) {
  OpenTable& table = state.table;
  if (!scores_now(table, Track::Jousts)) return;
  pay_podium(table, Track::Jousts, variations::sword_podium(table, Track::Jousts), sink);
  pay_podium(table, Track::Tournaments, variations::sword_podium(table, Track::Tournaments), sink);
}

template <class S>
void score_education(State& state, S& sink) {
  charge_last(state.table, Track::Education, kEducationLast, kEducationAbove, sink);
}

inline const ServiceCoats& service_coats(const Options& options) { return variations::service_coats(options); }

// King's Service pays by square, regardless of rank.
inline void king_pay(const OpenTable& table, Pay& pay) {
  const auto& coats = service_coats(table.options);
  each_squire(table, [&](Squire squire) {
    pay[squire] = coats[static_cast<std::size_t>(table.tracks[Track::King][squire].square())];
  });
}

template <class S>
void score_king(State& state, S& sink) {
  OpenTable& table = state.table;
  if (!scores_now(table, Track::King)) return;
  king_pay(table, table.ledger.paid(Track::King, table.round));
  const bool twice = variations::king_pays_twice(table);
  if (twice) table.ledger.pay_king_twice(table.round);
  tell_coats(table, Track::King, sink, twice ? 2 : 1);
}

inline Podium quests_podium(const Options& options) {
  const auto& pay = options.values.quests;
  return {pay[0], pay[1], pay[2]};
}

inline void quests_pay(const OpenTable& table, Pay& pay) {
  if (!variations::pay_quests(table, pay)) podium_pay(table, Track::Quests, quests_podium(table.options), pay);
}

template <class S>
void score_quests(State& state, S& sink) {
  OpenTable& table = state.table;
  quests_pay(table, table.ledger.paid(Track::Quests, table.round));
  tell_coats(table, Track::Quests, sink);
}

template <class S>
void score_charity(State& state, S& sink) {
  const auto& charity = state.table.options.values.charity;
  charge_last(state.table, Track::Charity, charity[0], charity[1], sink);
}

// The table with the coats that this round pays before Quests, if the discs stay where they are.
inline OpenTable paid_before_quests(OpenTable table) {
  if (table.phase == Phase::Over) return table;
  for (const Track track : {Track::Jousts, Track::Tournaments}) {
    if (!scores_now(table, track)) continue;
    podium_pay(table, track, variations::sword_podium(table, track), table.ledger.paid(track, table.round));
  }
  if (scores_now(table, Track::King)) {
    king_pay(table, table.ledger.paid(Track::King, table.round));
    if (variations::king_pays_twice(table)) table.ledger.pay_king_twice(table.round);
  }
  return table;
}

// Each squire's pay at the end of this round if the discs stay where they are; nothing if it is not points, as on
// Gallantry, which moves discs.
inline std::optional<PerSquire<int>> points_now(const OpenTable& table, Track track) {
  const Options& options = table.options;
  if (track == Track::Gallantry || !variations::pays_points(options, track)) return std::nullopt;
  Pay pay{};
  switch (track) {
    case Track::Gallantry: break;
    case Track::Jousts:
    case Track::Tournaments: podium_pay(table, track, variations::sword_podium(table, track), pay); break;
    case Track::Education: last_pay(table, track, kEducationLast, kEducationAbove, pay); break;
    case Track::King: king_pay(table, pay); break;
    case Track::Quests: quests_pay(paid_before_quests(table), pay); break;
    case Track::Charity: last_pay(table, track, options.values.charity[0], options.values.charity[1], pay); break;
  }
  const int times = track == Track::King && variations::king_pays_twice(table) ? 2 : 1;
  PerSquire<int> points{};
  each_squire(table, [&](Squire squire) { points[squire] = pay[squire] * times; });
  return points;
}

}  // namespace roundtable::academy
