#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "bots/net/net_judge.h"
#include "study/worth.h"

namespace roundtable {

// Number of topics of a game's explanations; 0 for games without a net.
template <Game G>
constexpr std::size_t kTopicsOf = [] {
  if constexpr (LearnedGame<G>) return static_cast<std::size_t>(NetOf<G>::kReasons);
  return std::size_t{0};
}();

// Whether the game is about points and the net predicts them.
template <Game G>
constexpr bool kCountsPoints = [] {
  if constexpr (LearnedGame<G>) return !NetOf<G>::kReasonsAreShares;
  return true;
}();

// For each seat: its share of the victory (sum 1), its final points, and their topics: points by track, or ways to win.
template <Game G>
struct Forecast : Expectation {
  std::array<std::array<double, kTopicsOf<G>>, kMaxSeats> topics{};
};

// The choice that all other choices are compared with: the net's favourite, or without a net the heuristic's; the first
// on ties. In an evaluation all players play on by it.
template <Game G>
class Reference {
 public:
  Reference() {
    if constexpr (LearnedGame<G>) {
      if (const auto& net = net_in_use<G>()) learned_.emplace(*net);
    }
  }

  // `position` is a view, or a state and a seat.
  template <class... Position>
  int operator()(const typename G::Choices& choices, const Position&... position) {
    if (choices.size() == 1) return 0;
    if constexpr (LearnedGame<G>) {
      if (learned_) return first_of_best(learned_->values(position..., choices));
    }
    return first_of_best(by_hand_.values(position..., choices));
  }

  bool is_learned() const {
    if constexpr (LearnedGame<G>) return learned_.has_value();
    return false;
  }
  auto& learned() { return *learned_; }

 private:
  static int first_of_best(std::span<const float> values) {
    return static_cast<int>(std::ranges::max_element(values) - values.begin());
  }

  Judge<G> by_hand_;
  struct NoNet {};
  std::conditional_t<LearnedGame<G>, std::optional<NetJudge<G>>, NoNet> learned_;
};

// Where a forecast ends: where a net can predict the rest, or at the end of the game.
enum class Horizon : std::uint8_t { Prediction, End };

// Forecasts of positions with all cards known. Everybody plays on by the reference: with a net to the end of the round
// or turn and until each seat has been asked once more and given its prediction; otherwise to the end of the game. Only
// dealt cards are random, and two positions with the same dice get the same ones where they can.
template <Game G>
class Evaluator {
 public:
  using State = typename G::State;

  // A position after the moves that come before the next chance event, with the end of its forecasts: they are the same
  // in all of them.
  struct Opened {
    State state;
    int until;  // the round or turn in which the net predicts the rest
  };
  Opened open(State state) {
    const int until = G::chapter(state) + 1;
    while (!G::deciders(state).over() && !G::deciders(state).is_chance() && G::chapter(state) < until) {
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      G::take(state, seat, choices[reference_(choices, state, seat)], nobody_);
    }
    return {std::move(state), until};
  }
  Forecast<G> operator()(const Opened& opened, Rng dice) {
    return forecast(opened.state, opened.until, dice, std::nullopt, Horizon::Prediction);
  }

  // The choices of the seat `careless` are random until the round or turn ends: the others show what its later choices
  // are worth.
  Forecast<G> operator()(State state, Rng dice, std::optional<Seat> careless = std::nullopt,
                         Horizon horizon = Horizon::Prediction) {
    const int until = G::chapter(state) + 1;
    return forecast(std::move(state), until, dice, careless, horizon);
  }

  // Whether the last forecast depended on its dice.
  bool is_random() const { return is_random_; }
  Reference<G>& reference() { return reference_; }

