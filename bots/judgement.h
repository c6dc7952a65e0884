#pragma once

#include "bots/playout.h"

namespace roundtable {

// Reaction to a seat's first visit of a node.
enum class AtNew : std::uint8_t {
  Choose,  // that seat chooses once more, then the playout leaves the trees
  Stop,    // the playout leaves the trees at once
  GoOn,    // that seat chooses, and the playout stays in the trees
};

// Evaluation by a game's heuristic: outside the trees all seats play by it up to a horizon, then the position is
// evaluated.
template <Game G>
class HandJudgement {
 public:
  using State = typename G::State;
  using Choices = typename G::Choices;

  static constexpr bool kLearned = false;

  explicit HandJudgement(const SearchSettings& settings = PolicyOf<G>::kSearch) : settings_(settings) {}

  // Call before each decision of that seat.
  void begin(Seat /*own*/) {}
  float exploration() const { return settings_.exploration; }
  AtNew at_new(Seat /*seat*/) const { return AtNew::Choose; }
  // Probability of each choice, with sum 1. Valid until the next call.
  std::span<const float> chances(const State& state, Seat seat, const Choices& choices) {
    const auto chances = judge_.values(state, seat, choices);
    soften(chances, settings_.prior);
    return chances;
  }
  // Each seat's expected share of the victory where a playout left the trees. May play on from there.
  std::array<float, kMaxSeats> outcome(State& state, Rng& rng) {
    play_on(state, rng);
    return PolicyOf<G>::outlook(state, judge_.weights());
  }

  // Plays on for all seats, up to the horizon.
  void play_on(State& state, Rng& rng) { judge_.play_on(state, settings_.playout, settings_.horizon, rng); }

 private:
  SearchSettings settings_;
  Judge<G> judge_;
};

}  // namespace roundtable
