#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Use the power of any guild on the table except Jester and Witch guilds. If there is no other, reveal the top card of
// the deck onto the pile and use its power: another Witch reveals again, and an Artisan, being on top, takes itself
// (M16).
struct Witch : Power {
  static constexpr bool kCopied = false;
  static constexpr PowerWords kWords = {
      .does = "use the power of any guild on the table",
      .fine_print = "not of Jesters or Witches; if there is none, turn over a card of the deck and use its power",
      .by_chance = "The Witch reveals the top card of the deck.",
  };

  template <class S>
  static void use(State& state, S& /*sink*/) {
    OpenTable& table = state.table;
    if (copyable(table).empty()) return ask_chance(table, Question::Reveal);
    ask_user(table, Question::Copy);
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    OpenTable& table = state.table;
    const CardKind power = table.guilds[action.guild()].kind;
    tell(sink, Event{.kind = Event::Kind::Copied, .seat = table.active, .guild = action.guild(), .card = power});
    use_next(table, power);
  }

  template <class S>
  static void revealed(State& state, CardKind kind, S& /*sink*/) {
    state.table.revealed = true;
    use_next(state.table, kind);
  }

  static std::string effect(const View& view, Spent /*spent*/) {
    return copyable(view.table).empty() ? "turn over a card of the deck and use its power" : "";
  }
};

}  // namespace roundtable::medievallons
