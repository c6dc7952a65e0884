#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// A Priest may not give back the card he has just taken (M14), nor a Wizard lay down the one he keeps.
inline Cards without(Cards cards, Kind held) { return held == kNoKind ? cards : cards - Cards::of(held); }

// The legal answers of a seat that is asked, or may change its answer while others think. `seen` are the cards besides
// his own that the question is about: the hand a Priest looks at, or what a Wizard drew.
inline Choices choices(const Table& table, Seat seat, Cards hand, Kind held, Cards seen) {
  if (!table.choosers.has(seat)) return {};
  if (table.question == Question::Turn) return Choices::of_turn(table, seat, hand);  // every other choice
  switch (table.question) {
    case Question::Target: return Choices::of_seats(table.candidates);
    case Question::Name: return Choices::of_kinds(Verb::Name, Cards::box());
    case Question::Card: return Choices::of_members(table);
    case Question::Copy: return Choices::of_guilds(copyable(table));
    case Question::Take: return Choices::of_kinds(Verb::Take, seen);
    case Question::Give: return Choices::of_kinds(Verb::Give, without(hand, held));
    case Question::Swap: return Choices::of_swaps(hand);
    case Question::Keep: return Choices::of_kinds(Verb::Keep, seen);
    case Question::Top: return Choices::of_kinds(Verb::Top, without(seen, held));
    default: return {};
  }
}

inline Choices legal(const State& state, Seat seat) {
  const Table& table = state.table;
  const Secrets& secrets = state.secrets;
  if (index(seat) >= table.options.players) return {};
  const Cards seen = table.question == Question::Take ? secrets.hands[table.target] : secrets.drawn;
  return choices(table, seat, secrets.hands[seat], secrets.held, seen);
}

}  // namespace roundtable::medievallons
