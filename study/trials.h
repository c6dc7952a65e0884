#pragma once

#include <numeric>
#include <vector>

#include "bots/imagination.h"
#include "study/evaluator.h"
#include "study/samples.h"

namespace roundtable {

// Choices are ordered by the share of the victory; by points if that is the same, as in a game that is lost.
inline std::pair<double, double> rank_of(const Expectation& value, std::size_t seat) {
  return {value.wins[seat], value.points[seat]};
}

// The best first, equal ones in the order of their numbers.
template <class Rank>
void sort_best_first(std::vector<std::size_t>& choices, Rank rank) {
  std::ranges::sort(choices, [&](std::size_t one, std::size_t other) {
    const auto mine = rank(one);
    const auto theirs = rank(other);
    return mine != theirs ? mine > theirs : one < other;
  });
}

// All choices of a seat, tried in the same imagined games: common effects cancel out in differences.
template <Game G>
class Trials {
 public:
  using View = typename G::View;
  using Choices = typename G::Choices;
  using State = typename G::State;

  Trials(const View& view, const Choices& choices, std::uint64_t seed, Evaluator<G>& evaluator,
         Horizon horizon = Horizon::Prediction)
      : view_(view),
        choices_(choices),
        seed_(seed),
        evaluator_(evaluator),
        horizon_(horizon),
        tried_(as_index(choices.size())) {
    imagination_.begin(view);
  }

  std::size_t size() const { return tried_.size(); }
  std::size_t seat() const { return static_cast<std::size_t>(view_.viewer.seat()); }
  int games(std::size_t choice) const { return static_cast<int>(tried_[choice].size()); }
  const Forecast<G>& forecast(std::size_t choice, int game) const { return tried_[choice][as_index(game)]; }
  double wins(std::size_t choice, int game) const { return forecast(choice, game).wins[seat()]; }

  // Tries these choices in the first `games` games.
  void extend(const std::vector<std::size_t>& some, int games) {
    int first = games;
    for (const std::size_t choice : some) first = std::min(first, this->games(choice));
    for (int game = first; game < games; ++game) {
      Rng dice(seed_, static_cast<std::uint64_t>(game));
      const State imagined = imagination_.draw(view_, dice);
      for (const std::size_t choice : some) {
        if (this->games(choice) == game) tried_[choice].push_back(value_of(imagined, choice, dice));
      }
    }
  }

  // The same game with random later choices of the seat.
  std::array<Forecast<G>, 2> careless(std::array<std::size_t, 2> pair, int game) {
    Rng dice(seed_, static_cast<std::uint64_t>(game));
    const State imagined = imagination_.draw(view_, dice);
    return {value_of(imagined, pair[0], dice, view_.viewer.seat()),
            value_of(imagined, pair[1], dice, view_.viewer.seat())};
  }

  double mean(std::size_t choice) const {
    double sum = 0;
    for (const auto& one : tried_[choice]) sum += one.wins[seat()];
    return sum / games(choice);
  }
  Mean share(std::size_t choice) const {
    Mean share;
    for (int game = 0; game < games(choice); ++game) share.add(wins(choice, game));
    return share;
  }
  // The lead of one over another, in the games in which both were tried.
  Mean lead(std::size_t one, std::size_t other) const {
    Mean lead;
    const int common = std::min(games(one), games(other));
    for (int game = 0; game < common; ++game) lead.add(wins(one, game) - wins(other, game));
    return lead;
  }

  // A choice that was tried less is measured by its difference to the one that was tried in all games.
  Expectation value(std::size_t choice, std::size_t most_tried) const {
    Expectation value = mean_of(choice, games(choice));
    const Expectation all = mean_of(most_tried, games(most_tried));
    const Expectation common = mean_of(most_tried, games(choice));
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      value.wins[i] += all.wins[i] - common.wins[i];
      value.points[i] += all.points[i] - common.points[i];
    }
    return value;
  }

 private:
  static std::size_t as_index(int number) { return static_cast<std::size_t>(number); }

  Forecast<G> value_of(State state, std::size_t choice, const Rng& dice, std::optional<Seat> careless = std::nullopt) {
    NullSink nobody;
    G::apply(state, view_.viewer.seat(), choices_[static_cast<int>(choice)], nobody);
    return evaluator_(std::move(state), dice, careless, horizon_);
  }

