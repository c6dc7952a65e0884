#include "engine/academy/imagine/imagine.h"

// Imagining a state. Cards hidden from the viewer lie in places (places.h): a card that another squire kept at
// some step of the draft, or the rest of a pack. A pack that the viewer has held is known; the cards taken from it
// since form a known group in unknown order. All other places are filled from the pool: the cards that the viewer has
// never held. A played card came from one of its owner's places: ways.h lists the possible origins,
// played.h weights each combination by the number of arrangements it leaves and draws one, and draft.cpp
// fills the rest at random. Lancelot's cards have a file of their own, and so do secrets of variations.

namespace roundtable::academy {

State imagine(const View& view, Rng& rng) {
  State state{.table = view.table, .secrets = {}};
  const OpenTable& table = view.table;
  variations::imagine(view, state, rng);
  if (table.phase == Phase::First || table.phase == Phase::Deal || table.phase == Phase::Over) return state;
  table.options.lancelot() ? imagine_lancelot(view, state, rng) : imagine_draft(view, state, rng);
  return state;
}

}  // namespace roundtable::academy
