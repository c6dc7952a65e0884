#pragma once

// A round, from the deal to the next first player. steps.h lists its steps, variations.h the points where variations
// and advanced rules act; the chapters are included here.

#include "engine/academy/draft.h"
#include "engine/academy/gallantry.h"
#include "engine/academy/lancelot.h"
#include "engine/academy/play.h"
#include "engine/academy/reset.h"
#include "engine/academy/scoring.h"
#include "engine/academy/steps.h"
#include "engine/academy/variations.h"
#include "engine/academy/variations/points.h"

namespace roundtable::academy {

template <class S>
void begin_round(State& state, S& /*sink*/) {
  set_playing_order(state.table);
  ask_chance(state.table, Phase::Deal);
}

template <class S>
void after_deal(State& state, S& sink) {
  if (!variations::ask_after_deal(state, sink)) begin_cards(state, sink);
}

template <class S>
void begin_cards(State& state, S& sink) {
  state.table.options.lancelot() ? begin_split(state, sink) : begin_draft(state, sink);
}

template <class S>
void begin_scoring(State& state, S& sink) {
  if (!variations::ask_before_scoring(state)) score_gallantry(state, sink);
}

template <class S>
void score_tracks_up_to_education(State& state, S& sink) {
  score_sword_tracks(state, sink);
  if (variations::score_education(state, sink)) return;
  score_education(state, sink);
  score_tracks_after_education(state, sink);
}

template <class S>
void score_tracks_after_education(State& state, S& sink) {
  score_king(state, sink);
  if (state.table.round == kRounds) {
    score_quests(state, sink);
    if (variations::score_charity(state, sink)) return;
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
