#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// The next two players clockwise each give one hand card of their choice, both choosing at the same time. With two
// players the other gives one, then one is drawn.
struct Noble : Power {
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
    Table& table = state.table;
    each_giver(table, [&](Seat seat) {
      const Kind kind = take_meant(state, seat).one;
      hand_over(state, seat, table.active, kind, false);
      tell(sink, moved(Event::Kind::Gave, seat, table.active, kind));
    });
    if (table.options.players == 2) return draw_and_finish(table, table.active, 1);
    finish_power(table);
  }

 private:
  template <class Do>
  static void each_giver(const Table& table, Do act) {
    act(clockwise(table, table.active, 1));
    if (table.options.players > 2) act(clockwise(table, table.active, 2));
  }
};

}  // namespace roundtable::medievallons
