#pragma once

#include "engine/academy/game.h"

namespace roundtable::academy {

// What a judgement looks at: the open table and what the asked seat itself has. A view and every state with that view
// give the same. Nothing here reads coats of the codex, which a view blots out.
struct Seen {
  const OpenTable& table;
  Seat seat{};
  CardSet hand;  // to choose from: the pack, the six of Lancelot, or the cards of the squire whose turn it is
  CardSet kept;  // drafting: what is kept already
  std::array<std::int8_t, kMaxSquires + 1> tokens{};  // by place: those it has seen; else kHiddenValue

  bool owns(Squire squire) const { return squire != table.options.neutral() && table.options.owner(squire) == seat; }
};

Seen seen_in(const View& view);
Seen seen_in(const State& state, Seat seat);

}  // namespace roundtable::academy
