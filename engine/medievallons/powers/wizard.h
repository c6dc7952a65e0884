#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Draw three, keep one, discard two, choosing which of them ends on top (M15).
struct Wizard : Power {
  static constexpr PowerWords kWords = {
      .does = "draw three, keep one, discard two",
      .fine_print = "you say which of the two lies on top",
  };

  template <class S>
  static void use(State& state, S& /*sink*/) {
    OpenTable& table = state.table;
    table.holds_back = true;
    table.draws.add(table.active, 3);
    start_drawing(table, true);
  }

  template <class S>
  static void drawn(State& state, S& /*sink*/) {
    state.table.holds_back = false;
    ask_user(state.table, Question::Keep);
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    if (action.verb == Verb::Top) return lay_down(state, action.kind(), sink);
    state.secrets.held = action.kind();
    const Cards others = state.secrets.drawn - Cards::of(action.kind());
    if (others.number_of_kinds() == 1) return lay_down(state, others.at(0), sink);
    ask_user(state.table, Question::Top);
  }

 private:
  // Two cards are discarded in public; the third goes to the hand, seen by its owner only. In this order: observers see
  // two cards before they have to guess the third.
  template <class S>
  static void lay_down(State& state, CardKind top, S& sink) {
    OpenTable& table = state.table;
    Secrets& secrets = state.secrets;
    const CardKind kept = secrets.held;
    const CardKind below = (secrets.drawn - Cards::of(kept) - Cards::of(top)).at(0);
    secrets.held = kNoKind;
    secrets.drawn = Cards();
    secrets.hands[table.active].add(kept);
    conclude<S::kRemembers>(state, [&](Knowledge& knowledge) {
      if (knowledge.no_card_of_deck()) return knowledge.unknown_drawn(table.active, table.options.players);
      const int rest = secrets.deck.size();
      each_other(table, table.active, [&](Seat other) {
        knowledge.of(other, other).leaves(below, rest + 2);
        knowledge.of(other, other).leaves(top, rest + 1);
        knowledge.hidden_move(other, other, table.active, rest + 1);
      });
    });
    tell(sink, Event{.kind = Event::Kind::Kept,
                     .seat = table.active,
                     .card = kept,
                     .secret = true,
                     .sees = Seats::of(table.active)});
    for (const CardKind kind : {below, top}) {
      table.pile.put(kind);
      tell(sink, Event{.kind = Event::Kind::LaidDown, .seat = table.active, .card = kind});
    }
    finish_power(table);
  }
};

}  // namespace roundtable::medievallons
