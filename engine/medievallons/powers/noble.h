#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// The next two players clockwise each give one hand card of their choice, both choosing at the same time. With two
// players the other gives one, then one is drawn.
struct Noble : Power {
  template <class S>
  static void use(State& state, S& sink) {
    draw_more_cards(state, [&](Seat seat) { return givers(state.table).has(seat) ? 1 : 0; });
    if (state.table.draws.empty()) return drawn(state, sink);
    start_drawing(state.table, true);
  }

  template <class S>
  static void drawn(State& state, S& /*sink*/) {
    ask(state.table, Question::Give, givers(state.table));
  }

  template <class S>
  static void all_chose(State& state, S& sink) {
    Table& table = state.table;
    const Seats giving = givers(table);
    each_clockwise(table, table.active, [&](Seat seat) {
      if (!giving.has(seat)) return;
      const Kind kind = take_meant(state, seat).one;
      hand_over(state, seat, table.active, kind, false);
      tell(sink, moved(Event::Kind::Gave, seat, table.active, kind));
    });
    if (table.options.players == 2) return draw_and_finish(table, table.active, 1);
    finish_power(table);
  }

 private:
  static Seats givers(const Table& table) {
    const Seats next = Seats::of(clockwise(table, table.active, 1));
    return table.options.players == 2 ? next : next | Seats::of(clockwise(table, table.active, 2));
  }
};

}  // namespace roundtable::medievallons
