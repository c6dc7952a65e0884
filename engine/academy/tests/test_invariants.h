#pragma once

// For tests: invariants of every position.

#include <gtest/gtest.h>

#include "engine/academy/game.h"

namespace roundtable::academy {

// Takes cards out of the box; a card that is missing there was found twice.
inline void take_out(CardSet& box, Card card) {
  ASSERT_TRUE(box.has(card)) << text_of(card) << " is in two places";
  box.remove(card);
}
inline void take_out(CardSet& box, CardSet cards) {
  for (const Card card : cards) take_out(box, card);
}

inline int cards_in_play(const OpenTable& table) {
  return table.options.lancelot() ? 2 * kLancelotDealt : table.squires * kDealt;
}

// Every dealt card is in exactly one place: a pack or hand, kept, played, or in an open pile.
inline void expect_cards_conserved(const State& state) {
  const OpenTable& table = state.table;
  const Secrets& secrets = state.secrets;
  CardSet box = CardSet::full();
  each_squire(table, [&](Squire squire) {
    take_out(box, secrets.hands[squire].cards());
    ASSERT_EQ(secrets.hands[squire], Hand(secrets.hands[squire].cards())) << "a hand miscounts itself";
    for (const Play play : table.played[squire]) take_out(box, card_of(play));
    const bool drafting = table.phase == Phase::Draft || table.phase == Phase::NeutralKeep;
    for (int step = 0; drafting && step < cards_taken(table, squire); ++step) {
      take_out(box, secrets.picks[squire][static_cast<std::size_t>(step)]);
    }
  });
  if (table.phase == Phase::Choose) {
    for (std::size_t maker = 0; maker < 2; ++maker) {
      if (table.pile_taken[1 - maker] != 0) continue;
      for (const CardSet pile : table.piles[maker]) take_out(box, pile);
    }
  }
  const bool dealt = table.phase != Phase::First && table.phase != Phase::Deal && table.phase != Phase::Over;
  ASSERT_EQ(deck::kCards - box.size(), dealt ? cards_in_play(table) : 0);
}

inline int coats_held(const OpenTable& table, Squire squire) {
  int count = 0;
  table.ledger.each_held(squire, [&](Coat) { ++count; });
  return count;
}

// Coats may lie face down, but their number is public, also after trades.
inline void expect_coats_counted(const State& state) {
  if (state.table.ledger.trades().empty()) return;
  const auto expect_for = [&](Viewer viewer) {
    const View seen = view(state, viewer);
    each_squire(state.table,
                [&](Squire squire) { ASSERT_EQ(coats_held(seen.table, squire), coats_held(state.table, squire)); });
  };
  expect_for(Viewer::spectator());
  for (int seat = 0; seat < state.table.options.players; ++seat) expect_for(Viewer(static_cast<Seat>(seat)));
}

// The first sword moves the Cup out of the middle, which is never entered again (A10).
inline void expect_cup_on_a_square(const State& state) {
  const OpenTable& table = state.table;
  int swords = 0;
  each_squire(table, [&](Squire squire) {
    for (const Play play : table.played[squire]) swords += is_sword(play) ? 1 : 0;
  });
  const bool knights = table.options.has(Variation::Knights);
  if (knights && swords > 0 && !table.options.values.cup_middle) ASSERT_NE(table.cup, 0);
  ASSERT_LE(std::abs(table.cup), table.options.values.cup_reach);
}

inline void expect_everything_in_its_place(const State& state) {
  expect_cup_on_a_square(state);
  expect_cards_conserved(state);
  expect_coats_counted(state);
}

}  // namespace roundtable::academy
