#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Look at another player's hand and take one card, then give them one of yours, not that same card (M14).
struct Priest : Power {
  static constexpr PowerWords kWords = {
      .does = "look at a hand, take a card, give one of yours",
      .fine_print = "not the one you took; a player without cards draws first",
      .whom = "At whose hand do you look?",
      .which = "Give one of your cards in return.",
      .targets = "turns to",
      .target_is_plain = true,
  };

  template <class S>
  static void use(State& state, S& /*sink*/) {
    ask_target(state.table, all_but(state.table, state.table.active));
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    OpenTable& table = state.table;
    if (action.verb == Verb::Take) return take(state, action.kind(), sink);
    set_target(table, action.seat(), sink);
    draw_more_cards(state, table.active, 1);
    draw_more_cards(state, table.target, 1);
    if (table.draws.empty()) return drawn(state, sink);
    start_drawing(table, true);
  }

  template <class S>
  static void drawn(State& state, S& sink) {
    OpenTable& table = state.table;
    const Cards hand = state.secrets.hands[table.target];
    conclude<S::kRemembers>(
        state, [&](Knowledge& knowledge) { knowledge.of(table.active, table.target) = Claim::all_of(hand); });
    tell(sink, Event{.kind = Event::Kind::Looked,
                     .seat = table.active,
                     .other = table.target,
                     .cards = hand,
                     .secret = true,
                     .sees = Seats::of(table.active) | Seats::of(table.target)});
    ask_user(table, Question::Take);
  }

  template <class S>
  static void all_chose(State& state, S& sink) {
    OpenTable& table = state.table;
    const CardKind kind = take_meant(state, table.active).one;
    state.secrets.held = kNoKind;
    hand_over<S::kRemembers>(state, table.active, table.target, kind, false);
    tell(sink, moved(Event::Kind::Gave, table.active, table.target, kind));
    finish_power(table);
  }

 private:
  template <class S>
  static void take(State& state, CardKind kind, S& sink) {
    OpenTable& table = state.table;
    hand_over<S::kRemembers>(state, table.target, table.active, kind, false);
    state.secrets.held = kind;
    tell(sink, moved(Event::Kind::Took, table.active, table.target, kind));
    ask_user(table, Question::Give);
  }
};

}  // namespace roundtable::medievallons
