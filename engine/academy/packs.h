#pragma once

// Where the packs of the draft are, and how far it is.

#include "engine/academy/state.h"

namespace roundtable::academy {

// The number of cards everybody has kept.
inline int cards_kept(const OpenTable& table) {
  switch (table.phase) {
    case Phase::First:
    case Phase::Deal:
    case Phase::LayCodex:
    case Phase::Bet: return 0;
    case Phase::Draft:
    case Phase::NeutralKeep: return table.step;
    default: return kDealt;
  }
}

// The steps of the draft at which a squire's keeping has taken effect. Karadoc's neutral comes after the others.
inline int keeps_in_effect(const OpenTable& table, Squire squire) {
  const int all = cards_kept(table);
  return table.phase == Phase::NeutralKeep && squire != table.options.neutral() ? all + 1 : all;
}

// The steps at which they have taken a card out of a pack: one more, if they have chosen and others still think.
inline int cards_taken(const OpenTable& table, Squire squire) {
  const bool chosen = table.phase == Phase::Draft && squire != table.options.neutral() &&
                      !table.waiting.has(table.options.owner(squire));
  return keeps_in_effect(table, squire) + (chosen ? 1 : 0);
}

// Whose pack (by the squire it was dealt to) a squire holds at that step, and who holds it.
inline Squire pack_held(const OpenTable& table, Squire holder, int step) {
  return neighbour(holder, (passes_left(table.round) ? -step : step) % table.squires, table.squires);
}
inline Squire holder_of(const OpenTable& table, Squire pack, int step) {
  return neighbour(pack, (passes_left(table.round) ? step : -step) % table.squires, table.squires);
}

}  // namespace roundtable::academy
