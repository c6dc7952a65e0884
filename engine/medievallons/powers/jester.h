#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// No power; it may be played for nothing (M12).
struct Jester : Power {
  static constexpr bool kCopied = false;
  static constexpr PowerWords kWords = {
      .does = "nothing; in a guild it counts as any type",
  };

  template <class S>
  static void use(State& state, S& sink) {
    tell(sink, Event{.kind = Event::Kind::Nothing, .seat = state.table.active, .card = state.table.power});
    finish_power(state.table);
  }

  static std::string effect(const View& /*view*/, Spent spent) { return spent.as_guild ? "no power" : ""; }
};

}  // namespace roundtable::medievallons
