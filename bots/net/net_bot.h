#pragma once

#include "bots/net/net_judge.h"

namespace roundtable {

// Plays its net's favourite, on ties the first; with a temperature, softly.
template <Game G>
class NetBot final : public Bot<G> {
 public:
  explicit NetBot(SharedNet net, float temperature = 0) : judge_(std::move(net)), temperature_(temperature) {}

  typename G::Action choose(const typename G::View& view, const typename G::Choices& choices, Rng& rng) override {
    if (temperature_ > 0) return judge_.choose(temperature_, rng, choices, view);
    const auto values = judge_.values(view, choices);
    return choices[static_cast<int>(std::ranges::max_element(values) - values.begin())];
  }

 private:
  NetJudge<G> judge_;
  float temperature_;
};

}  // namespace roundtable
