#pragma once

// What each track pays, and when. Gallantry and the trading of `codex` and `alms` have pages of their own.

#include "engine/academy/round.h"

namespace roundtable::academy {

struct Podium {
  int first;
  int second;
  int third;  // in games of four or more
};

// The box's numbers.
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
// In which rounds each track scores, as bits 1-6, and the rows that variations replace. King's Service with `scrolls`
// scores when a scroll is taken.
constexpr PerTrack<unsigned> kScoringRounds = {{rounds({1, 2, 3, 4, 5, 6}), rounds({1, 2, 3, 4, 5, 6}),
                                                rounds({1, 2, 3, 4, 5, 6}), rounds({1, 2, 3, 4, 5, 6}), rounds({3, 6}),
                                                rounds({6}), rounds({6})}};
constexpr unsigned kKnightsRounds = rounds({2, 4, 6});

inline bool scroll_taken(const Table& table) {
  return table.scrolls.six_taker != kNoSquire || table.scrolls.twelve_taker != kNoSquire;
}

// Whether the track scores at the end of this round, as far as can be said now.
inline bool scores_now(const Table& table, Track track) {
  const bool knights = table.options.has(Variation::Knights) && (track == Track::Jousts || track == Track::Tournaments);
  if (track == Track::King && table.options.has(Variation::Scrolls)) return scroll_taken(table);
  return (((knights ? kKnightsRounds : kScoringRounds[track]) >> table.round) & 1U) != 0;
}

template <class S>
void tell_coats(const Table& table, Track track, S& sink, int times = 1) {
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

template <class S>
[[gnu::always_inline]] inline void pay_podium(Table& table, Track track, Podium pay, S& sink) {
  table.tracks[track].ranking().pay(pay.first, pay.second, table.options.four_or_more() ? pay.third : 0,
                                    table.ledger.paid(track, table.round).items);
  tell_coats(table, track, sink);
}

// Jousts and Tournaments; with `knights` the Cup says who pays more (A11: in the middle nobody).
template <class S>
void score_knights_tracks(State& state, S& sink) {
  Table& table = state.table;
  if (!table.options.has(Variation::Knights)) {
    pay_podium(table, Track::Jousts, kTournamentPay, sink);
    pay_podium(table, Track::Tournaments, kTournamentPay, sink);
  } else if (scores_now(table, Track::Jousts)) {
    pay_podium(table, Track::Jousts, table.cup > 0 ? kWinningKnightPay : kLosingKnightPay, sink);
    pay_podium(table, Track::Tournaments, table.cup < 0 ? kWinningKnightPay : kLosingKnightPay, sink);
  }
}

template <class S>
[[gnu::always_inline]] inline void charge_last(Table& table, Track track, int last, int above, S& sink) {
  table.tracks[track].ranking().charge(last, above, table.squires, table.ledger.paid(track, table.round).items);
  tell_coats(table, track, sink);
}

template <class S>
void score_education(State& state, S& sink) {
  charge_last(state.table, Track::Education, kEducationLast, kEducationAbove, sink);
}

inline const std::array<std::int8_t, kKingEnd + 1>& service_coats(const Options& options) {
  return options.has(Variation::Scrolls) ? options.values.king_squares : kServiceCoats;
}

// King's Service pays by square, whatever the rank.
template <class S>
void score_king(State& state, S& sink) {
  Table& table = state.table;
  if (!scores_now(table, Track::King)) return;
  const auto& coats = service_coats(table.options);
  each_squire(table, [&](Squire squire) {
    const auto square = static_cast<std::size_t>(table.tracks[Track::King][squire].square());
    table.ledger.paid(Track::King, table.round)[squire] = coats[square];
  });
  const bool twice = table.scrolls.six_taker != kNoSquire && table.scrolls.twelve_taker != kNoSquire;
  if (twice) table.ledger.pay_king_twice(table.round);
  tell_coats(table, Track::King, sink, twice ? 2 : 1);
}

// `dragon`: Quests pays by the number of positive coats held; 0 is no coat (A20).
template <class S>
void score_dragon(Table& table, S& sink) {
  const Ranking ranking = table.tracks[Track::Quests].ranking();
  const int count = table.squires;
  each_squire(table, [&](Squire squire) {
    int positive = 0;
    table.ledger.each_held(squire, [&](Coat coat) { positive += coat.value > 0 ? 1 : 0; });
    const bool last = ranking.at_start(squire) || ranking.place(squire) == count - 1;
    const int value = last                         ? -(positive / 2)
                      : ranking.place(squire) == 0 ? positive
                      : ranking.place(squire) == 1 ? positive / 2
                                                   : 0;
    table.ledger.paid(Track::Quests, table.round)[squire] = static_cast<std::int8_t>(value);
  });
  tell_coats(table, Track::Quests, sink);
}

template <class S>
void score_quests(State& state, S& sink) {
  Table& table = state.table;
  if (table.options.has(Variation::Dragon)) return score_dragon(table, sink);
  const auto& pay = table.options.values.quests;
  pay_podium(table, Track::Quests, Podium{pay[0], pay[1], pay[2]}, sink);
}

template <class S>
void score_charity(State& state, S& sink) {
  const auto& charity = state.table.options.values.charity;
  charge_last(state.table, Track::Charity, charity[0], charity[1], sink);
}

}  // namespace roundtable::academy
