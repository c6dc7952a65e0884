#pragma once

#include <vector>

#include "engine/academy/view.h"

namespace roundtable::academy {

// A full state that the view allows (determinization). All physical arrangements of the unseen cards and tokens are
// equally likely. An arrangement says which card each squire kept at which step and which of them are played, the
// content of each pack, and the place of each token.
State imagine(const View& view, Rng& rng);

// The parts of imagine. Each fills in one kind of hidden information.

// Secrets of variations.
namespace variations {
void imagine(const View& view, State& state, Rng& rng);
// All that they may be, equally likely; the rest as in `state`.
std::vector<State> enumerate(const View& view, const State& state);
}  // namespace variations
// Hidden Education coats.
void imagine_coats(OpenTable& table, Rng& rng);
// Lancelot: hands, piles and assignments.
void imagine_lancelot(const View& view, State& state, Rng& rng);
// Lancelot: cards a player is known to hold, from the shown piles, minus those played.
CardSet shown_cards(const OpenTable& table, Seat seat);
// Packs, kept cards and hands.
void imagine_draft(const View& view, State& state, Rng& rng);

}  // namespace roundtable::academy
