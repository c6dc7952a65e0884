#pragma once

#include "bots/playout.h"

namespace roundtable {

// Plays the heuristic's best choice; with a temperature, softly.
template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  using Weights = typename PolicyOf<G>::Weights;

  explicit GreedyBot(float temperature = 0, const Weights& weights = {}) : judge_(weights), temperature_(temperature) {}

  typename G::Action choose(const typename G::View& view, const typename G::Choices& choices, Rng& rng) override {
    return judge_.choose(temperature_, rng, choices, view);
  }
  std::vector<Opinion<G>> explain(const typename G::View& view, const typename G::Choices& choices, Rng& rng) override {
    constexpr int kPlayouts = 200;
    return opinions_by_playouts<G>(view, choices, kPlayouts, rng, [&](auto& state, Rng& dice) {
      judge_.play_on(state, temperature_, kToTheEnd, dice);
    });
  }

 private:
  Judge<G> judge_;
  float temperature_;
};

}  // namespace roundtable
