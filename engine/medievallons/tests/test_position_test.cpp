#include "engine/medievallons/tests/test_position.h"

// Tests of the builder itself.

namespace roundtable::medievallons {

namespace {

TEST(TestPosition, AKnightAsks) {
  auto game =
      TestPosition(3).hand(0, "K,M").hand(1, "A,B").hand(2, "O,O").guild("1.1 O 3+0").pile("W,S").turn(0).playing();
  EXPECT_EQ(game.asks(), "0 turn");
  EXPECT_EQ(game.legal(0), (Texts{"play K", "play M"}));
  game.then({"0 play K", "0 target 1"});
  EXPECT_EQ(game.asks(), "0 name");
  game.then({"0 name A"});
  EXPECT_EQ(game.hand(0), "A,M");
  EXPECT_EQ(game.hand(1), "B");
  EXPECT_EQ(game.pile(), "W,S,K");
  EXPECT_EQ(game.known(2, 0), "A");
  EXPECT_EQ(game.asks(), "1 turn");
  EXPECT_EQ(game.story(seat_number(2)),
            (Texts{"Blue plays a Knight.", "Blue asks Yellow for Assassins.", "Yellow gives an Assassin to Blue."}));
}

TEST(TestPosition, ChanceIsFedAsText) {
  auto game = TestPosition(2).hand(0, "N,S").guild("1.1 J 0+3").turn(0).playing();
  game.then({"0 play N", "* draw 1 A", "1! give A"});
  EXPECT_EQ(game.asks(), "* draw 0");
  EXPECT_FALSE(game.possible("draw 1 K"));
  game.then({"* draw 0 K"});
  EXPECT_EQ(game.hand(0), "A,K,S");
  EXPECT_EQ(game.log_end(1), Texts{"1! draw 1"});
}

TEST(TestPosition, TheSecondTimeTheDeckRunsOutIsTheEnd) {
  auto game = TestPosition(2).hand(0, "O,S").deck("K").yellow().turn(0).playing();
  game.then({"0 play O", "* draw 0 K"});
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.result_json(),
            R"({"scores":[0,0],"winners":[0],"why":"cycle","detail":{"guilds":[0,0],"members":[0,0],"hands":[2,0]}})");
}

}  // namespace

}  // namespace roundtable::medievallons
