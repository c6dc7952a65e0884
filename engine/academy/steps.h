#pragma once

// The steps of a round in order. Each is implemented in a file of its own and ends by calling the next step of this
// list, or by waiting for a decision.

#include "engine/academy/actions.h"
#include "engine/academy/events.h"
#include "engine/core/sink.h"

namespace roundtable::academy {

inline void ask(OpenTable& table, Phase phase, Squire squire) {
  table.phase = phase;
  table.acting = squire;
  table.waiting = Deciders::seat(table.speaker[squire]);
}
inline void ask_all(OpenTable& table, Phase phase) {
  table.phase = phase;
  table.acting = kNoSquire;
  table.waiting = Deciders::all(table.options.players);
}
inline void ask_chance(OpenTable& table, Phase phase) {
  table.phase = phase;
  table.waiting = Deciders::chance();
}

// 1. Deal
template <class S>
void begin_round(State& state, S& sink);
template <class S>
void after_deal(State& state, S& sink);
// 2. The draft; in Lancelot piles instead
template <class S>
void begin_cards(State& state, S& sink);
template <class S>
void begin_draft(State& state, S& sink);
template <class S>
void begin_split(State& state, S& sink);
// 3. Playing
template <class S>
void begin_play(State& state, S& sink);
template <class S>
void next_turn(State& state, S& sink);
// 4. Scoring
template <class S>
void begin_scoring(State& state, S& sink);
template <class S>
void score_gallantry(State& state, S& sink);
template <class S>
void ask_next_bonus(State& state, S& sink);
template <class S>
void score_tracks_up_to_education(State& state, S& sink);
template <class S>
void score_tracks_after_education(State& state, S& sink);
// 5. and 6. Reset, next first player
template <class S>
void end_round(State& state, S& sink);

}  // namespace roundtable::academy
