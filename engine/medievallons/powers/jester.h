#pragma once

#include "engine/medievallons/ask.h"

namespace roundtable::medievallons {

// No power; it may be played for nothing (M12).
struct Jester : Power {
  template <class S>
  static void use(State& state, S& sink) {
    tell(sink, Event{.kind = Event::Kind::Nothing, .seat = state.table.active, .card = Kind::Jester});
    finish_power(state.table);
  }
};

}  // namespace roundtable::medievallons
