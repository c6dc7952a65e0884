#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "bots/imagination.h"
#include "study/evaluator.h"

namespace roundtable {

// Values near the end of a game, computed instead of sampled: the mean over all hidden cards and chance events that are
// possible, while all seats play on by the reference to the end of the game. Imagined games estimate the same, with
// errors and by a net's predictions.
template <Game G>
class Exact {
 public:
  using View = typename G::View;
  using Choices = typename G::Choices;
  using State = typename G::State;

  explicit Exact(Reference<G>& reference) : reference_(reference) {}

  // By choice; nothing if there are too many possibilities. The limits do not depend on the settings of an analysis, so
  // the same decisions are exact in a quick one and in a deep one.
  std::optional<std::vector<Expectation>> values(const View& view, const Choices& choices) {
    if constexpr (Enumerable<G>) {
      auto states = G::enumerate(view, kMostStates);
      if (!states) return std::nullopt;
      weigh(view, *states);
      std::vector<Expectation> values(static_cast<std::size_t>(choices.size()));
      const std::size_t parts = states->size() * values.size();
      std::size_t begun = 0;
      steps_ = 0;
      for (const auto& [imagined, chance] : *states) {
        for (int choice = 0; choice < choices.size(); ++choice) {
          allowed_ = std::min(kMostSteps, kFirstSteps + kHaste * kMostSteps * ++begun / parts);
          State state = imagined;
          G::take(state, view.viewer.seat(), choices[choice], nobody_);
          if (!play_on(std::move(state), chance, values[static_cast<std::size_t>(choice)])) return std::nullopt;
        }
      }
      return values;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t kMostStates = 2'000;
  static constexpr std::size_t kMostSteps = 30'000;  // choices and chance events
  // Gives up early where it uses up its steps too fast.
  static constexpr std::size_t kFirstSteps = 500;
  static constexpr std::size_t kHaste = 3;

  // By how well the others' choices fit, as imagined games are.
  static void weigh(const View& view, std::vector<Possible<State>>& states) {
    const typename LikelihoodOf<G>::Type likelihood(view);
    if (states.size() < 2 || !likelihood.tells()) return;
    std::vector<double> weights;
    double sum = 0;
    for (const auto& [state, chance] : states) {
      weights.push_back(chance * static_cast<double>(likelihood(state)));
      sum += weights.back();
    }
    for (std::size_t i = 0; sum > 0 && i < states.size(); ++i) states[i].chance = weights[i] / sum;
  }

  // False if it is too much.
  bool play_on(State state, double chance, Expectation& sum)
    requires Enumerable<G>
  {
    while (!G::deciders(state).over()) {
      if (++steps_ > allowed_) return false;
      if (G::deciders(state).is_chance()) return play_on_after_chance(state, chance, sum);
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      G::take(state, seat, choices[reference_(choices, state, seat)], nobody_);
    }
    const Standing standing = G::standing(state);
    for (const Seat seat : standing.winners) {
      sum.wins[static_cast<std::size_t>(seat)] += chance / standing.winners.size();
    }
    for (std::size_t i = 0; kCountsPoints<G> && i < kMaxSeats; ++i) sum.points[i] += chance * standing.scores[i];
    return true;
  }

  bool play_on_after_chance(const State& state, double chance, Expectation& sum)
    requires Enumerable<G>
  {
    const auto outcomes = G::outcomes(state);
    if (!outcomes) return false;
    for (const auto& [outcome, share] : *outcomes) {
      State then = state;
      G::settle(then, outcome, nobody_);
      if (!play_on(std::move(then), chance * share, sum)) return false;
    }
    return true;
  }

  Reference<G>& reference_;
  NullSink nobody_;
  std::size_t steps_ = 0;
  std::size_t allowed_ = 0;  // so far
};

}  // namespace roundtable
