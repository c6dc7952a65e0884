#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Take the top card of the discard pile; from an empty pile nothing (M10).
struct Artisan : Power {
  static constexpr PowerWords kWords = {
      .does = "take the top card of the discard pile",
      .fine_print = "it cannot take itself, unless a Witch turned it over",
  };

  template <class S>
  static void use(State& state, S& sink) {
    OpenTable& table = state.table;
    if (table.pile.empty()) {
      tell(sink, Event{.kind = Event::Kind::Nothing, .seat = table.active, .card = table.power});
    } else {
      const CardKind top = table.pile.take_top();
      receive_openly<S::kRemembers>(state, table.active, Cards::of(top));
      tell(sink, Event{.kind = Event::Kind::FromPile, .seat = table.active, .card = top});
    }
    finish_power(table);
  }

  static std::string effect(const View& view, Spent /*spent*/) {
    const Pile& pile = view.table.pile;
    if (pile.empty()) return "nothing: there is no discard pile";
    return "take " + one(pile.top()) + " from the discard pile";
  }
};

}  // namespace roundtable::medievallons