 private:
  Forecast<G> forecast(State state, int until, Rng dice, std::optional<Seat> careless, Horizon horizon) {
    const Rng before = dice;
    Rng carelessly(dice());
    dice = before;
    Forecast<G> forecast;
    Seats silent = Seats::first(G::players(G::options(state)));
    is_random_ = false;
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        is_random_ = true;
        G::settle(state, G::draw(state, dice), nobody_);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      const bool predicts = G::chapter(state) >= until;
      if constexpr (LearnedGame<G>) {
        if (reference_.is_learned() && predicts && horizon == Horizon::Prediction && choices.size() > 1) {
          if (predict(state, seat, choices, silent, forecast)) return as_shares(forecast, state);
          continue;
        }
      }
      const bool is_careless = seat == careless && !predicts;
      G::take(state, seat, is_careless ? choices.pick(carelessly) : choices[reference_(choices, state, seat)], nobody_);
    }
    add_end(state, silent, forecast);
    return as_shares(forecast, state);
  }

  // Each seat predicts by itself: this makes the shares one victory. It does so in each forecast, not in their mean, so
  // that means of differences have no bias.
  static Forecast<G> as_shares(Forecast<G>& forecast, const State& state) {
    const auto players = static_cast<std::size_t>(G::players(G::options(state)));
    double sum = 0;
    for (std::size_t i = 0; i < players; ++i) sum += forecast.wins[i];
    for (std::size_t i = 0; i < players; ++i) {
      const double share = sum > 0 ? forecast.wins[i] / sum : 1.0 / static_cast<double>(players);
      if constexpr (!kCountsPoints<G>) scale_ways(forecast.topics[i], share);
      forecast.wins[i] = share;
    }
    return forecast;
  }

  // A seat's own ways to win add up to its share, those of the others to the rest.
  template <std::size_t N>
  static void scale_ways(std::array<double, N>& ways, double share) {
    const auto scale = [](std::span<double> some, double whole) {
      double sum = 0;
      for (const double way : some) sum += way;
      for (double& way : some) way = sum > 0 ? way * whole / sum : whole / static_cast<double>(some.size());
    };
    scale(std::span(ways).first(N / 2), share);
    scale(std::span(ways).last(N - N / 2), 1 - share);
  }

  // The prediction at the seat's first question, and its choice. True when all seats have predicted.
  bool predict(State& state, Seat seat, const typename G::Choices& choices, Seats& silent, Forecast<G>& forecast)
    requires LearnedGame<G>
  {
    using Net = NetOf<G>;
    auto& net = reference_.learned();
    const auto seen = Net::seen(state, seat);
    const auto thought = net.think(net.show(seen, seat));
    if (silent.has(seat)) {
      add_prediction(state, seat, thought, forecast);
      silent.remove(seat);
      if (silent.empty()) return true;
    }
    values_.resize(static_cast<std::size_t>(choices.size()));
    net.tell_values(thought, seen, choices, values_);
    const auto best = std::ranges::max_element(values_) - values_.begin();
    G::take(state, seat, choices[static_cast<int>(best)], nobody_);
    return false;
  }

  void add_prediction(const State& state, Seat seat, const Network::Thought& thought, Forecast<G>& forecast)
    requires LearnedGame<G>
  {
    const auto at = static_cast<std::size_t>(seat);
    const int players = G::players(G::options(state));
    forecast.wins[at] = static_cast<double>(reference_.learned().shares(thought, seat, players)[at]);
    const auto so_far = NetOf<G>::reasons(state, seat);
    const auto to_come = reference_.learned().reasons(thought, seat, players);
    for (std::size_t i = 0; i < to_come.size(); ++i) {
      forecast.topics[at][i] = static_cast<double>(so_far[i]) + static_cast<double>(to_come[i]);
      if constexpr (kCountsPoints<G>) forecast.points[at] += forecast.topics[at][i];
    }
  }

  // Of seats that were not asked before the end.
  static void add_end(const State& state, Seats seats, Forecast<G>& forecast) {
    const Standing standing = G::standing(state);
    const auto won = shares(standing.winners);
    for (const Seat seat : seats) {
      const auto at = static_cast<std::size_t>(seat);
      forecast.wins[at] = static_cast<double>(won[at]);
      if constexpr (kCountsPoints<G>) forecast.points[at] = standing.scores[at];
      if constexpr (LearnedGame<G>) std::ranges::copy(NetOf<G>::reasons(state, seat), forecast.topics[at].begin());
    }
  }

  Reference<G> reference_;
  NullSink nobody_;
  std::vector<float> values_;
  bool is_random_ = false;
};

}  // namespace roundtable
