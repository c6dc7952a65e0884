#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Draw two.
struct Monk : Power {
  static constexpr PowerWords kWords = {
      .does = "draw two cards",
  };

  template <class S>
  static void use(State& state, S& /*sink*/) {
    draw_and_finish(state.table, state.table.active, 2);
  }
};

}  // namespace roundtable::medievallons
