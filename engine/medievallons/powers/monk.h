#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// Draw two.
struct Monk : Power {
  template <class S>
  static void use(State& state, S& /*sink*/) {
    draw_and_finish(state.table, state.table.active, 2);
  }
};

}  // namespace roundtable::medievallons
