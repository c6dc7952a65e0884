#pragma once

#include <array>
#include <vector>

#include "bots/bot.h"
#include "bots/next_question.h"
#include "bots/policy.h"
#include "bots/share.h"
#include "bots/soft.h"

namespace roundtable {

// Plays all seats by values. `Values` provides `values(view, choices)` and `values(state, seat, choices)`, a value for
// each choice, valid until the next call. Has buffers, so use one per thread.
template <Game G, class Values>
class PlaysByValues {
 public:
  // Temperature 0: the best choice.
  template <class... Seen>
  typename G::Action choose(float temperature, Rng& rng, const typename G::Choices& choices, const Seen&... seen) {
    if (choices.size() == 1) return choices[0];
    const auto found = static_cast<Values&>(*this).values(seen..., choices);
    if (temperature <= 0) return choices[highest(found, rng)];
    soften(found, temperature);
    return choices[fall(found, rng)];
  }

  // Plays on for `steps` rounds or turns, or to the end.
  void play_on(typename G::State& state, float temperature, int steps, Rng& rng) {
    const int until = G::chapter(state) + steps;
    play_until(state, temperature, rng, [&] { return G::chapter(state) >= until; });
  }
  template <class Done>
  void play_until(typename G::State& state, float temperature, Rng& rng, Done done) {
    while (!G::deciders(state).over() && !done()) step(state, temperature, rng);
  }
  // One outcome of chance, or one choice.
  void step(typename G::State& state, float temperature, Rng& rng) {
    NullSink nobody;
    if (G::deciders(state).is_chance()) return G::settle(state, G::draw(state, rng), nobody);
    const Seat seat = G::deciders(state).seats().lowest();
    const auto choices = G::legal(state, seat);
    G::take(state, seat, choose(temperature, rng, choices, state, seat), nobody);
  }

 protected:
  std::span<float> room(int size) {
    if (room_.size() < static_cast<std::size_t>(size)) room_.resize(static_cast<std::size_t>(size));
    return std::span(room_).first(static_cast<std::size_t>(size));
  }

 private:
  friend Values;
  PlaysByValues() = default;

  std::vector<float> room_;
};

// Play by a game's heuristic.
template <Game G>
class Judge : public PlaysByValues<G, Judge<G>> {
 public:
  using Weights = typename PolicyOf<G>::Weights;

  explicit Judge(const Weights& weights = {}) : weights_(weights) {}
  const Weights& weights() const { return weights_; }

  std::span<float> values(const typename G::View& view, const typename G::Choices& choices) {
    const auto values = this->room(choices.size());
    PolicyOf<G>::judge(view, choices, weights_, values);
    return values;
  }
  std::span<float> values(const typename G::State& state, Seat seat, const typename G::Choices& choices) {
    const auto values = this->room(choices.size());
    PolicyOf<G>::judge(state, seat, choices, weights_, values);
    return values;
  }

 private:
  Weights weights_;
};

constexpr int kToTheEnd = 1'000'000;

}  // namespace roundtable
