#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Choose a card in any guild on the table, own ones included; it goes to the discard pile. Without guilds to raid: draw
// one.
struct Assassin : Power {
  static constexpr bool kRaids = true;
  static constexpr PowerWords kWords = {
      .does = "discard a card out of any guild",
      .fine_print = "yours too; no guild on the table, or only the one you use: draw a card instead",
      .which = "Which card of a guild goes to the discard pile?",
      .finds_nothing = "finds nothing to raid",
  };

  template <class S>
  static void use(State& state, S& sink) {
    if (nothing_to_raid(state.table)) return draw_instead(state.table, sink);
    ask_user(state.table, Question::Card);
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    OpenTable& table = state.table;
    tell(sink, Event{.kind = Event::Kind::Killed,
                     .seat = table.active,
                     .other = owner_of(action.guild()),
                     .guild = action.guild(),
                     .card = action.kind()});
    table.pile.put(action.kind());
    take_from_guild(state, action.guild(), action.kind(), sink);
    finish_power(table);
  }

  static std::string effect(const View& view, Spent spent) {
    return view.table.laid.empty() && !spent.as_guild ? "draw a card: there is no guild" : "";
  }
};

}  // namespace roundtable::medievallons
