#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Choose another player and name a kind; they give one if they have one. Question and answer are public (M13).
struct Knight : Power {
  static constexpr PowerWords kWords = {
      .does = "ask a player for a type: they give one if they have it",
      .fine_print = "question and answer are public",
      .whom = "Whom does the Knight ask?",
  };

  template <class S>
  static void use(State& state, S& /*sink*/) {
    ask_target(state.table, all_but(state.table, state.table.active));
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    OpenTable& table = state.table;
    if (action.verb == Verb::Target) {
      set_target(table, action.seat(), sink);
      return ask_user(table, Question::Name);
    }
    tell(sink, Event{.kind = Event::Kind::Asked, .seat = table.active, .other = table.target, .card = action.kind()});
    if (state.secrets.hands[table.target].has(action.kind())) {
      hand_over<S::kRemembers>(state, table.target, table.active, action.kind(), true);
      tell(sink, Event{.kind = Event::Kind::Gave, .seat = table.target, .other = table.active, .card = action.kind()});
    } else {
      conclude<S::kRemembers>(state, [&](Knowledge& knowledge) {
        each_other(table, table.target,
                   [&](Seat other) { knowledge.of_hand(other, table.target).no_more(action.kind()); });
      });
      tell(sink, Event{.kind = Event::Kind::HadNone, .seat = table.target, .card = action.kind()});
    }
    finish_power(table);
  }
};

}  // namespace roundtable::medievallons
