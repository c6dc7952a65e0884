#pragma once

#include <array>

#include "engine/core/game.h"

namespace roundtable::train {

// The tables used for training: kNamed of them, named(n), with frequencies as in kDrawn, and any(rng), drawn from all
// option sets; and the weights of a point and of a reason in training (kPoint, kReason). kPiles has the positions of
// piles of cards among inputs and outputs. Specialised in train/NAME/tables.h.
template <Game G>
struct TablesOf;

// The first of six cards' inputs, the first output for splitting and then assigning them, and the number of cards
// with a score; all 0 if no choice is a pile.
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
