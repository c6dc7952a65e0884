// M29: the engine decides where public facts force a choice; a choice forced by secret cards is still asked.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// Automatic ---------------------------------------------------------------------------------------------------------

TEST(Ruling, M29_TheTargetWithTwoPlayersIsAutomatic) {
  const auto two = TestPosition(2).hand(0, "A,A,A,K,M,P").hand(1, "B,B,B");
  for (const char* play : {"0 play K", "0 play M", "0 play P"}) {
    auto game = two.playing().then({play});
    EXPECT_EQ(game.log(), (Texts{std::string(play), "0! target 1"}));
  }
  auto second = TestPosition(2).hand(0, "A,B").hand(1, "A,A,K").turn(1).playing().then({"1 play K"});
  EXPECT_EQ(second.log_end(1), Texts{"1! target 0"});
}

TEST(Ruling, M29_GivingFromAHandOfOneIsAutomatic) {
  auto noble = TestPosition(2).hand(0, "N,S").hand(1, "K").guild("1.1 J 0+3").playing().then({"0 play N"});
  EXPECT_EQ(noble.log(), (Texts{"0 play N", "1! give K"}));
  auto priest = TestPosition(2).hand(0, "M,P").hand(1, "K,O").playing().then({"0 play P", "0 take K"});
  ASSERT_GT(priest.log().size(), 3U);
  EXPECT_EQ(priest.log()[3], "0! give M");
  EXPECT_EQ(priest.hand(kAnn), "K");
}

TEST(Ruling, M29_AForcedGiftIsRecordedWhenTheOthersHaveChosen) {
  auto game = TestPosition(3).hand(0, "N,S").hand(1, "K").hand(2, "A,B").guild("1.1 J 0+3").playing();
  game.then({"0 play N"});
  EXPECT_EQ(game.asks(), "2 give");
  EXPECT_EQ(game.log(), Texts{"0 play N"});
  EXPECT_EQ(game.hand(kAnn), "S");
  EXPECT_EQ(game.attempt("1 give K"), Legality::NotAsked);
  game.then({"2 give B"});
  ASSERT_GT(game.log().size(), 2U);
  EXPECT_EQ(game.log()[1], "1! give K");
  EXPECT_EQ(game.log()[2], "2 give B");
}

TEST(Ruling, M29_TakingFromAHandOfOneIsAutomatic) {
  auto game = TestPosition(2).hand(0, "M,P,S").hand(1, "K").guild("1.1 J 0+3").playing().then({"0 play P"});
  EXPECT_EQ(game.log(), (Texts{"0 play P", "0! target 1", "0! take K"}));
  EXPECT_EQ(game.asks(), "0 give");
}

TEST(Ruling, M29_ASwapFromAHandOfExactlyTwoIsAutomatic) {
  auto game = TestPosition(2).hand(0, "A,B,M").hand(1, "K,N,O").playing().then({"0 play M"});
  EXPECT_EQ(game.asks(), "1 swap");
  EXPECT_EQ(game.attempt("0 swap A,B"), Legality::NotAsked);
  game.then({"1 swap K,O"});
  EXPECT_EQ(game.log_end(2), (Texts{"0! swap A,B", "1 swap K,O"}));
  EXPECT_EQ(game.hand(kAnn), "K,O");
}

TEST(Ruling, M29_TheOnlyGuildThatCanBeCopiedIsAutomatic) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").guild("0.1 J 0+3").guild("0.2 W 3+0").guild("1.2 O 3+0");
  EXPECT_EQ(game.playing().then({"0 play W"}).log(), (Texts{"0 play W", "0! copy 1.2"}));
}

TEST(Ruling, M29_TheOnlyGuildAndTypeThatCanBeTakenIsAutomatic) {
  const auto table = TestPosition(2).hand(0, "A,G,S").hand(1, "A,B").guild("1.1 O 4+0").playing();
  auto assassin = table;
  EXPECT_EQ(assassin.then({"0 play A"}).log(), (Texts{"0 play A", "0! card 1.1 O"}));
  auto ranger = table;
  EXPECT_EQ(ranger.then({"0 play G"}).log(), (Texts{"0 play G", "0! card 1.1 O"}));
  auto jesters = TestPosition(2).hand(0, "G,S").hand(1, "A,B").guild("1.1 J 0+4").playing().then({"0 play G"});
  EXPECT_EQ(jesters.log(), (Texts{"0 play G", "0! card 1.1 J"}));
}

TEST(Ruling, M29_AStandInDrawIsAutomatic) {
  EXPECT_EQ(TestPosition(2).hand(1, "A,B").playing().log(), Texts{"0! draw 2"});
  EXPECT_EQ(TestPosition(2).hand(1, "A,B").guild("0.1 J 0+3").playing().log(), Texts{"0! draw 1"});
  EXPECT_EQ(TestPosition(2).hand(1, "A,B").guild("0.1 A 3+0").playing().log(), Texts{"0! draw 1"});
}

TEST(Ruling, M29_TheOnlyOwnGuildWithAnEmptyHandIsAutomatic) {
  EXPECT_EQ(TestPosition(2).hand(1, "A,B").guild("0.1 O 3+0").playing().log(), Texts{"0! activate 0.1"});
  EXPECT_EQ(TestPosition(2).hand(1, "A,B").guild("0.2 O 3+0").guild("1.1 O 3+0").playing().log(),
            Texts{"0! activate 0.2"});
}

