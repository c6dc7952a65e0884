#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// The common part of powers that take a card out of any guild on the table, own ones included. Without guilds to raid:
// draw one.
struct Raid : Power {
  static constexpr bool kRaids = true;
  static constexpr std::string_view kFinePrint =
      "yours too; no guild on the table, or only the one you use: draw a card instead";
  static constexpr std::string_view kFindsNothing = "finds nothing to raid";

  template <class S>
  static void use(State& state, S& sink) {
    if (nothing_to_raid(state.table)) return draw_instead(state.table, sink);
    ask_user(state.table, Question::Card);
  }

  static std::string effect(const View& view, Spent spent) {
    return view.table.laid.empty() && !spent.as_guild ? "draw a card: there is no guild" : "";
  }

 protected:
  // Moves the chosen card where `put` says.
  template <class S, class Put>
  static void take(State& state, Action action, Event::Kind told, S& sink, Put put) {
    OpenTable& table = state.table;
    tell(sink, Event{.kind = told,
                     .seat = table.active,
                     .other = owner_of(action.guild()),
                     .guild = action.guild(),
                     .card = action.kind()});
    put(action.kind());
    take_from_guild(state, action.guild(), action.kind(), sink);
    finish_power(table);
  }
};

}  // namespace roundtable::medievallons