  Expectation mean_of(std::size_t choice, int games) const {
    Expectation mean;
    for (int game = 0; game < games; ++game) {
      for (std::size_t i = 0; i < kMaxSeats; ++i) {
        mean.wins[i] += forecast(choice, game).wins[i] / games;
        mean.points[i] += forecast(choice, game).points[i] / games;
      }
    }
    return mean;
  }

  const View& view_;
  const Choices& choices_;
  std::uint64_t seed_;
  Evaluator<G>& evaluator_;
  Horizon horizon_;
  Imagination<G> imagination_{Belief::Likely};
  std::vector<std::vector<Forecast<G>>> tried_;
};

// Finds the best choice by sequential halving: all choices play a few games, the worse half drops out unless it is
// close, the rest plays twice as many, and so on. The choice made never drops out.
template <Game G>
class Race {
 public:
  Race(Trials<G>& trials, std::optional<std::size_t> made, const AnalysisSettings& settings)
      : trials_(trials), made_(made), settings_(settings), left_(trials.size()) {
    std::iota(left_.begin(), left_.end(), std::size_t{0});
  }

  // Returns the choices, best first.
  std::vector<std::size_t> run() {
    constexpr int kFirstLook = 16;
    int games = std::min(kFirstLook, settings_.games);
    trials_.extend(left_, games);
    while (!is_over(games)) {
      drop_worse();
      games = std::min(2 * games, most(games));
      trials_.extend(left_, games);
    }
    return ranking();
  }

 private:
  static constexpr int kLongest = 4;  // times the number of games, where a label is close to a limit

  int most(int games) const { return games >= settings_.games ? kLongest * settings_.games : settings_.games; }

  bool is_over(int games) {
    if (trials_.size() < 2) return true;
    if (!settings_.hurries) return games >= settings_.games;
    if (games >= kLongest * settings_.games) return true;
    constexpr int kFewest = 32;
    if (games < std::min(kFewest, settings_.games)) return false;
    const auto best = ranking();
    if (!made_) return games >= settings_.games || is_apart(trials_.lead(best[0], best[1]));
    const Mean behind = trials_.lead(best[0] == *made_ ? best[1] : best[0], *made_);
    // Close to the limit of a costly choice more games are worth their time; elsewhere the usual number is enough.
    if (games >= settings_.games) return !may_be_costly(behind) || is_surely_costly(behind);
    return label_of(millionths(behind.mean()), millionths(behind.error())) != Label::Unsure &&
           (!may_be_costly(behind) || is_surely_costly(behind));
  }

  static bool is_apart(const Mean& lead) {
    constexpr double kErrors = 2.5;  // more than two, because it is asked repeatedly
    return lead.mean() > kErrors * lead.error();
  }
  static bool may_be_costly(const Mean& behind) { return behind.mean() + 2 * behind.error() > kCostlyShare; }
  static bool is_surely_costly(const Mean& behind) { return behind.mean() - 2 * behind.error() > kCostlyShare; }

  void drop_worse() {
    if (!settings_.hurries || left_.size() <= 2) return;
    sort_best_first(left_, [&](std::size_t choice) { return trials_.mean(choice); });
    const std::size_t best = left_[0];
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < left_.size(); ++i) {
      const std::size_t choice = left_[i];
      const bool is_in_better_half = 2 * i < left_.size();
      if (is_in_better_half || choice == made_ || is_close(best, choice)) kept.push_back(choice);
    }
    left_ = std::move(kept);
  }
  bool is_close(std::size_t best, std::size_t choice) const {
    const Mean lead = trials_.lead(best, choice);
    return lead.mean() < lead.error();
  }

  // A choice that dropped out and leads after all is tried as often as the others.
  std::vector<std::size_t> ranking() {
    std::vector<std::size_t> all(trials_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    for (;;) {
      const auto tried = [&](std::size_t one) { return std::pair(trials_.games(one), trials_.mean(one)); };
      const std::size_t leader = *std::ranges::max_element(all, {}, tried);
      sort_best_first(all, [&](std::size_t one) { return rank_of(trials_.value(one, leader), trials_.seat()); });
      if (all[0] == leader || trials_.games(all[0]) == trials_.games(leader)) return all;
      trials_.extend({all[0]}, trials_.games(leader));
      if (std::ranges::count(left_, all[0]) == 0) left_.push_back(all[0]);
    }
  }

  Trials<G>& trials_;
  std::optional<std::size_t> made_;
  const AnalysisSettings& settings_;
  std::vector<std::size_t> left_;
};

}  // namespace roundtable
