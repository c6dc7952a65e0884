#pragma once

#include "engine/core/game.h"

namespace roundtable::train {

// The tables a game is learned at: kNamed of them, named(n), drawn as often as they stand in kDrawn, and any(rng),
// drawn from all option sets; and what a point and a reason count in learning (kPoint, kReason). Specialised in
// train/NAME/tables.h.
template <Game G>
struct TablesOf;

constexpr int kMixed = -1;  // half named ones, half any

template <Game G>
typename G::Options table(int number, Rng& rng) {
  using Tables = TablesOf<G>;
  if (number != kMixed) return Tables::named(number);
  if ((rng() >> 63U) != 0) return Tables::any(rng);
  return Tables::named(Tables::kDrawn[below(rng, static_cast<std::uint32_t>(Tables::kDrawn.size()))]);
}

}  // namespace roundtable::train
