#pragma once

// Places of the packs, and progress of the draft.

#include "engine/academy/state.h"

namespace roundtable::academy {

// Number of cards each squire has kept.
inline int cards_kept(const OpenTable& table) {
  if (table.phase < Phase::Draft) return 0;
  return table.phase <= Phase::NeutralKeep ? table.step : kDealt;
}

// Number of a squire's kept cards that have taken effect. Karadoc's neutral keeps after the others.
inline int keeps_in_effect(const OpenTable& table, Squire squire) {
  const int all = cards_kept(table);
  return table.phase == Phase::NeutralKeep && squire != table.options.neutral() ? all + 1 : all;
}

// Number of cards a squire has taken out of packs: one more if its simultaneous choice waits for others.
inline int cards_taken(const OpenTable& table, Squire squire) {
  const bool chosen = table.phase == Phase::Draft && squire != table.options.neutral() &&
                      !table.waiting.has(table.options.owner(squire));
  return keeps_in_effect(table, squire) + (chosen ? 1 : 0);
}

// The pack (by the squire it was dealt to) that a squire holds at that step, and the inverse.
inline Squire pack_held(const OpenTable& table, Squire holder, int step) {
  return neighbour(holder, (passes_left(table.round) ? -step : step) % table.squires, table.squires);
}
inline Squire holder_of(const OpenTable& table, Squire pack, int step) {
  return neighbour(pack, (passes_left(table.round) ? step : -step) % table.squires, table.squires);
}

}  // namespace roundtable::academy
