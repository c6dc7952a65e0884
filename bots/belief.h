#pragma once

#include "bots/policy.h"

namespace roundtable {

// What a search takes the hidden cards to be.
enum class Belief : std::uint8_t {
  Exact,      // all that the view allows, equally likely
  Forgetful,  // as if the bot did not remember what went through its hands; only to show what remembering is worth
};

// Where a judgement does not say what is forgotten, nothing is.
template <Game G>
typename G::State imagine(const typename G::View& view, Belief belief, Rng& rng) {
  if constexpr (requires { PolicyOf<G>::imagine_forgetfully(view, rng); }) {
    if (belief == Belief::Forgetful) return PolicyOf<G>::imagine_forgetfully(view, rng);
  }
  return G::imagine(view, rng);
}

}  // namespace roundtable
