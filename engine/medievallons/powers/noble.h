#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// The next two players clockwise each give one hand card of their choice, both choosing at the same time. With two
// players the other gives one, then the user draws one.
struct Noble : Power {
  static constexpr PowerWords kWords = {
      .does = "the next two players give you a card each",
      .fine_print = "of their choice; with two players: one gives a card, then you draw one",
      .which = "Give one card to the player of the Noble.",
  };

  template <class S>
  static void use(State& state, S& sink) {
    each_giver(state.table, [&](Seat seat) { draw_more_cards(state, seat, 1); });
    if (state.table.draws.empty()) return drawn(state, sink);
    start_drawing(state.table, true);
  }

  template <class S>
  static void drawn(State& state, S& /*sink*/) {
    Seats givers;
    each_giver(state.table, [&](Seat seat) { givers.add(seat); });
    ask(state.table, Question::Give, givers);
  }

  template <class S>
  static void all_chose(State& state, S& sink) {
    OpenTable& table = state.table;
    each_giver(table, [&](Seat seat) {
      const CardKind kind = take_meant(state, seat).one;
      hand_over<S::kRemembers>(state, seat, table.active, kind, false);
      tell(sink, moved(Event::Kind::Gave, seat, table.active, kind));
    });
    if (table.options.players == 2) return draw_and_finish(table, table.active, 1);
    finish_power(table);
  }

  static std::string effect(const View& view, Spent /*spent*/) {
    const OpenTable& table = view.table;
    const Seat me = view.viewer.seat();
    const std::string next = who(clockwise(table, me));
    if (table.options.players == 2) return next + " gives you a card, and you draw one";
    return next + " and " + who(clockwise(table, me, 2)) + " give you a card each";
  }

 private:
  template <class Do>
  static void each_giver(const OpenTable& table, Do act) {
    act(clockwise(table, table.active, 1));
    if (table.options.players > 2) act(clockwise(table, table.active, 2));
  }
};

}  // namespace roundtable::medievallons
