#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Every player draws one, starting with the one who used it, clockwise.
struct Star : Power {
  static constexpr PowerWords kWords = {
      .does = "all players draw a card",
      .fine_print = "you first",
  };

  template <class S>
  static void use(State& state, S& /*sink*/) {
    OpenTable& table = state.table;
    table.draws.add_round(table.options.players, table.active);
    start_drawing(table, false);
  }
};

}  // namespace roundtable::medievallons
