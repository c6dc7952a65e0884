#pragma once

#include <cmath>

#include "bots/belief.h"
#include "bots/deadline.h"
#include "bots/playout.h"
#include "bots/tree.h"

namespace roundtable {

// When to stop thinking: after so many playouts or so much time, whichever is given.
struct SearchBudget {
  std::int64_t playouts = 0;
  std::chrono::microseconds time{};
};

// Information-set Monte-Carlo tree search with several observers. Every playout starts from another state that the view
// allows. Each seat has a tree of its own, whose nodes are what that seat has seen happen since: so choices made at the
// same time, and those that others do not see, do not tell anybody anything. In a node the choice goes to what has
// proved good or looks good to the game's judgement and was tried little; beyond the tree everybody plays by the
// judgement for a while, and then the position is judged.
template <Game G>
class SearchBot final : public Bot<G> {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  using Choices = typename G::Choices;

  explicit SearchBot(SearchBudget budget, Belief belief = Belief::Exact,
                     const SearchSettings& settings = PolicyOf<G>::kSearch)
      : budget_(budget), belief_(belief), settings_(settings), deadline_(budget.time) {}

  Action choose(const View& view, const Choices& choices, Rng& rng) override {
    if (choices.size() == 1) return choices[0];
    think(view, settings_.horizon, rng);
    return tree_.favourite(root_of(view), choices);
  }

  // Playouts go to the end here, where the score is known.
  std::vector<Opinion<G>> explain(const View& view, const Choices& choices, Rng& rng) override {
    think(view, kToTheEnd, rng);
    std::vector<Opinion<G>> opinions;
    for (const auto action : choices) {
      const auto& edge = tree_.edge(root_of(view), action);
      const double tried = std::max(1, edge.visits);
      opinions.push_back({action, edge.win / tried, edge.score / tried, edge.visits});
    }
    return opinions;
  }

  std::int64_t playouts() const { return done_; }  // of the last decision

 private:
  static std::uint64_t root_of(const View& view) { return first_sight(view.viewer.seat()); }

  void think(const View& view, int horizon, Rng& rng) {
    deadline_.begin();
    tree_.clear();
    done_ = 0;
    do {
      play_out(view, horizon, rng);
      ++done_;
    } while (budget_.playouts > 0 ? done_ < budget_.playouts : deadline_.allows_more());
  }

  void play_out(const View& view, int horizon, Rng& rng) {
    State state = imagine<G>(view, belief_, rng);
    path_.clear();
    descend(state, rng);
    judge_.play_on(state, settings_.playout, horizon, rng);
    const auto win = PolicyOf<G>::outlook(state, judge_.weights());
    const auto scores = G::standing(state).scores;
    for (const auto& step : path_) {
      const auto seat = static_cast<std::size_t>(step.seat);
      tree_.add(step.edge, win[seat], scores[seat]);
    }
  }

  // Down the trees until a seat comes to where it has not been.
  void descend(State& state, Rng& rng) {
    NullSink nobody;
    std::array<std::uint64_t, kMaxSeats> seen{};
    for (int i = 0; i < kMaxSeats; ++i) {
      seen[static_cast<std::size_t>(i)] = first_sight(Seat{static_cast<std::uint8_t>(i)});
    }
    bool known = true;
    while (known && !G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      Action action = choices[0];
      if (choices.size() > 1) {
        const std::uint64_t node = seen[static_cast<std::size_t>(seat)];
        known = tree_.has(node);
        action = choices[select(state, seat, choices, node)];
        path_.push_back({tree_.find_or_add(node, action), seat});
      }
      for (int i = 0; i < G::players(G::options(state)); ++i) {
        const bool sees = i == index(seat) || !PolicyOf<G>::is_secret(action);
        auto& sight = seen[static_cast<std::size_t>(i)];
        sight = next_sight(sight, seat, sees ? std::bit_cast<std::uint32_t>(action) : 0);
      }
      G::take(state, seat, action, nobody);
    }
  }

  int select(const State& state, Seat seat, const Choices& choices, std::uint64_t node) {
    const auto chances = judge_.values(state, seat, choices);
    soften(chances, settings_.prior);
    found_.clear();
    int visits = 0;
    double sum = 0;
    for (int i = 0; i < choices.size(); ++i) {
      found_.push_back(tree_.edge(node, choices[i]));
      visits += found_.back().visits;
      sum += found_.back().win;
    }
    if (visits == 0) return static_cast<int>(std::ranges::max_element(chances) - chances.begin());
    const double mean = sum / visits;
    const double push = static_cast<double>(settings_.exploration) * std::sqrt(static_cast<double>(visits));
    int best = 0;
    double best_value = -1;
    for (int i = 0; i < choices.size(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      const double proved = found_[at].visits == 0 ? mean : found_[at].win / found_[at].visits;
      const double value = proved + push * static_cast<double>(chances[at]) / (1 + found_[at].visits);
      if (value > best_value) {
        best = i;
        best_value = value;
      }
    }
    return best;
  }

  struct Step {
    EdgeAt edge;
    Seat seat;
  };

  SearchBudget budget_;
  Belief belief_;
  SearchSettings settings_;
  Deadline deadline_;
  Judge<G> judge_;
  Tree<Action> tree_;
  std::vector<Step> path_;
  std::vector<Edge> found_;
  std::int64_t done_ = 0;
};

}  // namespace roundtable
