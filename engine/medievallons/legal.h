#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// The cards a question is about, besides the hand of the one who is asked.
inline Cards cards_in_question(const State& state) {
  switch (state.table.question) {
    case Question::Take: return state.secrets.hands[state.table.target];
    case Question::Keep: return state.secrets.drawn;
    case Question::Top: return state.secrets.drawn - Cards::of(state.secrets.held);
    default: return {};
  }
}

// What he may give away: not the card a Priest has just taken (M14).
inline Cards giveable(Cards hand, Kind held) { return held == kNoKind ? hand : hand - Cards::of(held); }

// The legal answers of a seat that is asked, or may change its answer while others think.
inline Choices choices(const Table& table, Seat seat, Cards hand, Kind held, Cards in_question) {
  if (!table.choosers.has(seat)) return {};
  switch (table.question) {
    case Question::Turn: return Choices::of_turn(table, seat, hand);
    case Question::Target: return Choices::of_seats(table.candidates);
    case Question::Name: return Choices::of_kinds(Verb::Name, Kinds::all());
    case Question::Card: return Choices::of_members(table);
    case Question::Copy: return Choices::of_guilds(copyable(table));
    case Question::Take: return Choices::of_kinds(Verb::Take, in_question.kinds());
    case Question::Give: return Choices::of_kinds(Verb::Give, giveable(hand, held).kinds());
    case Question::Swap: return Choices::of_swaps(hand);
    case Question::Keep: return Choices::of_kinds(Verb::Keep, in_question.kinds());
    case Question::Top: return Choices::of_kinds(Verb::Top, in_question.kinds());
    default: return {};
  }
}

inline Choices legal(const State& state, Seat seat) {
  if (index(seat) >= state.table.options.players) return {};
  return choices(state.table, seat, state.secrets.hands[seat], state.secrets.held, cards_in_question(state));
}

}  // namespace roundtable::medievallons
