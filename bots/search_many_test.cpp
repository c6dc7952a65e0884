#include <gtest/gtest.h>

#include "bots/academy/policy.h"
#include "bots/medievallons/policy.h"
#include "bots/search.h"
#include "engine/academy/tests/test_options.h"
#include "engine/medievallons/tests/test_position.h"

namespace roundtable {

namespace {

using academy::Academy;
using medievallons::Medievallons;

// Every choice of a few decisions of random games.
template <Game G>
std::vector<typename G::Action> moves(const typename G::Options& options, SearchBudget budget, std::uint64_t seed) {
  SearchBot<G> bot(budget);
  Rng chance(seed);
  NullSink nobody;
  std::vector<typename G::Action> made;
  auto state = G::start(options);
  while (!G::deciders(state).over() && made.size() < 40) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, chance), nobody);
      continue;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    Rng thoughts(seed, made.size());
    made.push_back(bot.choose(G::view(state, seat), G::legal(state, seat), thoughts));
    G::take(state, seat, made.back(), nobody);
  }
  return made;
}

TEST(Search, SameSeedSameMoves) {
  for (int mode = 0; mode < 5; ++mode) {
    const auto options = academy::options_of(mode, 7, 63);
    EXPECT_EQ(moves<Academy>(options, {.playouts = 20}, 3), moves<Academy>(options, {.playouts = 20}, 3));
  }
  EXPECT_EQ(moves<Medievallons>({.players = 3}, {.playouts = 20}, 3),
            moves<Medievallons>({.players = 3}, {.playouts = 20}, 3));
  EXPECT_NE(moves<Academy>({}, {.playouts = 20}, 3), moves<Academy>({}, {.playouts = 20}, 4));
}

TEST(Search, ThinksAsLongAsItMay) {
  auto game = medievallons::TestPosition(3).hand(0, "A,B,K").hand(1, "M,N").hand(2, "O,O,S").playing();
  const auto view = medievallons::view(game.state, Seat{0});
  Rng rng(1);
  SearchBot<Medievallons> counted({.playouts = 123});
  counted.choose(view, legal(view), rng);
  EXPECT_LE(counted.playouts(), 123);
  SearchBot<Medievallons> timed({.time = std::chrono::milliseconds(300)});  // enough also with sanitizers
  timed.choose(view, legal(view), rng);
  EXPECT_GT(timed.playouts(), 10);
}

// Two guilds on the table, and the third in the hand.
medievallons::View one_guild_from_victory() {
  const auto game = medievallons::TestPosition(2)
                        .hand(0, "A,B,K,K,J,M,O")
                        .hand(1, "M,N,S")
                        .guild("0.1 A 3+0")
                        .guild("0.2 S 3+0")
                        .playing();
  return medievallons::view(game.state, Seat{0});
}

TEST(Search, StopsWhenNoOtherChoiceCanCatchUp) {
  const auto view = one_guild_from_victory();
  Rng rng(1);
  SearchBot<Medievallons> bot({.playouts = 10'000});
  bot.choose(view, legal(view), rng);
  EXPECT_GT(bot.playouts(), 4'000);  // more than half, otherwise it could still be overtaken
  EXPECT_LT(bot.playouts(), 9'000);
}

TEST(Search, FindsTheThirdGuild) {
  const auto view = one_guild_from_victory();
  Rng rng(1);
  SearchBot<Medievallons> bot({.playouts = 300});
  const auto chosen = bot.choose(view, legal(view), rng);
  EXPECT_EQ(medievallons::text_of(view.table.options, chosen), "guild K 2+1");
}

TEST(Search, WhatIsChosenAtTheSameTimeTellsTheOthersNothing) {
  using A = academy::Action;
  EXPECT_TRUE(PolicyOf<Academy>::is_secret(A(academy::Verb::Pick, 3)));
  EXPECT_TRUE(PolicyOf<Academy>::is_secret(A(academy::Verb::Split, 3)));
  EXPECT_TRUE(PolicyOf<Academy>::is_secret(A(academy::Verb::Assign, 3)));
  EXPECT_FALSE(PolicyOf<Academy>::is_secret(A(academy::Verb::Play, 3)));
  EXPECT_FALSE(PolicyOf<Academy>::is_secret(A(academy::Verb::Choose, 1)));
  using M = medievallons::Action;
  using V = medievallons::Verb;
  EXPECT_TRUE(PolicyOf<Medievallons>::is_secret(M::of_kind(V::Give, medievallons::CardKind{3})));
  EXPECT_TRUE(PolicyOf<Medievallons>::is_secret(M::swap(medievallons::CardKind{1}, medievallons::CardKind{3})));
  EXPECT_FALSE(PolicyOf<Medievallons>::is_secret(M::of_kind(V::Play, medievallons::CardKind{3})));
}

}  // namespace

}  // namespace roundtable
