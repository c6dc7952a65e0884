#pragma once

#include "engine/medievallons/raid.h"

namespace roundtable::medievallons {

// The card goes into the hand.
struct Ranger : Raid {
  static constexpr PowerWords kWords = {
      .does = "take a card out of any guild into your hand",
      .fine_print = kFinePrint,
      .which = "Which card of a guild do you take into your hand?",
      .finds_nothing = kFindsNothing,
  };

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    take(state, action, Event::Kind::FromGuild, sink,
         [&](CardKind kind) { receive_openly<S::kRemembers>(state, state.table.active, Cards::of(kind)); });
  }
};

}  // namespace roundtable::medievallons
