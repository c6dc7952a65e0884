// Endgames against a brute force that knows only the rules: all ways in which cards may lie (test_deals.h), the rest of
// the game by plain recursion.

#include <gtest/gtest.h>

#include "bots/academy/net.h"
#include "bots/academy/policy.h"
#include "bots/medievallons/net.h"
#include "bots/medievallons/policy.h"
#include "engine/core/chi_square.h"
#include "study/academy/test_deals.h"
#include "study/exact.h"
#include "study/medievallons/test_deals.h"

namespace roundtable {

namespace {

using academy::Academy;
using medievallons::Medievallons;

template <Game G>
void play_on(typename G::State state, CardOrder order, Reference<G>& reference, double weight, Expectation& sum) {
  NullSink nobody;
  if (G::deciders(state).over()) {
    const Standing standing = G::standing(state);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      if (standing.winners.has(Seat{static_cast<std::uint8_t>(seat)})) sum.wins[at] += weight / standing.winners.size();
      sum.points[at] += weight * standing.scores[at];
    }
    return;
  }
  if (G::deciders(state).is_chance()) {
    if constexpr (std::same_as<G, Medievallons>) {
      if (state.table.question == medievallons::Question::Beg) {
        const auto hand = state.secrets.hands[state.table.target];
        for (int card = 0; card < hand.size(); ++card) {
          auto then = state;
          G::settle(then, {.due = state.table.question, .seat = state.table.target, .kind = hand.at(card)}, nobody);
          play_on<G>(then, order, reference, weight / hand.size(), sum);
        }
        return;
      }
    }
    const auto outcome = outcome_of(state, order);
    ASSERT_TRUE(G::is_possible(state, outcome));
    G::settle(state, outcome, nobody);
    return play_on<G>(state, order, reference, weight, sum);
  }
  const Seat seat = G::deciders(state).seats().lowest();
  const auto choices = G::legal(state, seat);
  ASSERT_EQ(G::apply(state, seat, choices[reference(choices, state, seat)], nobody), Legality::Legal);
  play_on<G>(state, order, reference, weight, sum);
}

struct EndgameTable {
  int players;
  const char* options;
  int wanted;  // decisions
};
template <Game G>
const std::vector<EndgameTable> kEndgameTables;
template <>
const std::vector<EndgameTable> kEndgameTables<Academy> = {
    {3, "{}", 20},
    {4, "{}", 15},
    {5, "{}", 10},
    {2, R"({"two":"karadoc"})", 15},
    {2, R"({"two":"lancelot"})", 20},
    {2, R"({"two":"lancelot","variations":["alms","bet","codex","dragon","knights","scrolls"]})", 10},
    {4, R"({"advanced":["lift"],"variations":["alms","bet","codex","dragon","knights","scrolls"]})", 10},
};
template <>
const std::vector<EndgameTable> kEndgameTables<Medievallons> = {{2, "{}", 80}, {3, "{}", 16}, {4, "{}", 4}};

constexpr std::size_t kMostPlayouts = 4'000;  // of the brute force

template <Game G>
class Endgames : public testing::Test {};
using Both = testing::Types<Academy, Medievallons>;
TYPED_TEST_SUITE(Endgames, Both);

// Calls `visit(view)` for the decisions of games with random choices, until it has had enough.
template <Game G, class Visit>
void each_decision(const char* options, int players, Visit visit) {
  NullSink nobody;
  const auto table = *G::read_options(players, *Json::parse(options));
  for (std::uint64_t seed = 1; seed <= 2'000; ++seed) {
    Rng rng(seed);
    auto state = G::start(table);
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      if (const auto view = G::view(state, seat); choices.size() > 1 && is_late(view)) {
        if (!visit(view)) return;
      }
      G::take(state, seat, choices.pick(rng), nobody);
    }
  }
}

TYPED_TEST(Endgames, HaveTheValuesOfABruteForce) {
  using G = TypeParam;
  Reference<G> reference;
  Exact<G> exact(reference);
  int compared = 0;
  for (const auto& [players, options, wanted] : kEndgameTables<G>) {
    int found = 0;
    each_decision<G>(options, players, [&](const typename G::View& view) {
      const auto choices = G::legal(view);
      const auto values = exact.values(view, choices);
      if (!values) return true;
      const auto deals = all_deals(view);
      if (deals.empty() || deals.size() * static_cast<std::size_t>(choices.size()) > kMostPlayouts) return true;
      double all = 0;
      for (const auto& deal : deals) all += deal.weight;
      for (int choice = 0; choice < choices.size(); ++choice) {
        Expectation sum;
        for (const auto& deal : deals) {
          NullSink nobody;
          auto state = deal.state;
          EXPECT_EQ(G::apply(state, view.viewer.seat(), choices[choice], nobody), Legality::Legal);
          play_on<G>(state, deal.order, reference, deal.weight / all, sum);
        }
        const Expectation& value = (*values)[static_cast<std::size_t>(choice)];
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
          EXPECT_NEAR(value.wins[seat], sum.wins[seat], 1e-9) << options << players;
          if (kCountsPoints<G>) EXPECT_NEAR(value.points[seat], sum.points[seat], 1e-9) << options << players;
        }
      }
      return ++found < wanted && !testing::Test::HasFailure();
    });
    EXPECT_EQ(found, wanted) << options << players;
    compared += found;
  }
  EXPECT_GE(compared, 100);
}

void count(Weights& drawn, std::ptrdiff_t state) { ++drawn[std::to_string(state)]; }

TYPED_TEST(Endgames, ListAllStatesThatMayBeImagined) {
  using G = TypeParam;
  int compared = 0;
  for (const auto& [players, options, wanted] : kEndgameTables<G>) {
    int tried = 0;
    each_decision<G>(options, players, [&](const typename G::View& view) {
      if (++tried > 300) return false;
      const auto states = G::enumerate(view, 100);
      if (!states || states->size() < 2 || !others_may_play(view)) return true;
      Weights drawn;
      Weights weights;
      for (std::size_t i = 0; i < states->size(); ++i) weights[std::to_string(i)] = (*states)[i].chance;
      Rng rng(7);
      for (int i = 0; i < 4'000; ++i) {
        const auto imagined = G::imagine(view, rng);
        const auto found = std::ranges::find(*states, imagined, &Possible<typename G::State>::what);
        count(drawn, found - states->begin());
      }
      expect_drawn_by_weight(drawn, weights);
      return ++compared % 8 != 0 && !testing::Test::HasFailure();
    });
  }
  EXPECT_GT(compared, 20);
}

}  // namespace

}  // namespace roundtable