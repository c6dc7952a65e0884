// The winner after the second cycle or the last turn.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// Ann holds a Monk and is about to draw the last card.
TestPosition last_card(int players) { return TestPosition(players).yellow().deck("K"); }

TestGame ended(const TestPosition& position) { return position.playing().then({"0 play O", "* draw 0 K"}); }

TEST(Ruling, M22_MostGuildsWin) {
  const auto game = ended(
      last_card(3).hand(0, "A,A,A,O").guild("0.1 N 6+0").guild("1.1 S 3+0").guild("1.2 P 3+0").guild("2.1 M 8+0"));
  EXPECT_EQ(game.winners(), Numbers{kBert});
  EXPECT_EQ(
      game.result_json(),
      R"({"scores":[1,2,1],"winners":[1],"why":"cycle","detail":{"guilds":[1,2,1],"members":[6,6,8],"hands":[4,0,0]}})");
}

TEST(Ruling, M22_ThenMostCardsInGuilds) {
  const auto game = ended(last_card(3).hand(0, "A,A,A,O").guild("0.1 N 3+0").guild("1.1 S 3+0").guild("2.1 M 2+2"));
  EXPECT_EQ(game.winners(), Numbers{kChloe});
  EXPECT_EQ(
      game.result_json(),
      R"({"scores":[1,1,1],"winners":[2],"why":"cycle","detail":{"guilds":[1,1,1],"members":[3,3,4],"hands":[4,0,0]}})");
}

TEST(Ruling, M22_CardsOfAllGuildsTogetherCount) {
  const auto game = ended(
      last_card(2).hand(0, "A,A,A,O").guild("0.1 N 3+0").guild("0.2 P 5+0").guild("1.1 S 4+0").guild("1.2 M 3+2"));
  EXPECT_EQ(game.winners(), Numbers{kBert});
}

TEST(Ruling, M22_ThenMostHandCards) {
  const auto with_last_card = ended(last_card(3).hand(0, "A,O").hand(1, "A,A").hand(2, "A"));
  EXPECT_EQ(with_last_card.winners(), (Numbers{kAnn, kBert}));
  const auto bert =
      ended(last_card(3).hand(0, "A,O").hand(1, "A,A,A").hand(2, "A").guild("2.1 J 0+3").guild("1.1 N 3+0"));
  EXPECT_EQ(bert.winners(), Numbers{kBert});
}

TEST(Ruling, M22_StillTiedTheyShareTheVictory) {
  const auto game = ended(last_card(4)
                              .hand(0, "B,O")
                              .hand(1, "A,A")
                              .hand(2, "A,A")
                              .hand(3, "A,A,A")
                              .guild("0.1 N 4+0")
                              .guild("1.1 S 3+0")
                              .guild("2.1 M 2+2"));
  EXPECT_EQ(game.winners(), (Numbers{kAnn, kChloe}));
  EXPECT_EQ(
      game.result_json(),
      R"({"scores":[1,1,1,0],"winners":[0,2],"why":"cycle","detail":{"guilds":[1,1,1,0],"members":[4,3,4,0],"hands":[2,2,2,3]}})");
}

TEST(Ruling, M22_HandsDoNotOutweighGuilds) {
  const auto game = ended(last_card(2).hand(0, "A,A,A,A,B,B,B,O").guild("1.1 J 0+3"));
  EXPECT_EQ(game.winners(), Numbers{kBert});
}

// Turns -------------------------------------------------------------------------------------------------------------

TEST(Ruling, M23_TheLastTurnIsPlayedOut) {
  auto game = TestPosition(2, R"({"maxTurns":20})").hand(0, "A,B,O").hand(1, "A,A").turn(0, 20).pile("W").playing();
  game.then({"0 play O", "* draw 0 K"});
  EXPECT_FALSE(game.over());
  game.then({"* draw 0 M"});
  EXPECT_EQ(game.why(), "max-turns");
  EXPECT_EQ(game.hand(kAnn), "A,B,K,M");
  EXPECT_EQ(game.pile(), "W,O");
  EXPECT_EQ(
      game.result_json(),
      R"({"scores":[0,0],"winners":[0],"why":"max-turns","detail":{"guilds":[0,0],"members":[0,0],"hands":[4,2]}})");
  EXPECT_EQ(game.story(Viewer::spectator()).back(), "Enough turns have been played: the game is over.");
}

