#pragma once

#include "bots/playout.h"

namespace roundtable {

// Uniformly random choices.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Action choose(const typename G::View& /*view*/, const typename G::Choices& choices, Rng& rng) override {
    return choices.pick(rng);
  }
  bool looks() const override { return false; }
};

}  // namespace roundtable
