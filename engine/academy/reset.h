#pragma once

// The end of a round: empties tracks, clears the round, and passes Excalibur to the left.

#include "engine/academy/steps.h"
#include "engine/academy/variations.h"

namespace roundtable::academy {

constexpr int kResetRound = 3;

template <class S>
void empty_track(OpenTable& table, Track track, S& sink) {
  table.tracks[track].clear();
  tell_on_track(table, Event::Kind::TrackEmptied, kNoSquire, track, sink);
}

// After the last round the tracks stay visible.
template <class S>
void reset_tracks(OpenTable& table, S& sink) {
  if (table.round == kRounds) return;
  variations::reset(table, sink);
  if (table.round != kResetRound) return;
  for (const Track track : {Track::Gallantry, Track::Jousts, Track::Tournaments, Track::Education}) {
    if (variations::resets_itself(table.options, track) || variations::reset_track(table, track, sink)) continue;
    empty_track(table, track, sink);
  }
  if (!variations::resets_itself(table.options, Track::King)) empty_track(table, Track::King, sink);
}

// Clears the round's cards and choices.
inline void clear_round(State& state) {
  OpenTable& table = state.table;
  table.step = 0;
  table.turn = 0;
  table.lap = 0;
  table.acting = kNoSquire;
  table.played = {};
  table.podium = {kNoSquire, kNoSquire, kNoSquire};
  table.pile_taken = {};
  table.piles = {};
  variations::clear_round(table);
  state.secrets = {};
}

inline void pass_excalibur(OpenTable& table) {
  table.first = Seat{static_cast<std::uint8_t>((index(table.first) + 1) % table.options.players)};
}

}  // namespace roundtable::academy
