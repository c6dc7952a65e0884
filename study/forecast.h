#pragma once

#include <optional>

#include "bots/net/net_judge.h"
#include "study/worth.h"

namespace roundtable {

// Number of topics of a game's explanations; 0 for games without a net.
template <Game G>
constexpr std::size_t kReasonsOf = [] {
  if constexpr (LearnedGame<G>) return static_cast<std::size_t>(NetOf<G>::kReasons);
  return std::size_t{0};
}();

// Whether the game is about points and the net predicts them.
template <Game G>
constexpr bool kCountsPoints = [] {
  if constexpr (LearnedGame<G>) return !NetOf<G>::kReasonsAreShares;
  return true;
}();

// Forecast for each seat: its share of the victory, its final points, and their topics.
template <Game G>
struct Forecast : Expectation {
  std::array<std::array<double, kReasonsOf<G>>, kMaxSeats> reasons{};
};

// Forecasts of positions with all cards known. All seats play on from their views: with a net to the end of the round
// or turn and until each has been asked once more and given its prediction; otherwise to the end of the game.
template <Game G>
class Forecaster {
 public:
  using State = typename G::State;

  Forecaster() {
    if constexpr (LearnedGame<G>) {
      if (const auto& net = net_in_use<G>()) learned_.emplace(*net);
    }
  }

  Forecast<G> operator()(State state, Rng& rng) {
    Forecast<G> forecast;
    Seats silent = Seats::first(G::players(G::options(state)));
    if constexpr (LearnedGame<G>) {
      if (learned_) {
        ask_everybody(state, silent, rng, forecast);
        if (silent.empty()) return forecast;
      }
    }
    by_hand_.play_on(state, PolicyOf<G>::kSearch.playout, kToTheEnd, rng);
    tell_end(state, silent, forecast);
    return forecast;
  }

 private:
  static void tell_end(const State& state, Seats seats, Forecast<G>& forecast) {
    const Standing standing = G::standing(state);
    const auto won = shares(standing.winners);
    for (const Seat seat : seats) {
      const auto at = static_cast<std::size_t>(seat);
      forecast.wins[at] = static_cast<double>(won[at]);
      if constexpr (kCountsPoints<G>) forecast.points[at] = standing.scores[at];
      if constexpr (LearnedGame<G>) std::ranges::copy(NetOf<G>::reasons(state, seat), forecast.reasons[at].begin());
    }
  }

  // Leaves in `silent` the seats that were not asked before the end.
  void ask_everybody(State& state, Seats& silent, Rng& rng, Forecast<G>& forecast)
    requires LearnedGame<G>
  {
    using Net = NetOf<G>;
    constexpr float kAsTaught = 1.0F;
    NullSink nobody;
    learned_->play_on(state, kAsTaught, 1, rng);
    go_to_next_question<G>(state, rng);
    while (!G::deciders(state).over()) {
      const Seat seat = G::deciders(state).seats().lowest();
      const auto seen = Net::seen(state, seat);
      const auto thought = learned_->think(learned_->show(seen, seat));
      if (silent.has(seat)) {
        tell_expected(state, seat, thought, forecast);
        silent.remove(seat);
        if (silent.empty()) return;
      }
      const auto choices = G::legal(state, seat);
      values_.resize(static_cast<std::size_t>(choices.size()));
      learned_->tell_values(thought, seen, choices, values_);
      soften(values_, kAsTaught);
      G::take(state, seat, choices[fall(values_, rng)], nobody);
      go_to_next_question<G>(state, rng);
    }
  }

  void tell_expected(const State& state, Seat seat, const Network::Thought& thought, Forecast<G>& forecast)
    requires LearnedGame<G>
  {
    const auto at = static_cast<std::size_t>(seat);
    const int players = G::players(G::options(state));
    forecast.wins[at] = static_cast<double>(learned_->shares(thought, seat, players)[at]);
    const auto so_far = NetOf<G>::reasons(state, seat);
    const auto to_come = learned_->reasons(thought, seat, players);
    for (std::size_t i = 0; i < to_come.size(); ++i) {
      forecast.reasons[at][i] = static_cast<double>(so_far[i]) + static_cast<double>(to_come[i]);
      if constexpr (kCountsPoints<G>) forecast.points[at] += forecast.reasons[at][i];
    }
  }

  Judge<G> by_hand_;
  struct NoNet {};
  std::conditional_t<LearnedGame<G>, std::optional<NetJudge<G>>, NoNet> learned_;
  std::vector<float> values_;
};

}  // namespace roundtable
