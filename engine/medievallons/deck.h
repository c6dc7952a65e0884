#pragma once

#include "engine/medievallons/handing.h"

// Drawing, and the Cycle-Breaker under the deck.

namespace roundtable::medievallons {

inline void ask_chance(OpenTable& table, Question question) {
  table.question = question;
  table.choosers = Seats();
  table.waiting = Deciders::chance();
}

// Size of the deck for that observer, including cards held back by another Wizard.
inline int unseen_deck(const State& state, Seat observer) {
  return state.secrets.deck.size() + (observer == state.table.active ? 0 : state.secrets.drawn.size());
}

template <class S>
void end_game(State& state, Ending ending, Seat winner, S& sink) {
  OpenTable& table = state.table;
  Secrets& secrets = state.secrets;
  table.question = Question::Over;
  table.waiting = Deciders::nobody();
  table.choosers = Seats();
  table.candidates = Seats();
  table.draws = DrawQueue();
  table.comes_back = table.holds_back = false;
  table.ending = ending;
  // A Wizard's drawn cards count as hand cards (M20).
  each_card(secrets.drawn, [&](CardKind kind) {
    conclude<S::kRemembers>(state, [&](Knowledge& knowledge) {
      each_other(table, table.active,
                 [&](Seat other) { knowledge.hidden_move(other, other, table.active, unseen_deck(state, other)); });
    });
    secrets.drawn.remove(kind);
    secrets.hands[table.active].add(kind);
  });
  secrets.held = kNoKind;
  tell(sink, Event{.kind = Event::Kind::Ended, .seat = winner, .number = static_cast<int>(ending)});
}

// Updates all players' knowledge after they saw the pile become the deck.
inline void conclude_all(State& state) {
  Secrets& secrets = state.secrets;
  for (const Seat observer : everybody(state.table)) {
    Cards unseen = secrets.deck;
    if (observer != state.table.active) unseen = unseen + secrets.drawn;
    each_other(state.table, observer, [&](Seat other) { unseen = unseen + secrets.hands[other]; });
    secrets.knowledge.conclude(observer, everybody(state.table), unseen, [&](Seat place) {
      return place == observer ? unseen_deck(state, observer) : secrets.hands[place].size();
    });
  }
}

// The last card has left the deck. First time: the pile except its top becomes the new deck. Second time, or with no
// card to shuffle (M21): the game ends at once. Cards being resolved are not in the pile (M19).
template <class S>
void turn_cycle_breaker(State& state, S& sink) {
  OpenTable& table = state.table;
  if (table.yellow || table.pile.size() < 2) return end_game(state, Ending::Cycle, kNoSeat, sink);
  table.yellow = true;
  state.secrets.deck = table.pile.leave_top();
  conclude<S::kRemembers>(state, [&](Knowledge& knowledge) {
    const ExactKinds whole = ExactKinds::of(state.secrets.deck.at_least(kOfEach));  // a claim cannot count so many
    for (const Seat observer : everybody(table)) {
      knowledge.of(observer, observer).arrive(state.secrets.deck);
      each_other(table, observer, [&](Seat other) { knowledge.of_hand(observer, other).no_more(whole); });
    }
    conclude_all(state);
  });
  tell(sink, Event{.kind = Event::Kind::Reshuffled, .number = state.secrets.deck.size()});
}

// Draws the due cards one after another. With `comes_back` the power goes on afterwards; otherwise it is done.
inline void start_drawing(OpenTable& table, bool comes_back) {
  table.comes_back = comes_back;
  ask_chance(table, Question::Draw);
}

inline void draw_and_finish(OpenTable& table, Seat seat, int cards) {
  table.draws.add(seat, cards);
  start_drawing(table, false);
}

// Updates knowledge for a draw that only its player sees.
inline void known_may_be_drawn(State& state, Seat seat, CardKind kind, int before) {
  Knowledge& knowledge = state.secrets.knowledge;
  knowledge.of(seat, seat).leaves(kind, before - 1);
  if (state.table.holds_back) return;
  each_other(state.table, seat, [&](Seat other) { knowledge.hidden_move(other, other, seat, before); });
}

// Moves a card from the deck to a hand, or to the cards a Wizard holds back.
template <class S>
void draw_card(State& state, Seat seat, CardKind kind, S& sink) {
  OpenTable& table = state.table;
  Secrets& secrets = state.secrets;
  table.draws.pop();
  const int before = secrets.deck.size();
  secrets.deck.remove(kind);
  (table.holds_back ? secrets.drawn : secrets.hands[seat]).add(kind);
  conclude<S::kRemembers>(state, [&](Knowledge& knowledge) {
    if (knowledge.no_card_of_deck() && before > 1) [[likely]] {
      if (!table.holds_back) knowledge.unknown_drawn(seat, table.options.players);
    } else {
      known_may_be_drawn(state, seat, kind, before);
    }
  });
  tell(sink, Event{.kind = Event::Kind::Drew, .seat = seat, .card = kind, .secret = true, .sees = Seats::of(seat)});
  if (before == 1) turn_cycle_breaker(state, sink);
}

// Reveals the top card of the deck onto the pile. The last card stays there as the top.
template <class S>
void reveal_card(State& state, CardKind kind, S& sink) {
  Secrets& secrets = state.secrets;
  secrets.deck.remove(kind);
  const int left = secrets.deck.size();
  conclude<S::kRemembers>(state, [&](Knowledge& knowledge) {
    for (const Seat observer : everybody(state.table)) knowledge.of(observer, observer).leaves(kind, left);
  });
  state.table.pile.put(kind);
  tell(sink, Event{.kind = Event::Kind::Revealed, .seat = state.table.active, .card = kind});
  if (left == 0) turn_cycle_breaker(state, sink);
}

}  // namespace roundtable::medievallons