TEST(Ruling, M29_TheOnlyHandCardWithoutAGuildIsAutomatic) {
  const auto game = TestPosition(2).hand(0, "O").hand(1, "A,B").guild("1.1 K 3+0").playing();
  EXPECT_EQ(game.log(), Texts{"0! play O"});
  EXPECT_EQ(game.asks(), "* draw 0");
}

TEST(Ruling, M29_ForcedChoicesFollowOneAnother) {
  auto game = TestPosition(3).hand(0, "J,A").hand(1, "J").hand(2, "R").pile("S").playing().then({"0 play J"});
  EXPECT_EQ(game.log(), (Texts{"0 play J", "1! play J", "2! play R", "0! play A"}));
  EXPECT_EQ(game.pile(), "S,J,R");  // the Artisan took the second Jester; the Assassin finds no guild
  EXPECT_EQ(game.asks(), "* draw 0");
}

// Still asked -------------------------------------------------------------------------------------------------------

TEST(Ruling, M29_TwoAlikeInHandAreStillAsked) {
  const auto game = TestPosition(2).hand(0, "O,O").hand(1, "A,B").playing();
  EXPECT_EQ(game.asks(), "0 turn");
  EXPECT_EQ(game.legal(kAnn), Texts{"play O"});
}

TEST(Ruling, M29_AGiverWithTwoAlikeIsStillAsked) {
  auto noble = TestPosition(2).hand(0, "N,S").hand(1, "K,K").playing().then({"0 play N"});
  EXPECT_EQ(noble.asks(), "1 give");
  EXPECT_EQ(noble.legal(kBert), Texts{"give K"});
  auto priest = TestPosition(2).hand(0, "M,M,P").hand(1, "K,O").playing().then({"0 play P", "0 take K"});
  EXPECT_EQ(priest.legal(kAnn), Texts{"give M"});
}

TEST(Ruling, M29_APriestWhoSeesTwoAlikeIsStillAsked) {
  auto game = TestPosition(2).hand(0, "M,P").hand(1, "K,K").playing().then({"0 play P"});
  EXPECT_EQ(game.asks(), "0 take");
  EXPECT_EQ(game.legal(kAnn), Texts{"take K"});
}

TEST(Ruling, M29_ASwapOutOfThreeAlikeIsStillAsked) {
  auto game = TestPosition(2).hand(0, "A,A,A,M").hand(1, "K,K").playing().then({"0 play M"});
  EXPECT_EQ(game.asks(), "0 swap");
  EXPECT_EQ(game.legal(kAnn), Texts{"swap A,A"});
}

TEST(Ruling, M29_AWizardsKeepIsAlwaysAsked) {
  auto game = TestPosition(2).hand(0, "S,Z").hand(1, "A,B").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 K", "* draw 0 K"});
  EXPECT_EQ(game.asks(), "0 keep");
  EXPECT_EQ(game.legal(kAnn), Texts{"keep K"});
}

TEST(Ruling, M29_TwoGuildsOfOneTypeAreTwoPossibilities) {
  const auto table = TestPosition(2).hand(0, "G,S,W").hand(1, "A,B").guild("1.1 O 3+0").guild("1.2 O 3+0").playing();
  auto ranger = table;
  EXPECT_EQ(ranger.then({"0 play G"}).legal(kAnn), (Texts{"card 1.1 O", "card 1.2 O"}));
  auto witch = table;
  EXPECT_EQ(witch.then({"0 play W"}).legal(kAnn), (Texts{"copy 1.1", "copy 1.2"}));
  EXPECT_EQ(TestPosition(2).hand(1, "A,B").guild("0.1 O 3+0").guild("0.2 O 3+0").playing().legal(kAnn),
            (Texts{"activate 0.1", "activate 0.2"}));
}

TEST(Ruling, M29_AJesterInTheOnlyGuildIsASecondPossibility) {
  auto game = TestPosition(2).hand(0, "A,S").hand(1, "A,B").guild("1.1 O 3+1").playing().then({"0 play A"});
  EXPECT_EQ(game.asks(), "0 card");
}

TEST(Ruling, M29_AKnightsNameIsAskedEvenOfAnEmptyHand) {
  auto game = TestPosition(2).hand(0, "K,M").playing().then({"0 play K", "0! target 1"});
  EXPECT_EQ(game.asks(), "0 name");
  EXPECT_EQ(game.legal(kAnn).size(), 13U);
}

TEST(Ruling, M29_TheTargetWithThreePlayersIsAskedEvenIfOneHasNoCards) {
  const auto three = TestPosition(3).hand(0, "A,A,K,P").hand(1, "A,B");
  EXPECT_EQ(three.playing().then({"0 play K"}).asks(), "0 target");
  EXPECT_EQ(three.playing().then({"0 play P"}).asks(), "0 target");
}

TEST(Ruling, M29_OneHandCardAndAGuildAreAsked) {
  EXPECT_EQ(TestPosition(2).hand(0, "K").hand(1, "A,B").guild("0.1 O 3+0").playing().asks(), "0 turn");
  EXPECT_EQ(TestPosition(2).hand(0, "K").hand(1, "A,B").guild("0.1 J 0+3").playing().asks(), "0 turn");
}

TEST(Ruling, M29_WhatOthersKnowOfAHandMakesNoChoiceForced) {
  // Ann has seen both of Bert's Knights; he is still asked which one he gives.
  auto game = TestPosition(2).hand(0, "N,S").hand(1, "K,K").knows(0, 1, "K,K").playing().then({"0 play N"});
  EXPECT_EQ(game.asks(), "1 give");
}

}  // namespace

}  // namespace roundtable::medievallons
