#pragma once

#include "engine/academy/game.h"
#include "engine/medievallons/game.h"

namespace roundtable {

// What a search takes the hidden cards to be.
enum class Belief : std::uint8_t {
  Exact,      // all that the view allows, equally likely
  Forgetful,  // as if the bot did not remember what went through its hands; only to show what remembering is worth
};

academy::State imagine_forgetfully(const academy::View& view, Rng& rng);
medievallons::State imagine_forgetfully(const medievallons::View& view, Rng& rng);

template <Game G>
typename G::State imagine(const typename G::View& view, Belief belief, Rng& rng) {
  return belief == Belief::Exact ? G::imagine(view, rng) : imagine_forgetfully(view, rng);
}

}  // namespace roundtable
