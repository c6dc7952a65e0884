#pragma once

#include "engine/core/result.h"
#include "engine/medievallons/powers.h"

namespace roundtable::medievallons {

// A Priest may not return the card just taken (M14), nor may a Wizard discard the kept one.
inline Cards without(Cards cards, CardKind held) { return held == kNoKind ? cards : cards - Cards::of(held); }

// `answers` defines the legal answers once, for these two visitors. The first lists them,
struct Listing {
  Choices turn(const OpenTable& table, Seat seat, Cards hand) const { return Choices::of_turn(table, seat, hand); }
  Choices kind(Verb verb, Cards cards) const { return Choices::of_kinds(verb, cards); }
  Choices target(Seats seats) const { return Choices::of_seats(seats); }
  Choices any_of(const Choices& choices) const { return choices; }
  Choices nothing() const { return {}; }
};
// the second checks one answer, usually without a list.
struct Checking {
  Action wanted;

  Legality turn(const OpenTable& table, Seat seat, Cards hand) const {
    return wanted.verb == Verb::Play ? kind(Verb::Play, hand) : any_of(Choices::of_turn(table, seat, hand));
  }
  Legality kind(Verb verb, Cards cards) const { return only_if(wanted.is_kind(verb) && cards.has(wanted.kind())); }
  Legality target(Seats seats) const { return only_if(wanted.is_seat(Verb::Target) && seats.has(wanted.seat())); }
  Legality any_of(const Choices& choices) const { return only_if(choices.contains(wanted)); }
  Legality nothing() const { return Legality::NotAsked; }

 private:
  static Legality only_if(bool legal) { return legal ? Legality::Legal : Legality::NotLegal; }
};

// Legal answers of a seat that is asked, or may still change its simultaneous choice. `seen` are other cards that the
// question concerns: the hand a Priest looks at, or the cards a Wizard drew.
template <class As>
inline auto answers(const OpenTable& table, Seat seat, Cards hand, CardKind held, Cards seen, As as) {
  if (!table.choosers.has(seat)) return as.nothing();
  if (table.question == Question::Turn) return as.turn(table, seat, hand);  // half of all choices
  switch (table.question) {
    case Question::Target: return as.target(table.candidates);
    case Question::Name: return as.kind(Verb::Name, Cards::box());
    case Question::Card: return as.any_of(Choices::of_members(table));
    case Question::Copy: return as.any_of(Choices::of_guilds(copyable(table)));
    case Question::Take: return as.kind(Verb::Take, seen);
    case Question::Give: return as.kind(Verb::Give, without(hand, held));
    case Question::Swap: return as.any_of(Choices::of_swaps(hand));
    case Question::Keep: return as.kind(Verb::Keep, seen);
    case Question::Top: return as.kind(Verb::Top, without(seen, held));
    default: return as.nothing();
  }
}

template <class As>
inline auto answers(const State& state, Seat seat, As as) {
  const OpenTable& table = state.table;
  const Secrets& secrets = state.secrets;
  if (index(seat) >= table.options.players) return as.nothing();
  const Cards seen = table.question == Question::Take ? secrets.hands[table.target] : secrets.drawn;
  return answers(table, seat, secrets.hands[seat], secrets.held, seen, as);
}

inline Choices legal(const State& state, Seat seat) { return answers(state, seat, Listing()); }

}  // namespace roundtable::medievallons
