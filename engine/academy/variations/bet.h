#pragma once

// `bet`: each squire names a track before the draft. Gallantry then moves the disc there instead of one of their
// choice, so many squares for each card they have played on it.

#include "engine/academy/moves.h"
#include "engine/academy/steps.h"

namespace roundtable::academy {

inline void clear_bets(OpenTable& table) { table.bets = {{kNoTrack, kNoTrack, kNoTrack, kNoTrack, kNoTrack}}; }

// Each squire names a track in playing order (A13, A36).
template <class S>
void ask_next_bet(State& state, S& sink) {
  OpenTable& table = state.table;
  if (table.step < table.squires) {
    ask(table, Phase::Bet, table.order[Squire{table.step}]);
  } else {
    table.step = 0;
    begin_cards(state, sink);
  }
}

template <class S>
void make_bet(State& state, Track track, S& sink) {
  OpenTable& table = state.table;
  table.bets[table.acting] = track;
  ++table.step;
  tell(sink, Event{.kind = Event::Kind::BetMade, .squire = table.acting, .track = track});
  ask_next_bet(state, sink);
}

inline int cards_played_on(const OpenTable& table, Squire squire, Track track) {
  int count = 0;
  for (const Play play : table.played[squire]) count += track_of(play) == track ? 1 : 0;
  return count;
}

// One move of 1, 2 or 3 squares times the cards played on the named track.
template <class S>
void pay_bets(OpenTable& table, S& sink) {
  for (int i = 0; i < 3; ++i) {
    const Squire squire = table.podium[static_cast<std::size_t>(i)];
    if (squire == kNoSquire) continue;
    const Track track = table.bets[squire];
    const int squares = (i + 1) * cards_played_on(table, squire, track);
    if (squares > 0) move_up(table, squire, track, squares, Event::Why::Bet, sink);
  }
}

}  // namespace roundtable::academy
