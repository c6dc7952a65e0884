#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Take a card from any guild on the table, own ones included, into your hand. Without guilds to raid: draw one.
struct Ranger : Power {
  static constexpr bool kRaids = true;
  static constexpr PowerWords kWords = {
      .does = "take a card out of any guild into your hand",
      .fine_print = "yours too; no guild on the table, or only the one you use: draw a card instead",
      .which = "Which card of a guild do you take into your hand?",
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
    tell(sink, Event{.kind = Event::Kind::FromGuild,
                     .seat = table.active,
                     .other = owner_of(action.guild()),
                     .guild = action.guild(),
                     .card = action.kind()});
    receive_openly<S::kRemembers>(state, table.active, Cards::of(action.kind()));
    take_from_guild(state, action.guild(), action.kind(), sink);
    finish_power(table);
  }

  static std::string effect(const View& view, Spent spent) {
    return view.table.laid.empty() && !spent.as_guild ? "draw a card: there is no guild" : "";
  }
};

}  // namespace roundtable::medievallons
