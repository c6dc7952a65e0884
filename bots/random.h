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
  std::vector<Opinion<G>> explain(const typename G::View& view, const typename G::Choices& choices, Rng& rng) override {
    constexpr int kPlayouts = 1000;
    // Not `rollout`, whose fast code is large: browsers load this, too.
    return opinions_by_playouts<G>(view, choices, kPlayouts, rng, [](auto& state, Rng& dice) {
      NullSink nobody;
      while (!G::deciders(state).over()) {
        go_to_next_question<G>(state, dice);
        const Seats asked = G::deciders(state).seats();
        if (!asked.empty()) G::take(state, asked.lowest(), G::legal(state, asked.lowest()).pick(dice), nobody);
      }
    });
  }
  bool looks() const override { return false; }
};

}  // namespace roundtable
