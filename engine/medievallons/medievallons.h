#pragma once

// Medievallons: play cards for their powers, lay guilds of three, and lead when the deck has run out twice; or win at
// once with a third guild. An independent fan's program: the rules in our own words, no text or picture of the box.
//
// Rules and rulings M1-M31: docs/rules-medievallons.md. 2 to 5 players. Options: `first`, the seat that starts
// (default: drawn); `maxTurns`, the number of turns after which the game ends (default 400, 1 to 100000).
//
// turn.h     start here: a turn from beginning to end
// powers/    a file for each card
// ask.h      questions of powers; legal.h: legal answers; forced.h: answers that the engine gives itself
// deck.h     drawing and the Cycle-Breaker; handing.h: cards that change hands
// state.h    table and hands; knowledge.h: the players' deductions; view.h: everything a seat may know
// game.h     joins the rules and the folders text/, json/, position/, imagine/ and fast/; tests/ tests the rules

#include <cassert>

#include "engine/core/result.h"
#include "engine/medievallons/turn.h"
#include "engine/medievallons/view.h"

namespace roundtable::medievallons {

constexpr std::string_view kGameName = "medievallons";

State start(const Options& options);

// Stores a simultaneous choice until all are in.
inline void mean(State& state, Seat seat, Action action) {
  const bool swaps = state.table.question == Question::Swap;
  state.secrets.meant[seat] = {action.kind(), swaps ? action.second() : kNoKind};
}

// Applies an answer that is known to be legal.
template <class S>
inline void take(State& state, Seat seat, Action action, S& sink) {
  assert(legal(state, seat).contains(action));
  OpenTable& table = state.table;
  if (table.question == Question::Give || table.question == Question::Swap) {
    mean(state, seat, action);
    table.waiting.answered(seat);
    if (!table.waiting.over()) return;
    all_in(state, sink);
  } else {
    answer(state, action, false, sink);
  }
  proceed(state, sink);
}

template <class S>
inline Legality apply(State& state, Seat seat, Action action, S& sink) {
  const Legality legality = answers(state, seat, Checking{action});
  if (legality == Legality::Legal) take(state, seat, action, sink);
  return legality;
}

// Whether chance could draw this outcome now.
bool is_possible(const State& state, const Outcome& outcome);

template <class Generator>
Per<Seat, Cards, kMaxSeats> dealt_hands(const State& state, Generator& rng) {
  Per<Seat, Cards, kMaxSeats> hands{};
  Cards deck = state.secrets.deck;
  for (const Seat seat : everybody(state.table)) {
    Draws draws(rng());
    for (int i = 0; i < kDealt; ++i) {
      const CardKind kind = deck.at(static_cast<int>(draws.below(static_cast<unsigned>(deck.size()))));
      deck.remove(kind);
      hands[seat].add(kind);
    }
  }
  return hands;
}

// Draws the due outcome; the state must wait for chance.
template <class Generator>
inline Outcome draw(const State& state, Generator& rng) {
  const OpenTable& table = state.table;
  assert(table.waiting.is_chance());
  Outcome outcome{.due = table.question};
  if (table.question == Question::Deal) {
    outcome.hands = dealt_hands(state, rng);
  } else if (table.question == Question::First) {
    outcome.seat = Seat{static_cast<std::uint8_t>(below(rng, table.options.players))};
  } else {
    const bool begs = table.question == Question::Beg;
    if (begs) outcome.seat = table.target;
    if (table.question == Question::Draw) outcome.seat = table.draws.next();
    outcome.kind = (begs ? state.secrets.hands[table.target] : state.secrets.deck).random(rng);
  }
  return outcome;
}

template <class S>
void deal(State& state, const Outcome& outcome, S& sink) {
  for (const Seat seat : everybody(state.table)) {
    const Cards cards = outcome.hands[seat];
    state.secrets.hands[seat] = cards;
    state.secrets.deck = state.secrets.deck - cards;
    tell(sink,
         Event{.kind = Event::Kind::Dealt, .seat = seat, .cards = cards, .secret = true, .sees = Seats::of(seat)});
  }
  ask_chance(state.table, Question::Discard);
}

template <class S>
void begin_pile(State& state, CardKind kind, S& sink) {
  state.secrets.deck.remove(kind);
  state.table.pile.put(kind);
  tell(sink, Event{.kind = Event::Kind::PileBegins, .card = kind});
  begin_turn(state.table, state.table.active);
}

// Continues the game after the last due card.
template <class S>
void all_drawn(State& state, S& sink) {
  if (!state.table.comes_back) return finish_power(state.table);
  with_power(state.table.power, [&]<class P>() { P::drawn(state, sink); });
}

template <class S>
void settle_draw(State& state, CardKind kind, S& sink) {
  OpenTable& table = state.table;
  draw_card(state, table.draws.next(), kind, sink);
  if (table.waiting.over() || !table.draws.empty()) return;
  all_drawn(state, sink);
  proceed(state, sink);
}

// A card revealed by a Witch or taken by a Beggar.
template <class S>
void settle_power(State& state, CardKind kind, S& sink) {
  OpenTable& table = state.table;
  if (table.question == Question::Beg) return with_power(table.power, [&]<class P>() { P::begged(state, kind, sink); });
  reveal_card(state, kind, sink);
  if (table.question == Question::Over) return;
  with_power(table.power, [&]<class P>() { P::revealed(state, kind, sink); });
}

template <class S>
void settle_other(State& state, const Outcome& outcome, S& sink) {
  OpenTable& table = state.table;
  switch (outcome.due) {
    case Question::First:
      table.active = outcome.seat;
      ask_chance(table, Question::Deal);
      return;
    case Question::Deal: return deal(state, outcome, sink);
    case Question::Discard: begin_pile(state, outcome.kind, sink); break;
    case Question::Reveal:
    case Question::Beg: settle_power(state, outcome.kind, sink); break;
    default: return;
  }
  proceed(state, sink);
}

template <class S>
inline void settle(State& state, const Outcome& outcome, S& sink) {
  assert(is_possible(state, outcome));
  tell_chance(sink, outcome);
  if (outcome.due == Question::Draw) return settle_draw(state, outcome.kind, sink);
  settle_other(state, outcome, sink);
}

struct Score {
  struct Line {
    int guilds = 0;
    int members = 0;  // cards in them
    int hand = 0;
    friend auto operator<=>(const Line&, const Line&) = default;
  };
  std::array<Line, kMaxSeats> lines{};  // by seat
  Seats winners;
};

// The current ranking; the result once the game is over.
Score result(const State& state);

}  // namespace roundtable::medievallons
