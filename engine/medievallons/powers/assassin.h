#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// Choose a card in any guild on the table, one's own included; it goes to the discard pile. Without guilds to raid:
// draw one.
struct Assassin : Power {
  template <class S>
  static void use(State& state, S& sink) {
    if (nothing_to_raid(state.table)) return draw_instead(state.table, sink);
    ask_user(state.table, Question::Card);
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    Table& table = state.table;
    tell(sink, Event{.kind = Event::Kind::Killed,
                     .seat = table.active,
                     .other = owner_of(action.guild()),
                     .guild = action.guild(),
                     .card = action.kind()});
    table.pile.put(action.kind());
    take_from_guild(state, action.guild(), action.kind(), sink);
    finish_power(table);
  }
};

}  // namespace roundtable::medievallons
