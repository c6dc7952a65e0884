#include "engine/academy/imagine.h"

// How a state is imagined. The cards that a viewer cannot see lie in places (imagine_places): what another squire kept
// at some step of the draft, or what is still in a pack. A pack that the viewer has held is known; whatever was taken
// from it between two looks, or since the last, is a known group of cards in an unknown order. All other places are
// filled from the pool, the cards of the deck that the viewer has never held. Cards that have been played came out of
// one of their owner's places: the owner's ways to have got them are listed (imagine_ways), every choice of ways is
// weighed by the number of arrangements it leaves, and one is drawn by that weight (imagine_played); then the rest is
// filled at random (imagine_draft). Lancelot's cards, and the codex, have chapters of their own.

namespace roundtable::academy {

State imagine(const View& view, Rng& rng) {
  State state{.table = view.table, .secrets = {}};
  const OpenTable& table = view.table;
  if (table.options.has(Variation::Codex)) {
    imagine_coats(state.table, rng);
    if (view.codex_laid) state.secrets.tokens = imagine_tokens(view, rng);
  }
  if (table.phase == Phase::First || table.phase == Phase::Deal || table.phase == Phase::Over) return state;
  table.options.lancelot() ? imagine_lancelot(view, state, rng) : imagine_draft(view, state, rng);
  return state;
}

}  // namespace roundtable::academy
