#pragma once

#include "bots/playout.h"
#include "engine/core/rollout.h"

namespace roundtable {

// All legal choices alike.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Action choose(const typename G::View& /*view*/, const typename G::Choices& choices, Rng& rng) override {
    return choices.pick(rng);
  }
  std::vector<Opinion<G>> explain(const typename G::View& view, const typename G::Choices& choices, Rng& rng) override {
    constexpr int kPlayouts = 1000;
    return opinions_by_playouts<G>(view, choices, kPlayouts, rng, [](auto& state, Rng& dice) {
      rollout<G>(state, [&](const auto&, Seat, const auto& offered) { return offered.pick(dice); }, dice);
    });
  }
  bool looks() const override { return false; }
};

}  // namespace roundtable
