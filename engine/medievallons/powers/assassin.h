#pragma once

#include "engine/medievallons/raid.h"

namespace roundtable::medievallons {

// The card goes to the discard pile.
struct Assassin : Raid {
  static constexpr PowerWords kWords = {
      .does = "discard a card out of any guild",
      .fine_print = kFinePrint,
      .which = "Which card of a guild goes to the discard pile?",
      .finds_nothing = kFindsNothing,
  };

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    take(state, action, Event::Kind::Killed, sink, [&](CardKind kind) { state.table.pile.put(kind); });
  }
};

}  // namespace roundtable::medievallons
