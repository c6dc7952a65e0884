#pragma once

#include <algorithm>

#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

// Take a random hand card from the player with the most; on a tie choose one of them. A player with strictly more than
// all others draws one instead, also if no other has any (M28).
struct Beggar : Power {
  static constexpr PowerWords kWords = {
      .does = "take a random card from the player with the most cards",
      .fine_print = "your choice on a tie; if you have more than all others, draw one instead",
      .whom = "Several have the most cards: from whom do you beg?",
      .by_chance = "The Beggar takes a random card.",
      .targets = "begs from",
      .finds_nothing = "finds nobody to beg from",
  };

  template <class S>
  static void use(State& state, S& sink) {
    OpenTable& table = state.table;
    const Seats richest = richest_others(state);
    if (richest.empty()) return draw_instead(table, sink);
    if (richest.several()) return ask_target(table, richest);
    beg_from(table, richest.lowest(), sink);  // only one possible target: no entry
  }

  template <class S>
  static void answered(State& state, Action action, S& sink) {
    beg_from(state.table, action.seat(), sink);
  }

  template <class S>
  static void begged(State& state, CardKind kind, S& sink) {
    OpenTable& table = state.table;
    hand_over<S::kRemembers>(state, table.target, table.active, kind, false);
    tell(sink, moved(Event::Kind::Took, table.active, table.target, kind));
    finish_power(table);
  }

  static std::string effect(const View& view, Spent spent) {
    int most = std::max(view.hand.size() - spent.cards, 1);
    std::string richest;
    for (const Seat seat : all_but(view.table, view.viewer.seat())) {
      const int size = view.hand_sizes[seat];
      if (size > most) richest.clear();
      most = std::max(most, size);
      if (size == most) richest += (richest.empty() ? "" : " or ") + who(seat);
    }
    if (richest.empty()) return "draw a card: you have the most";
    return "take a random card from " + richest + " (" + std::to_string(most) + " cards)";
  }

 private:
  // The others with the most cards, if they have at least as many as the Beggar's user (M11) and more than none.
  static Seats richest_others(const State& state) {
    const auto& hands = state.secrets.hands.items;
    int most = 1;
    for (const Cards hand : hands) most = std::max(most, hand.size());
    unsigned richest = 0;
    for (unsigned seat = 0; seat < kMaxSeats; ++seat) richest |= (hands[seat].size() == most ? 1U : 0U) << seat;
    return Seats(static_cast<std::uint8_t>(richest)) - Seats::of(state.table.active);
  }

  template <class S>
  static void beg_from(OpenTable& table, Seat seat, S& sink) {
    set_target(table, seat, sink);
    ask_chance(table, Question::Beg);
  }
};

}  // namespace roundtable::medievallons
