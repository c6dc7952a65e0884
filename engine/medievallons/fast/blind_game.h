#pragma once

// A game for players who do not look at their view, such as random ones: knowledge about other hands is not computed.
// Made for GPUs: threads are fast while they run the same code, so the parts of a turn come in one fixed order, and a
// game that skips a part waits for the others.

#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

// Plays until the first turn.
template <class Generator>
void begin_blindly(State& state, Generator& rng) {
  BlindSink nobody;
  OpenTable& table = state.table;
  if (table.question == Question::First) table.active = draw(state, rng).seat;
  table.question = Question::Deal;
  deal(state, draw(state, rng), nobody);
  begin_pile(state, draw(state, rng).kind, nobody);
}

namespace detail {

// Answers a question by public facts or by `choose`. One place for all questions, so that the games of a warp meet
// there.
template <class Choose>
ALWAYS_INLINE inline Action answer_of(const State& state, Seat seat, Choose& choose) {
  Action answer;
  const auto take_it = [&](Action action) ALWAYS_INLINE {
    answer = action;
    return true;
  };
  const bool forced =
      state.table.question == Question::Turn ? forced_turn(state, take_it) : forced_answer(state, take_it);
  return forced ? answer : choose(state, seat, legal(state, seat));
}

template <class Choose>
ALWAYS_INLINE inline void answer_blindly(State& state, Choose& choose) {
  BlindSink nobody;
  OpenTable& table = state.table;
  const bool together = table.question == Question::Give || table.question == Question::Swap;
  if (together) choose_where_forced(state);
  if (!table.waiting.over()) {
    const Seat seat = table.waiting.seats().lowest();
    const Action action = answer_of(state, seat, choose);
    if (table.question == Question::Turn) return answer_turn(state, action, nobody);
    if (!together) return answer_power(state, action, nobody);
    mean(state, seat, action);
    table.waiting.answered(seat);
  }
  if (table.waiting.over()) all_in(state, nobody);
}

template <class Generator>
ALWAYS_INLINE inline void chance_blindly(State& state, Generator& rng) {
  BlindSink nobody;
  const OpenTable& table = state.table;
  do {
    const bool begs = table.question == Question::Beg;
    const CardKind kind = (begs ? state.secrets.hands[table.target] : state.secrets.deck).random(rng);
    if (table.question != Question::Draw) return settle_power(state, kind, nobody);
    draw_card(state, table.draws.next(), kind, nobody);
    if (table.question == Question::Draw && table.draws.empty()) return all_drawn(state, nobody);
  } while (table.question == Question::Draw);
}

}  // namespace detail

// Plays about one more choice unless the game is over; the choices equal those of step-by-step play.
template <class Choose, class Generator>
ALWAYS_INLINE inline void step_blindly(State& state, Choose& choose, Generator& rng) {
  BlindSink nobody;
  OpenTable& table = state.table;
  const Question& question = table.question;
  if (question >= Question::Turn && question < Question::UsePower) detail::answer_blindly(state, choose);
  if (question == Question::UsePower) use_power(state, table.power, nobody);
  if (question >= Question::Draw && question <= Question::Beg) detail::chance_blindly(state, rng);
  if (question == Question::TurnOver) end_turn(state, nobody);
}

}  // namespace roundtable::medievallons
