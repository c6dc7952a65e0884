#pragma once

// `knights`: Jousts and Tournaments score every second round, and swords move the Cup towards the side that pays more.

#include <algorithm>

#include "engine/academy/pay.h"

namespace roundtable::academy {

constexpr Podium kWinningKnightPay = {8, 5, 2};
constexpr Podium kLosingKnightPay = {5, 3, 1};
constexpr std::array kKnightPays = {kWinningKnightPay, kLosingKnightPay};
constexpr unsigned kKnightsRounds = rounds({2, 4, 6});

constexpr bool is_sword_track(Track track) { return track == Track::Jousts || track == Track::Tournaments; }

// The number of rounds since both tracks were emptied, after `finished` scored rounds. After the last they stay.
constexpr int rounds_since_knights(int finished) { return finished == kRounds ? 2 : finished % 2; }

inline bool knights_score_now(const OpenTable& table) { return ((kKnightsRounds >> table.round) & 1U) != 0; }

// The Cup's side pays more; in the middle neither (A11).
inline Podium knight_podium(const OpenTable& table, Track track) {
  const bool wins = track == Track::Jousts ? table.cup > 0 : table.cup < 0;
  return wins ? kWinningKnightPay : kLosingKnightPay;
}

// Only a sword moves the Cup, which stops at its ends. The middle is not a square: a move across it does not
// count it (A10, A12).
inline int cup_after(const OpenTable& table, Track track, int squares) {
  const Values& values = table.options.values;
  const int towards = track == Track::Jousts ? 1 : -1;
  int to = table.cup + towards * squares;
  if (!values.cup_middle && table.cup * towards < 0 && to * towards >= 0) to += towards;
  return std::clamp<int>(to, -values.cup_reach, values.cup_reach);
}
inline int cup_after(const OpenTable& table, Play play) { return cup_after(table, track_of(play), value_of(play)); }

template <class S>
void move_cup(OpenTable& table, Play play, S& sink) {
  table.cup = static_cast<std::int8_t>(cup_after(table, play));
  tell(sink, Event{.kind = Event::Kind::CupMoved, .value = table.cup});
}

// Both tracks and the Cup go back after scoring.
template <class S>
void reset_knights(OpenTable& table, S& sink) {
  if (!knights_score_now(table)) return;
  empty_track(table, Track::Jousts, sink);
  empty_track(table, Track::Tournaments, sink);
  table.cup = 0;
  tell(sink, Event{.kind = Event::Kind::CupReset});
}

}  // namespace roundtable::academy
