#pragma once

#include "engine/academy/game.h"

namespace roundtable::academy {

// Input of the heuristic: the open table and the asked seat's own cards. A view and every state with that view give the
// same. Coats of the codex are not read.
struct Seen {
  const OpenTable& table;
  Seat seat{};
  CardSet hand;  // to choose from: the pack, the six of Lancelot, or the cards of the squire whose turn it is
  CardSet kept;  // draft: cards kept so far
  std::array<std::int8_t, kMaxSquires + 1> tokens{};  // by place: those it has seen; otherwise kHiddenValue

  bool owns(Squire squire) const { return squire != table.options.neutral() && table.options.owner(squire) == seat; }
};

Seen seen_in(const View& view);
Seen seen_in(const State& state, Seat seat);

}  // namespace roundtable::academy
