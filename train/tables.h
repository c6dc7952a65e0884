#pragma once

#include <array>

#include "engine/core/game.h"

namespace roundtable::train {

// The tables a game is learned at: kNamed of them, named(n), drawn as often as they stand in kDrawn, and any(rng),
// drawn from all option sets; and what a point and a reason count in learning (kPoint, kReason). kPiles says where
// choices that are piles of cards are shown and answered. Specialised in train/NAME/tables.h.
template <Game G>
struct TablesOf;

// The input at which six cards begin, the output at which splitting and then assigning them begins, and how many cards
// are weighed; all 0 where no choice is a pile.
using Piles = std::array<int, 3>;

constexpr int kMixed = -1;  // half named ones, half any

template <Game G>
typename G::Options table(int number, Rng& rng) {
  using Tables = TablesOf<G>;
  if (number != kMixed) return Tables::named(number);
  if ((rng() >> 63U) != 0) return Tables::any(rng);
  return Tables::named(Tables::kDrawn[below(rng, static_cast<std::uint32_t>(Tables::kDrawn.size()))]);
}

}  // namespace roundtable::train
