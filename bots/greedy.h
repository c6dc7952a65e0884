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

 private:
  Judge<G> judge_;
  float temperature_;
};

}  // namespace roundtable
