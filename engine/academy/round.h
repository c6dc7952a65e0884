#pragma once

// A round, from the deal to the next first player: its parts in order, and the parts that options add. Each part is
// implemented in its own file and ends by calling the next part of this list, or by waiting for a decision.

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
// 2. Bets and the draft; in Lancelot piles instead of the draft
template <class S>
void ask_next_bet(State& state, S& sink);
template <class S>
void begin_draft(State& state, S& sink);
template <class S>
void begin_split(State& state, S& sink);
// 3. Playing
template <class S>
void begin_play(State& state, S& sink);
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
void ask_next_token(State& state, S& sink);
template <class S>
void score_tracks_after_education(State& state, S& sink);
template <class S>
void begin_alms(State& state, S& sink);
// 5. and 6. Reset, next first player
template <class S>
void end_round(State& state, S& sink);

}  // namespace roundtable::academy

#include "engine/academy/alms.h"
#include "engine/academy/codex.h"
#include "engine/academy/draft.h"
#include "engine/academy/gallantry.h"
#include "engine/academy/lancelot.h"
#include "engine/academy/play.h"
#include "engine/academy/reset.h"
#include "engine/academy/scoring.h"

namespace roundtable::academy {

template <class S>
void begin_round(State& state, S& /*sink*/) {
  set_playing_order(state.table);
  ask_chance(state.table, Phase::Deal);
}

template <class S>
void after_deal(State& state, S& sink) {
  const Options& options = state.table.options;
  if (options.has(Variation::Codex) && state.secrets.tokens.minus_three == 0) {
    ask_chance(state.table, Phase::LayCodex);
  } else if (options.has(Variation::Bet)) {
    ask_next_bet(state, sink);
  } else {
    options.lancelot() ? begin_split(state, sink) : begin_draft(state, sink);
  }
}

template <class S>
void begin_scoring(State& state, S& sink) {
  if (state.table.options.has(Advanced::Lift) && can_lift(state.table)) {
    state.table.phase = Phase::Lift;
    state.table.acting = kNoSquire;  // any of the player's discs
    state.table.waiting = Deciders::seat(state.table.first);
  } else {
    score_gallantry(state, sink);
  }
}

template <class S>
void score_tracks_up_to_education(State& state, S& sink) {
  score_knights_tracks(state, sink);
  if (state.table.options.has(Variation::Codex)) {
    state.table.step = 0;
    ask_next_token(state, sink);
  } else {
    score_education(state, sink);
    score_tracks_after_education(state, sink);
  }
}

template <class S>
void score_tracks_after_education(State& state, S& sink) {
  score_king(state, sink);
  if (state.table.round == kRounds) {
    score_quests(state, sink);
    if (state.table.options.has(Variation::Alms)) return begin_alms(state, sink);
    score_charity(state, sink);
  }
  end_round(state, sink);
}

template <class S>
inline void end_round(State& state, S& sink) {
  OpenTable& table = state.table;
  reset_tracks(table, sink);
  clear_round(state);
  if (table.round == kRounds) {
    table.phase = Phase::Over;
    table.waiting = Deciders::nobody();
    tell(sink, Event{.kind = Event::Kind::Ended});
    return;
  }
  ++table.round;
  pass_excalibur(table);
  begin_round(state, sink);
}

}  // namespace roundtable::academy
