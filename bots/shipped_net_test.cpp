// The built-in nets play as well as in training.

#include <gtest/gtest.h>

#include "bots/academy/net.h"
#include "bots/academy/policy.h"
#include "bots/greedy.h"
#include "bots/medievallons/net.h"
#include "bots/medievallons/policy.h"
#include "bots/net/net_bot.h"

namespace roundtable {

namespace {

template <Game G>
class ShippedNet : public testing::Test {};
using Learned = testing::Types<academy::Academy, medievallons::Medievallons>;
TYPED_TEST_SUITE(ShippedNet, Learned);

// One net against the heuristic, in another seat each game.
template <Game G>
double share_against_greedy(const typename G::Options& options, int games) {
  const int players = G::players(options);
  const auto net = read_net<G>(built_in_net<G>());
  EXPECT_TRUE(net) << net.error().message;
  NetBot<G> hero(*net);
  GreedyBot<G> other;
  NullSink nobody;
  double won = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(77, static_cast<std::uint64_t>(game));
    auto state = G::start(options);
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto view = G::view(state, seat);
      const bool mine = index(seat) == game % players;
      Bot<G>& bot = mine ? static_cast<Bot<G>&>(hero) : other;
      G::take(state, seat, bot.choose(view, G::legal(view), rng), nobody);
    }
    won += static_cast<double>(shares(G::standing(state).winners)[static_cast<std::size_t>(game % players)]);
  }
  return won / games;
}

TYPED_TEST(ShippedNet, BeatsTheJudgement) {
  for (const int players : {2, 3, 4, 5}) {
    const auto options = TypeParam::read_options(players, *Json::parse("{}"));
    if (!options) continue;  // two players have to name their mode
    EXPECT_GT(share_against_greedy<TypeParam>(*options, 60), 1.3 / players) << players << " players";
  }
}

}  // namespace

}  // namespace roundtable
