#pragma once

#include <cmath>

#include "bots/budget.h"
#include "bots/deadline.h"
#include "bots/halving.h"
#include "bots/imagination.h"
#include "bots/judgement.h"
#include "bots/tree.h"

namespace roundtable {

// Multiple-observer information-set Monte Carlo tree search. Every playout starts from another state that the view
// allows. Each seat has its own tree, whose nodes are the seat's observations, so simultaneous and hidden choices
// reveal nothing. A node selects by results and by the evaluation's preference, which fades with visits; the evaluation
// also values positions where a playout leaves the trees. At the root it may use halving (halving.h).
template <Game G, class Judgement = HandJudgement<G>>
class SearchBot final : public Bot<G> {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  using Choices = typename G::Choices;

  explicit SearchBot(SearchBudget budget, Belief belief = Belief::Exact, Judgement judgement = Judgement())
      : budget_(budget), imagination_(belief), judgement_(std::move(judgement)), deadline_(budget.time) {}

  Action choose(const View& view, const Choices& choices, Rng& rng) override {
    if (choices.size() == 1) return choices[0];
    begin(view);
    if constexpr (Judgement::kLearned) {
      if (judgement_.halves()) return choose_by_halving(view, choices, rng);
    }
    think(view, rng, [&] { return done_ % kLookEvery == 0 && is_decided(root_of(view), choices); });
    return tree_.favourite(root_of(view), choices);
  }

  std::int64_t playouts() const { return done_; }  // in the last decision

 private:
  static constexpr int kLookEvery = 32;  // playouts between checks whether the choice is decided

  static Sight root_of(const View& view) { return first_sight(view.viewer.seat()); }

  void begin(const View& view) {
    deadline_.begin();
    judgement_.begin(view.viewer.seat());
    imagination_.begin(view);
    tree_.clear();
    if constexpr (Judgement::kLearned) tree_.add(root_of(view));  // the root needs no evaluation
    given_.reset();
    done_ = 0;
  }

  template <class Decided>
  void think(const View& view, Rng& rng, Decided decided) {
    do {
      play_out(view, rng);
      ++done_;
      if (decided()) return;
    } while (budget_.playouts > 0 ? done_ < budget_.playouts : deadline_.allows_more());
  }

  // Tries all candidates equally often. Their merit is the evaluation's preference plus results, which weigh more with
  // more tries; an untried one is rated as the average.
  Action choose_by_halving(const View& view, const Choices& choices, Rng& rng) {
    const auto edge = [&](int choice) -> const Edge& { return tree_.edge(root_of(view), choices[choice]); };
    const auto give_next = [&] {
      given_ = choices[*std::ranges::min_element(halving_.left(), {}, [&](int choice) { return edge(choice).visits; })];
    };
    const auto halve = [&] {
      int most = 0;
      Edge all;
      for (const int choice : halving_.left()) {
        most = std::max(most, edge(choice).visits);
        all.visits += edge(choice).visits;
        all.win += edge(choice).win;
      }
      halving_.halve([&](int choice) {
        const Edge& known = edge(choice).visits > 0 ? edge(choice) : all;
        return judgement_.preference(choice) + judgement_.trust(most) * known.win / std::max(1, known.visits);
      });
    };
    halving_.begin(judgement_.prefer(view, choices), judgement_.candidates(budget_.playouts));
    give_next();
    think(view, rng, [&] {
      while (halving_.is_due(spent())) halve();
      give_next();
      return halving_.is_decided();
    });
    while (!halving_.is_decided()) halve();
    return choices[halving_.left()[0]];
  }

  // Spent share of the budget, from 0 to 1.
  double spent() const {
    return budget_.playouts > 0 ? static_cast<double>(done_) / static_cast<double>(budget_.playouts)
                                : 1 / (1 + deadline_.left_to_spent());
  }

  // Whether no other choice can overtake the favourite's number of tries.
  bool is_decided(Sight root, const Choices& choices) const {
    int most = 0;
    int second = 0;
    for (const auto action : choices) {
      const int visits = tree_.edge(root, action).visits;
      second = std::max(second, std::min(visits, most));
      most = std::max(most, visits);
    }
    const double left = budget_.playouts > 0 ? static_cast<double>(budget_.playouts - done_)
                                             : static_cast<double>(done_) * deadline_.left_to_spent();
    return most - second > left;
  }

  void play_out(const View& view, Rng& rng) {
    State state = imagination_.draw(view, rng);
    path_.clear();
    descend(state, root_of(view), rng);
    const auto win = judgement_.outcome(state, rng);
    for (const auto& step : path_) {
      const auto seat = static_cast<std::size_t>(step.seat);
      tree_.add(step.edge, win[seat]);
    }
  }

  // Descends the trees until a seat reaches a new node.
  void descend(State& state, Sight root, Rng& rng) {
    NullSink nobody;
    std::array<Sight, kMaxSeats> seen{};
    for (int i = 0; i < kMaxSeats; ++i) {
      seen[static_cast<std::size_t>(i)] = first_sight(Seat{static_cast<std::uint8_t>(i)});
    }
    bool stays = true;
    while (stays && !G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      Action action = choices[0];
      if (choices.size() > 1) {
        const Sight node = seen[static_cast<std::size_t>(seat)];
        if (!tree_.has(node)) {
          const AtNew then = judgement_.at_new(seat);
          stays = then == AtNew::GoOn;
          tree_.add(node);
          if (then == AtNew::Stop) return;
        }
        action = node == root && given_ ? *given_ : choices[select(state, seat, choices, node)];
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

  int select(const State& state, Seat seat, const Choices& choices, Sight node) {
    const auto chances = judgement_.chances(state, seat, choices);
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
    const double push = static_cast<double>(judgement_.exploration()) * std::sqrt(static_cast<double>(visits));
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
  Imagination<G> imagination_;
  Judgement judgement_;
  Deadline deadline_;
  Halving halving_;
  std::optional<Action> given_;  // the first choice of the next playout, if set
  Tree<Action> tree_;
  std::vector<Step> path_;
  std::vector<Edge> found_;
  std::int64_t done_ = 0;
};

}  // namespace roundtable
