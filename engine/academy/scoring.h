#pragma once

// Pay and scoring rounds of each track. gallantry.h, codex.h and alms.h have the rest.

#include <optional>

#include "engine/academy/round.h"

namespace roundtable::academy {

struct Podium {
  int first;
  int second;
  int third;  // in games of four or more
};

// Numbers of the box.
constexpr Podium kTournamentPay = {3, 2, 1};
constexpr Podium kWinningKnightPay = {8, 5, 2};
constexpr Podium kLosingKnightPay = {5, 3, 1};
constexpr int kEducationLast = -3;
constexpr int kEducationAbove = -1;
constexpr int kServiceCoat = 6;       // King's Service squares 6-11
constexpr int kFullServiceCoat = 12;  // square 12
constexpr auto kServiceCoats = [] {
  std::array<std::int8_t, kKingEnd + 1> coats{};
  for (std::size_t square = 6; square < kKingEnd; ++square) coats[square] = kServiceCoat;
  coats[kKingEnd] = kFullServiceCoat;
  return coats;
}();

constexpr unsigned rounds(std::initializer_list<int> list) {
  unsigned mask = 0;
  for (const int round : list) mask |= 1U << static_cast<unsigned>(round);
  return mask;
}
// Scoring rounds of each track, as bits 1-6, and the rows that variations replace. King's Service with `scrolls` scores
// when a scroll is taken.
constexpr PerTrack<unsigned> kScoringRounds = {{rounds({1, 2, 3, 4, 5, 6}), rounds({1, 2, 3, 4, 5, 6}),
                                                rounds({1, 2, 3, 4, 5, 6}), rounds({1, 2, 3, 4, 5, 6}), rounds({3, 6}),
                                                rounds({6}), rounds({6})}};
constexpr unsigned kKnightsRounds = rounds({2, 4, 6});

inline bool scroll_taken(const OpenTable& table) {
  return table.scrolls.six_taker != kNoSquire || table.scrolls.twelve_taker != kNoSquire;
}

// The track's scoring rounds; none if something else decides.
inline unsigned scoring_rounds(const Options& options, Track track) {
  const bool knights = options.has(Variation::Knights) && (track == Track::Jousts || track == Track::Tournaments);
  if (track == Track::King && options.has(Variation::Scrolls)) return 0;
  return knights ? kKnightsRounds : kScoringRounds[track];
}

// Whether the track scores at the end of this round, as far as is known now.
inline bool scores_now(const OpenTable& table, Track track) {
  if (track == Track::King && table.options.has(Variation::Scrolls)) return scroll_taken(table);
  return ((scoring_rounds(table.options, track) >> table.round) & 1U) != 0;
}

template <class S>
void tell_coats(const OpenTable& table, Track track, S& sink, int times = 1) {
  if constexpr (S::kListens) {
    for (int i = 0; i < times; ++i) {
      each_squire(table, [&](Squire squire) {
        const auto value = table.ledger.paid(track, table.round)[squire];
        if (value != 0)
          tell(sink, Event{.kind = Event::Kind::CoatEarned, .squire = squire, .track = track, .value = value});
      });
    }
  }
}

using Pay = PerSquire<std::int8_t>;

inline void podium_pay(const OpenTable& table, Track track, Podium podium, Pay& pay) {
  table.tracks[track].ranking().pay(podium.first, podium.second, table.options.four_or_more() ? podium.third : 0,
                                    pay.items);
}

template <class S>
inline void pay_podium(OpenTable& table, Track track, Podium podium, S& sink) {
  podium_pay(table, track, podium, table.ledger.paid(track, table.round));
  tell_coats(table, track, sink);
}

// `knights`: the Cup's side pays more; in the middle neither (A11).
inline Podium knight_podium(const OpenTable& table, Track track) {
  const bool wins = track == Track::Jousts ? table.cup > 0 : table.cup < 0;
  return wins ? kWinningKnightPay : kLosingKnightPay;
}

// Jousts and Tournaments.
template <class S>
void score_knights_tracks(State& state, S& sink) {
  OpenTable& table = state.table;
  if (!table.options.has(Variation::Knights)) {
    pay_podium(table, Track::Jousts, kTournamentPay, sink);
    pay_podium(table, Track::Tournaments, kTournamentPay, sink);
  } else if (scores_now(table, Track::Jousts)) {
    pay_podium(table, Track::Jousts, knight_podium(table, Track::Jousts), sink);
    pay_podium(table, Track::Tournaments, knight_podium(table, Track::Tournaments), sink);
  }
}

inline void last_pay(const OpenTable& table, Track track, int last, int above, Pay& pay) {
  table.tracks[track].ranking().charge(last, above, table.squires, pay.items);
}

template <class S>
inline void charge_last(OpenTable& table, Track track, int last, int above, S& sink) {
  last_pay(table, track, last, above, table.ledger.paid(track, table.round));
  tell_coats(table, track, sink);
}

template <class S>
void score_education(State& state, S& sink) {
  charge_last(state.table, Track::Education, kEducationLast, kEducationAbove, sink);
}

inline const std::array<std::int8_t, kKingEnd + 1>& service_coats(const Options& options) {
  return options.has(Variation::Scrolls) ? options.values.king_squares : kServiceCoats;
}

// King's Service pays by square, regardless of rank.
inline void king_pay(const OpenTable& table, Pay& pay) {
  const auto& coats = service_coats(table.options);
  each_squire(table, [&](Squire squire) {
    pay[squire] = coats[static_cast<std::size_t>(table.tracks[Track::King][squire].square())];
  });
}

inline bool king_pays_twice(const OpenTable& table) {
  return table.scrolls.six_taker != kNoSquire && table.scrolls.twelve_taker != kNoSquire;
}

template <class S>
void score_king(State& state, S& sink) {
  OpenTable& table = state.table;
  if (!scores_now(table, Track::King)) return;
  king_pay(table, table.ledger.paid(Track::King, table.round));
  const bool twice = king_pays_twice(table);
  if (twice) table.ledger.pay_king_twice(table.round);
  tell_coats(table, Track::King, sink, twice ? 2 : 1);
}

// `dragon`: Quests pays by the number of positive coats held; 0 is no coat (A20).
inline void dragon_pay(const OpenTable& table, Pay& pay) {
  const Ranking ranking = table.tracks[Track::Quests].ranking();
  const int count = table.squires;
  each_squire(table, [&](Squire squire) {
    int positive = 0;
    table.ledger.each_held(squire,
                           [&](Coat coat) { positive += coat.value > 0 && coat.track != Track::Quests ? 1 : 0; });
    const bool last = ranking.at_start(squire) || ranking.place(squire) == count - 1;
    const int value = last                         ? -(positive / 2)
                      : ranking.place(squire) == 0 ? positive
                      : ranking.place(squire) == 1 ? positive / 2
                                                   : 0;
    pay[squire] = static_cast<std::int8_t>(value);
  });
}

template <class S>
void score_dragon(OpenTable& table, S& sink) {
  dragon_pay(table, table.ledger.paid(Track::Quests, table.round));
  tell_coats(table, Track::Quests, sink);
}

inline Podium quests_podium(const Options& options) {
  const auto& pay = options.values.quests;
  return {pay[0], pay[1], pay[2]};
}

template <class S>
void score_quests(State& state, S& sink) {
  OpenTable& table = state.table;
  if (table.options.has(Variation::Dragon)) return score_dragon(table, sink);
  pay_podium(table, Track::Quests, quests_podium(table.options), sink);
}

template <class S>
void score_charity(State& state, S& sink) {
  const auto& charity = state.table.options.values.charity;
  charge_last(state.table, Track::Charity, charity[0], charity[1], sink);
}

// Each squire's pay if the track were scored now; nothing if it is not points: Gallantry moves discs, and with `codex`
// Education gives tokens.
inline std::optional<PerSquire<int>> points_now(const OpenTable& table, Track track) {
  const Options& options = table.options;
  Pay pay{};
  switch (track) {
    case Track::Gallantry: return std::nullopt;
    case Track::Jousts:
    case Track::Tournaments:
      podium_pay(table, track, options.has(Variation::Knights) ? knight_podium(table, track) : kTournamentPay, pay);
      break;
    case Track::Education:
      if (options.has(Variation::Codex)) return std::nullopt;
      last_pay(table, track, kEducationLast, kEducationAbove, pay);
      break;
    case Track::King: king_pay(table, pay); break;
    case Track::Quests:
      options.has(Variation::Dragon) ? dragon_pay(table, pay) : podium_pay(table, track, quests_podium(options), pay);
      break;
    case Track::Charity:
      if (options.has(Variation::Alms)) return std::nullopt;
      last_pay(table, track, options.values.charity[0], options.values.charity[1], pay);
      break;
  }
  const int times = track == Track::King && king_pays_twice(table) ? 2 : 1;
  PerSquire<int> points{};
  each_squire(table, [&](Squire squire) { points[squire] = pay[squire] * times; });
  return points;
}

}  // namespace roundtable::academy
