#pragma once

// The end of a round: empties tracks, clears the round, and passes Excalibur to the left.

#include <algorithm>

#include "engine/academy/round.h"
#include "engine/academy/scoring.h"

namespace roundtable::academy {

constexpr int kResetRound = 3;

// `orderedreset`: the last to 0, the next to 1, 2, ...; no disc moves forward, and order on a square is kept (A5).
inline void reset_in_order(Row& row, int squires) {
  const Ranking ranking = row.ranking();
  const int starters = ranking.starters(squires).size();
  const int lowest = squires - 1 - (starters > 1 ? starters - 1 : 0);  // the place that goes to square 0
  for (int i = 0; i < squires; ++i) {
    const Squire squire{static_cast<std::uint8_t>(i)};
    const Disc disc = row[squire];
    row[squire] = Disc(std::min(lowest - ranking.place(squire), disc.square()), disc.arrival());
  }
}

template <class S>
void empty_track(OpenTable& table, Track track, S& sink) {
  table.tracks[track].clear();
  tell(sink, Event{.kind = Event::Kind::TrackEmptied, .track = track});
}

template <class S>
void reset_rows(OpenTable& table, Track track, S& sink) {
  if (!table.options.has(Advanced::OrderedReset)) return empty_track(table, track, sink);
  const Row before = table.tracks[track];
  reset_in_order(table.tracks[track], table.squires);
  each_squire(table, [&](Squire squire) {
    const int from = before[squire].square();
    const int to = table.tracks[track][squire].square();
    if (from != to) {
      tell(sink, Event{.kind = Event::Kind::Moved,
                       .squire = squire,
                       .track = track,
                       .from = static_cast<std::uint8_t>(from),
                       .to = static_cast<std::uint8_t>(to),
                       .why = Event::Why::OrderedReset});
    }
  });
}

// `knights`: both tracks and the Cup go back after scoring.
template <class S>
void reset_knights(OpenTable& table, S& sink) {
  if (!scores_now(table, Track::Jousts)) return;
  empty_track(table, Track::Jousts, sink);
  empty_track(table, Track::Tournaments, sink);
  table.cup = 0;
  tell(sink, Event{.kind = Event::Kind::CupReset});
}

// `scrolls`: both scrolls return and the track is emptied only after the scroll of 12 was taken (A19).
template <class S>
void reset_scrolls(OpenTable& table, S& sink) {
  if (table.scrolls.twelve_taker != kNoSquire) {
    table.scrolls = Scrolls();
    empty_track(table, Track::King, sink);
    tell(sink, Event{.kind = Event::Kind::ScrollsBack});
  }
  table.scrolls.six_taker = kNoSquire;
}

// After the last round the tracks stay visible.
template <class S>
void reset_tracks(OpenTable& table, S& sink) {
  if (table.round == kRounds) return;
  const bool knights = table.options.has(Variation::Knights);
  const bool scrolls = table.options.has(Variation::Scrolls);
  if (knights) reset_knights(table, sink);
  if (scrolls) reset_scrolls(table, sink);
  if (table.round != kResetRound) return;
  reset_rows(table, Track::Gallantry, sink);
  if (!knights) {
    reset_rows(table, Track::Jousts, sink);
    reset_rows(table, Track::Tournaments, sink);
  }
  reset_rows(table, Track::Education, sink);
  if (!scrolls) empty_track(table, Track::King, sink);
}

// Clears the round's cards, bets and tokens.
inline void clear_round(State& state) {
  OpenTable& table = state.table;
  table.step = 0;
  table.turn = 0;
  table.lap = 0;
  table.acting = kNoSquire;
  table.played = {};
  table.bets = {{kNoTrack, kNoTrack, kNoTrack, kNoTrack, kNoTrack}};
  table.podium = {kNoSquire, kNoSquire, kNoSquire};
  table.peeked = {};
  table.token = {};
  table.almsgiver = kNoSquire;
  table.pauper = kNoSquire;
  table.takes_left = 0;
  table.pile_taken = {};
  table.piles = {};
  state.secrets = {};
}

inline void pass_excalibur(OpenTable& table) {
  table.first = Seat{static_cast<std::uint8_t>((index(table.first) + 1) % table.options.players)};
}

}  // namespace roundtable::academy
