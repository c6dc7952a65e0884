#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// Take a card from any guild on the table, one's own included, into your hand. Without guilds to raid: draw one.
struct Ranger : Power {
  template <class S>
  static void use(State& state, S& sink) {
    if (nothing_to_raid(state.table)) return draw_instead(state.table, sink);
    ask_user(state.table, Question::Card);
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    Table& table = state.table;
    tell(sink, Event{.kind = Event::Kind::FromGuild,
                     .seat = table.active,
                     .other = owner_of(action.guild()),
                     .guild = action.guild(),
                     .card = action.kind()});
    receive_openly(state, table.active, Cards::of(action.kind()));
    take_from_guild(state, action.guild(), action.kind(), sink);
    finish_power(table);
  }
};

}  // namespace roundtable::medievallons
