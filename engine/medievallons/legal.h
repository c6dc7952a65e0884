#pragma once

#include "engine/core/result.h"
#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// A Priest may not give back the card he has just taken (M14), nor a Wizard lay down the one he keeps.
inline Cards without(Cards cards, Kind held) { return held == kNoKind ? cards : cards - Cards::of(held); }

// The legal answers of a seat that is asked, or may change its answer while others think. `seen` are the cards besides
// his own that the question is about: the hand a Priest looks at, or what a Wizard drew.
[[gnu::always_inline]] inline Choices choices(const Table& table, Seat seat, Cards hand, Kind held, Cards seen) {
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

[[gnu::always_inline]] inline Choices legal(const State& state, Seat seat) {
  const Table& table = state.table;
  const Secrets& secrets = state.secrets;
  if (index(seat) >= table.options.players) return {};
  const Cards seen = table.question == Question::Take ? secrets.hands[table.target] : secrets.drawn;
  return choices(table, seat, secrets.hands[seat], secrets.held, seen);
}

[[gnu::noinline]] inline bool contains(const State& state, Seat seat, Action action) {
  return legal(state, seat).contains(action);
}

// Whether that seat may answer so; usual answers need no list of all.
[[gnu::always_inline]] inline Refusal refusal(const State& state, Seat seat, Action action) {
  const Table& table = state.table;
  const Secrets& secrets = state.secrets;
  if (index(seat) >= table.options.players || !table.choosers.has(seat)) return Refusal::NotAsked;
  const auto only_if = [](bool legal) { return legal ? Refusal::None : Refusal::NotLegal; };
  const auto one_of = [&](Verb verb, Cards cards) { return only_if(action.is_kind(verb) && cards.has(action.kind())); };
  const Cards hand = secrets.hands[seat];
  switch (table.question) {
    case Question::Turn:
      if (action.verb != Verb::Play) break;
      return one_of(Verb::Play, hand);
    case Question::Target: return only_if(action.is_seat(Verb::Target) && table.candidates.has(action.seat()));
    case Question::Name: return one_of(Verb::Name, Cards::box());
    case Question::Take: return one_of(Verb::Take, secrets.hands[table.target]);
    case Question::Give: return one_of(Verb::Give, without(hand, secrets.held));
    case Question::Keep: return one_of(Verb::Keep, secrets.drawn);
    case Question::Top: return one_of(Verb::Top, without(secrets.drawn, secrets.held));
    default: break;
  }
  return only_if(contains(state, seat, action));
}

}  // namespace roundtable::medievallons
