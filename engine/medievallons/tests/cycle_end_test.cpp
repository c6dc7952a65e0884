// The deck runs out for the second time, or the pile has no cards to shuffle, during every power that draws: the game
// ends at once, and the rest of the power is not resolved.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// The Breaker is yellow; the pile holds all cards that are not named.
TestPosition last(int players) { return TestPosition(players).yellow(); }

TEST(SecondCycle, EndsTheGameAtOnceAndThePlayedCardCountsNowhere) {
  auto game = last(2).hand(0, "O,S,S").hand(1, "A,A").guild("1.1 J 0+3").deck("K").pile("P").playing();
  const int pile = game.state.table.pile.size();
  game.then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand(kAnn), "K,S,S");
  EXPECT_EQ(game.deck(), "");
  EXPECT_EQ(game.state.table.pile.size(), pile);
  EXPECT_EQ(game.result_json(),
            R"({"scores":[0,1],"winners":[1],"why":"cycle","detail":{"guilds":[0,1],"members":[0,3],"hands":[3,2]}})");
  EXPECT_EQ(game.story(Viewer::spectator()).back(), "The deck has run out for the last time: the game is over.");
  EXPECT_EQ(game.attempt("1 play A"), Legality::NotAsked);
}

TEST(SecondCycle, TheLastCardDueEndsItToo) {
  auto game = last(2).hand(0, "O,S").hand(1, "A,A").deck("K,M").playing().then({"0 play O", "* draw 0 K"});
  EXPECT_FALSE(game.over());
  game.then({"* draw 0 M"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand_sizes(), (Numbers{3, 2}));
}

TEST(SecondCycle, Star) {
  auto game = last(3).hand(0, "N,S").hand(1, "A,A").hand(2, "B,B").deck("K,M").playing();
  game.then({"0 play S", "* draw 0 K", "* draw 1 M"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand_sizes(), (Numbers{2, 3, 2}));
  EXPECT_EQ(game.winners(), Numbers{kBert});
}

TEST(Ruling, M20_AWizardsDrawnCardsCountAsHandCards) {
  auto two = last(2).hand(0, "S,Z").hand(1, "A,A").deck("K,M").playing();
  two.then({"0 play Z", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(two.why(), "cycle");
  EXPECT_EQ(two.hand(kAnn), "K,M,S");
  EXPECT_EQ(two.drawn(), "");
  EXPECT_EQ(two.winners(), Numbers{kAnn});
  auto three = last(2).hand(0, "S,Z").hand(1, "A,A").deck("K,M,O").playing();
  three.then({"0 play Z", "* draw 0 K", "* draw 0 M", "* draw 0 O"});
  EXPECT_EQ(three.hand(kAnn), "K,M,O,S");
  EXPECT_EQ(three.why(), "cycle");
}

TEST(SecondCycle, MerchantsMoreCards) {
  auto user = last(2).hand(0, "M,S").hand(1, "A").deck("K").playing().then({"0 play M", "* draw 0 K"});
  EXPECT_EQ(user.why(), "cycle");
  EXPECT_EQ(user.hand(kAnn), "K,S");  // nothing was swapped
  EXPECT_EQ(user.hand(kBert), "A");
  auto target = last(2).hand(0, "M,S").hand(1, "A").deck("K,O").playing();
  target.then({"0 play M", "* draw 0 K", "* draw 1 O"});
  EXPECT_EQ(target.why(), "cycle");
  EXPECT_EQ(target.hand(kAnn), "K,S");
  EXPECT_EQ(target.hand(kBert), "A,O");
}

TEST(SecondCycle, NoblesMoreCards) {
  auto first = last(3).hand(0, "N,S").deck("K").playing().then({"0 play N", "* draw 1 K"});
  EXPECT_EQ(first.why(), "cycle");
  EXPECT_EQ(first.hand_sizes(), (Numbers{1, 1, 0}));  // not given
  auto second = last(3).hand(0, "N,S").hand(1, "A,B").deck("K").playing().then({"0 play N", "* draw 2 K"});
  EXPECT_EQ(second.why(), "cycle");
  EXPECT_EQ(second.hand_sizes(), (Numbers{1, 2, 1}));
}

TEST(SecondCycle, NobleOfTwoPlayersKeepsWhatWasGiven) {
  auto game = last(2).hand(0, "N,S").hand(1, "A,B").deck("K").playing();
  game.then({"0 play N", "1 give A", "* draw 0 K"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand(kAnn), "A,K,S");
  EXPECT_EQ(game.hand(kBert), "B");
  auto earlier = last(2).hand(0, "N,S").deck("K").playing().then({"0 play N", "* draw 1 K"});
  EXPECT_EQ(earlier.why(), "cycle");
  EXPECT_EQ(earlier.hand_sizes(), (Numbers{1, 1}));
}

TEST(SecondCycle, PriestsMoreCards) {
  auto user = last(2).hand(0, "P").hand(1, "A,B").deck("K").playing().then({"0! play P", "* draw 0 K"});
  EXPECT_EQ(user.why(), "cycle");
  EXPECT_EQ(user.hand(kAnn), "K");
  EXPECT_EQ(user.hand(kBert), "A,B");
  auto target = last(2).hand(0, "P,S").deck("K").playing().then({"0 play P", "* draw 1 K"});
  EXPECT_EQ(target.why(), "cycle");
  EXPECT_EQ(target.hand(kBert), "K");
  EXPECT_EQ(target.known(kAnn, kBert), "");  // the look did not happen
}

TEST(SecondCycle, StandInsOfPowers) {
  auto beggar = last(2).hand(0, "B,S,S").hand(1, "A").deck("K").playing().then({"0 play B", "* draw 0 K"});
  EXPECT_EQ(beggar.why(), "cycle");
  EXPECT_EQ(beggar.hand(kAnn), "K,S,S");
  auto ranger = last(2).hand(0, "G,S").hand(1, "A,B").deck("K").playing().then({"0 play G", "* draw 0 K"});
  EXPECT_EQ(ranger.why(), "cycle");
  EXPECT_EQ(ranger.hand(kAnn), "K,S");
  auto assassin = last(2).hand(0, "A,S").hand(1, "A,B").deck("K").playing().then({"0 play A", "* draw 0 K"});
  EXPECT_EQ(assassin.why(), "cycle");
  EXPECT_EQ(assassin.hand(kAnn), "K,S");
}

TEST(SecondCycle, StandInsOfActions) {
  auto two = last(2).hand(1, "A,B").deck("K").playing().then({"0! draw 2", "* draw 0 K"});
  EXPECT_EQ(two.why(), "cycle");
  EXPECT_EQ(two.hand(kAnn), "K");
  auto one = last(2).hand(1, "A,B").guild("0.1 J 0+3").deck("K").playing().then({"0! draw 1", "* draw 0 K"});
  EXPECT_EQ(one.why(), "cycle");
  EXPECT_EQ(one.hand(kAnn), "K");
  EXPECT_EQ(one.winners(), Numbers{kAnn});
}

TEST(SecondCycle, WhatAWitchRevealsLastIsNotUsed) {
  auto monk = last(2).hand(0, "S,W").hand(1, "A,B").deck("O").pile("K").playing().then({"0 play W", "* reveal O"});
  EXPECT_EQ(monk.why(), "cycle");
  EXPECT_EQ(monk.hand(kAnn), "S");
  EXPECT_EQ(monk.state.table.pile.top(), CardKind::Monk);
  auto artisan = last(2).hand(0, "S,W").hand(1, "A,B").deck("R").playing().then({"0 play W", "* reveal R"});
  EXPECT_EQ(artisan.hand(kAnn), "S");  // not even by itself
  EXPECT_EQ(artisan.why(), "cycle");
}

TEST(SecondCycle, AWitchRevealingWitches) {
  auto game = last(2).hand(0, "S,W").hand(1, "A,B").deck("W,W").playing();
  game.then({"0 play W", "* reveal W", "* reveal W"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand_sizes(), (Numbers{1, 2}));
}

TEST(SecondCycle, BothCyclesInOnePower) {
  auto game = TestPosition(2).hand(0, "N,S").rest_in_hand(kBert).deck("K").pile("M,P").playing();
  game.then({"0 play S", "* draw 0 K"});
  EXPECT_EQ(game.deck(), "M");
  game.then({"* draw 1 M"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.pile(), "P");
  EXPECT_EQ(game.hand(kAnn), "K,N");
}

// Nothing to shuffle ------------------------------------------------------------------------------------------------

TestPosition bare(std::string_view hand) { return TestPosition(2).hand(0, hand).rest_in_hand(kBert); }

TEST(Ruling, M21_ThePilesOnlyCardStaysAndTheGameEnds) {
  auto game = bare("O,S").deck("K").pile("P").playing().then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.pile(), "P");
  EXPECT_EQ(game.hand(kAnn), "K,S");
  EXPECT_EQ(game.deck(), "");
}

TEST(Ruling, M21_AnEmptyPileToo) {
  auto monk = bare("O,S").deck("K").playing().then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(monk.why(), "cycle");
  EXPECT_EQ(monk.pile(), "");
  auto due = bare("O,S").deck("K,M").playing().then({"0 play O", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(due.why(), "cycle");
  EXPECT_EQ(due.hand(kAnn), "K,M,S");
  auto wizard = bare("S,Z").deck("K,M").pile("P").playing().then({"0 play Z", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(wizard.why(), "cycle");
  EXPECT_EQ(wizard.hand(kAnn), "K,M,S");
}

TEST(Ruling, M21_ACardRevealedOntoAnEmptyPileIsAllThereIs) {
  auto game = bare("S,W").deck("O").playing().then({"0 play W", "* reveal O"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand(kAnn), "S");
  EXPECT_EQ(game.pile(), "O");
}

TEST(Ruling, M21_OneCardUnderTheTopMakesADeck) {
  auto game = bare("O,S").deck("K,M").pile("A,P").playing().then({"0 play O", "* draw 0 K", "* draw 0 M"});
  EXPECT_FALSE(game.over());
  EXPECT_TRUE(game.yellow());
  EXPECT_EQ(game.deck(), "A");
  EXPECT_EQ(game.pile(), "P,O");
}

}  // namespace

}  // namespace roundtable::medievallons
