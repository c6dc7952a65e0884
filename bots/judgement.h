#pragma once

#include "bots/playout.h"

namespace roundtable {

// What a search thinks for.
enum class Aim : std::uint8_t { Choose, Explain };

// What a search does where a seat comes to where it has not been.
enum class AtNew : std::uint8_t {
  Choose,  // that seat chooses once more, then the search leaves its trees
  Stop,    // it leaves them at once
  GoOn,    // that seat chooses, and the search stays
};

// How a search judges by a game's hand-written judgement: beyond its trees everybody plays by it for a while, and then
// the position is judged. Explaining, they play to the end, where the score is known.
template <Game G>
class HandJudgement {
 public:
  using State = typename G::State;
  using Choices = typename G::Choices;

  static constexpr bool kLearned = false;

  explicit HandJudgement(const SearchSettings& settings = PolicyOf<G>::kSearch) : settings_(settings) {}

  // Before each decision of that seat.
  void begin(Aim aim, Seat /*own*/) { aim_ = aim; }
  float exploration() const { return settings_.exploration; }
  AtNew at_new(Seat /*seat*/) const { return AtNew::Choose; }
  // How likely it is to choose each, together 1. Good until the next call.
  std::span<const float> chances(const State& state, Seat seat, const Choices& choices) {
    const auto chances = judge_.values(state, seat, choices);
    soften(chances, settings_.prior);
    return chances;
  }
  // What share of the victory each seat may expect where the search left its trees. May play on from there.
  std::array<float, kMaxSeats> outcome(State& state, Rng& rng) {
    play_on(state, rng);
    return PolicyOf<G>::outlook(state, judge_.weights());
  }

  // Everybody plays on, as far as it looks ahead.
  void play_on(State& state, Rng& rng) {
    judge_.play_on(state, settings_.playout, aim_ == Aim::Explain ? kToTheEnd : settings_.horizon, rng);
  }

 private:
  SearchSettings settings_;
  Judge<G> judge_;
  Aim aim_{};
};

}  // namespace roundtable