TEST(Ruling, M23_TheTurnBeforeIsNotTheLast) {
  auto game = TestPosition(2, R"({"maxTurns":20})").hand(0, "A,J").hand(1, "A,J,J").turn(0, 19).playing();
  game.then({"0 play J"});
  EXPECT_EQ(game.asks(), "1 turn");
  EXPECT_EQ(game.turn(), 20);
  game.then({"1 play J"});
  EXPECT_EQ(game.why(), "max-turns");
}

TEST(Ruling, M23_FourHundredTurnsUnlessTheTableAgreedOtherwise) {
  auto game = TestPosition(2).hand(0, "A,J,J").hand(1, "A,J,J").turn(0, 399).playing().then({"0 play J"});
  EXPECT_FALSE(game.over());
  game.then({"1 play J"});
  EXPECT_EQ(game.why(), "max-turns");
  auto longer = TestPosition(2, R"({"maxTurns":401})").hand(0, "A,J").hand(1, "A,J,J").turn(1, 400).playing();
  longer.then({"1 play J"});
  EXPECT_EQ(longer.asks(), "0 turn");
  auto one = TestPosition(2, R"({"maxTurns":1})").hand(0, "A,J").hand(1, "A,J").playing().then({"0 play J"});
  EXPECT_EQ(one.why(), "max-turns");
}

TEST(Ruling, M23_AnEndlessLoopOfForcedChoicesEndsByItself) {
  // Artisans with an empty pile and empty hands: each turn is forced and does nothing.
  const auto game = TestPosition(3).guild("0.1 R 3+0").guild("1.1 R 3+0").guild("2.1 R 2+1").playing();
  EXPECT_EQ(game.why(), "max-turns");
  EXPECT_EQ(game.turn(), 400);
  EXPECT_EQ(game.log().size(), 400U);
  EXPECT_EQ(game.log()[0], "0! activate 0.1");
  EXPECT_EQ(game.log_end(2), (Texts{"2! activate 2.1", "0! activate 0.1"}));
  EXPECT_EQ(game.winners(), (Numbers{kAnn, kBert, kChloe}));
}

TEST(Ruling, M23_AWitchAgainstArtisansIsALoopToo) {
  const auto game = TestPosition(2, R"({"maxTurns":50})").guild("0.1 W 3+0").guild("1.1 R 4+0").playing();
  EXPECT_EQ(game.why(), "max-turns");
  EXPECT_EQ(game.log().size(), 75U);  // 25 turns of two entries, 25 of one
  EXPECT_EQ(game.log_end(3), (Texts{"0! activate 0.1", "0! copy 1.1", "1! activate 1.1"}));
  EXPECT_EQ(game.winners(), Numbers{kBert});
}

TEST(Ruling, M23_WitchesAgainstKnightsWithEmptyHandsGoOnUntilTheLimit) {
  auto game = TestPosition(2, R"({"maxTurns":4})").guild("0.1 W 3+0").guild("1.1 K 3+0").playing();
  EXPECT_EQ(game.log(), (Texts{"0! activate 0.1", "0! copy 1.1", "0! target 1"}));
  game.then({"0 name A", "1! activate 1.1", "1! target 0", "1 name A", "0! copy 1.1", "0 name A", "1 name A"});
  EXPECT_EQ(game.why(), "max-turns");
  EXPECT_EQ(game.winners(), (Numbers{kAnn, kBert}));
}

TEST(Ending, AThirdGuildOrTheCycleOnTheLastTurnIsNamedAsSuch) {
  auto third = TestPosition(2, R"({"maxTurns":5})")
                   .hand(0, "A,S,S,S")
                   .hand(1, "A,B")
                   .guild("0.1 N 3+0")
                   .guild("0.2 P 3+0")
                   .turn(0, 5)
                   .playing();
  EXPECT_EQ(third.then({"0 guild S 3+0"}).why(), "third-guild");
  auto cycle = last_card(2).hand(0, "A,O").turn(0, 400).playing().then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(cycle.why(), "cycle");
}

}  // namespace

}  // namespace roundtable::medievallons
