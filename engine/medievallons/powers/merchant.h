#pragma once

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Swap two cards with another player; each secretly chooses their own two at the same time.
struct Merchant : Power {
  static constexpr PowerWords kWords = {
      .does = "swap two cards with a player",
      .fine_print = "both choose their cards at the same time; a player with fewer than two draws first",
      .whom = "With whom do you trade two cards?",
      .targets = "trades with",
  };

  static constexpr int kCards = 2;

  template <class S>
  static void use(State& state, S& /*sink*/) {
    ask_target(state.table, all_but(state.table, state.table.active));
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    set_target(state.table, action.seat(), sink);
    draw_more_cards(state, state.table.active, kCards);
    draw_more_cards(state, state.table.target, kCards);
    if (state.table.draws.empty()) return drawn(state, sink);
    start_drawing(state.table, true);
  }

  template <class S>
  static void drawn(State& state, S& /*sink*/) {
    ask(state.table, Question::Swap, traders(state.table));
  }

  template <class S>
  static void all_chose(State& state, S& sink) {
    OpenTable& table = state.table;
    const Meant given = take_meant(state, table.active);
    const Meant gotten = take_meant(state, table.target);
    exchange<S::kRemembers>(state, table.active, given, table.target, gotten);
    tell_swap(table.active, table.target, given.cards(), sink);
    tell_swap(table.target, table.active, gotten.cards(), sink);
    finish_power(table);
  }

 private:
  static Seats traders(const OpenTable& table) { return Seats::of(table.active) | Seats::of(table.target); }

  template <class S>
  static void tell_swap(Seat from, Seat to, Cards cards, S& sink) {
    tell(sink, Event{.kind = Event::Kind::Swapped,
                     .seat = from,
                     .other = to,
                     .cards = cards,
                     .secret = true,
                     .sees = Seats::of(from) | Seats::of(to)});
  }
};

}  // namespace roundtable::medievallons
