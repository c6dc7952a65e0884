#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// Take the top card of the discard pile; from an empty pile nothing (M10).
struct Artisan : Power {
  template <class S>
  static void use(State& state, S& sink) {
    Table& table = state.table;
    if (table.pile.empty()) {
      tell(sink, Event{.kind = Event::Kind::Nothing, .seat = table.active, .card = table.power});
    } else {
      const Kind top = table.pile.take_top();
      receive_openly(state, table.active, Cards::of(top));
      tell(sink, Event{.kind = Event::Kind::FromPile, .seat = table.active, .card = top});
    }
    finish_power(table);
  }
};

}  // namespace roundtable::medievallons
