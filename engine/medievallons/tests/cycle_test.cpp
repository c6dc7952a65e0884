// The deck runs out for the first time during every power that draws: all of the pile except its top becomes the new
// deck at once, and the remaining draws come from it.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// The last player holds all cards that are not named, so the pile is only what the test lists.
TestPosition three() { return TestPosition(3).hand(1, "A,A").rest_in_hand(kChloe); }
TestPosition four() { return TestPosition(4).rest_in_hand(kDov); }

TEST(FirstCycle, TurnsTheBreakerYellowAndShufflesThePileButItsTop) {
  auto game = three().hand(0, "O,S,S").deck("K").pile("M,N,A,P").playing().then({"0 play O"});
  EXPECT_FALSE(game.yellow());
  game.then({"* draw 0 K"});
  EXPECT_TRUE(game.yellow());
  EXPECT_EQ(game.deck(), "A,M,N");
  EXPECT_EQ(game.pile(), "P");
  EXPECT_EQ(game.story(Viewer::spectator()).back(),
            "The deck has run out: the Cycle-Breaker turns yellow, and 3 cards of the pile make a new deck.");
}

TEST(FirstCycle, HappensTheMomentTheLastCardLeavesNotAtTheNextDraw) {
  auto game = three().hand(0, "O,S,S").deck("K,M").pile("A,B,P").playing();
  game.then({"0 play O", "* draw 0 K"});
  EXPECT_FALSE(game.yellow());
  game.then({"* draw 0 M"});
  EXPECT_TRUE(game.yellow());
  EXPECT_EQ(game.deck(), "A,B");
  EXPECT_EQ(game.pile(), "P,O");  // the Monk was set aside during the shuffle
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(FirstCycle, WithTheWholeBox) {
  auto game = TestPosition(2).hand(0, "O,S").hand(1, "A,B").deck("K").pile("P").playing();
  EXPECT_EQ(game.state.table.pile.size(), 99);
  game.then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(game.deck_size(), 98);
  EXPECT_EQ(game.pile(), "P");
  game.then({"* draw 0 Z"});
  EXPECT_EQ(game.deck_size(), 97);
  EXPECT_EQ(game.pile(), "P,O");
}

TEST(FirstCycle, Monk) {
  auto game = three().hand(0, "O,S,S").deck("K").pile("M,N,P").playing().then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(game.asks(), "* draw 0");
  EXPECT_FALSE(game.possible("draw 0 P"));
  game.then({"* draw 0 M"});
  EXPECT_EQ(game.hand(kAnn), "K,M,S,S");
  EXPECT_EQ(game.deck(), "N");
  EXPECT_EQ(game.pile(), "P,O");
}

TEST(FirstCycle, Star) {
  auto game = three().hand(0, "N,S").deck("K").pile("A,M,O,P").playing().then({"0 play S", "* draw 0 K"});
  EXPECT_EQ(game.deck(), "A,M,O");
  EXPECT_EQ(game.asks(), "* draw 1");
  game.then({"* draw 1 M"});
  EXPECT_EQ(game.asks(), "* draw 2");
  game.then({"* draw 2 A"});
  EXPECT_EQ(game.hand(kAnn), "K,N");
  EXPECT_EQ(game.hand(kBert), "A,A,M");
  EXPECT_EQ(game.deck(), "O");
  EXPECT_EQ(game.pile(), "P,S");
}

TEST(Ruling, M19_AWizardsDrawnCardsAreNotShuffled) {
  auto game = three().hand(0, "S,Z").deck("K,M").pile("A,B,P").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.deck(), "A,B");
  EXPECT_EQ(game.pile(), "P");
  EXPECT_EQ(game.drawn(), "K,M");
  EXPECT_EQ(game.hand(kAnn), "S");
  game.then({"* draw 0 A", "0 keep A", "0 top M"});
  EXPECT_EQ(game.hand(kAnn), "A,S");
  EXPECT_EQ(game.deck(), "B");
  EXPECT_EQ(game.pile(), "P,K,M,Z");
}

TEST(Ruling, M19_NorAreAllThreeOfThem) {
  auto game = three().hand(0, "S,Z").deck("K,M,O").pile("A,B,P").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M", "* draw 0 O"});
  EXPECT_EQ(game.deck(), "A,B");
  EXPECT_EQ(game.drawn(), "K,M,O");
  EXPECT_EQ(game.asks(), "0 keep");
  game.then({"0 keep O", "0 top K"});
  EXPECT_EQ(game.pile(), "P,M,K,Z");
  EXPECT_EQ(game.deck(), "A,B");
}

TEST(Ruling, M19_ThePlayedCardIsNotShuffled) {
  auto game = three().hand(0, "B,O").deck("K").pile("M,P").playing().then({"0 play O", "* draw 0 K"});
  EXPECT_EQ(game.deck(), "M");
  EXPECT_EQ(game.pile(), "P");
}

TEST(FirstCycle, WizardThenTheNextDrawEndsItAll) {
  auto game = three().hand(0, "S,Z").deck("K").pile("A,P").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 A"});
  EXPECT_EQ(game.why(), "cycle");
  EXPECT_EQ(game.hand(kAnn), "A,K,S");
}

TEST(FirstCycle, MerchantsMoreCards) {
  auto game = four().hand(0, "M,S").hand(1, "A").hand(2, "A,A").deck("K").pile("B,N,P").playing();
  game.then({"0 play M", "0 target 1", "* draw 0 K"});
  EXPECT_EQ(game.deck(), "B,N");
  EXPECT_EQ(game.asks(), "* draw 1");
  game.then({"* draw 1 N", "0! swap K,S", "1! swap A,N"});
  EXPECT_EQ(game.hand(kAnn), "A,N");
  EXPECT_EQ(game.hand(kBert), "K,S");
  EXPECT_EQ(game.deck(), "B");
  EXPECT_EQ(game.pile(), "P,M");
}

TEST(FirstCycle, NoblesMoreCards) {
  auto game = four().hand(0, "N,S").guild("1.1 G 3+0").guild("1.2 A 3+0").deck("K").pile("B,M,P").playing();
  game.then({"0 play N", "* draw 1 K"});
  EXPECT_EQ(game.deck(), "B,M");
  game.then({"* draw 2 B", "1! give K", "2! give B"});
  EXPECT_EQ(game.hand(kAnn), "B,K,S");
  EXPECT_EQ(game.deck(), "M");
  EXPECT_EQ(game.pile(), "P,N");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(FirstCycle, PriestsMoreCards) {
  auto game = four().hand(0, "P").guild("1.1 G 3+0").guild("1.2 A 3+0").deck("K").pile("B,M,O").playing();
  game.then({"0! play P", "0 target 1", "* draw 0 K"});
  EXPECT_EQ(game.deck(), "B,M");
  game.then({"* draw 1 B", "0! take B", "0! give K"});
  EXPECT_EQ(game.hand(kAnn), "B");
  EXPECT_EQ(game.hand(kBert), "K");
  EXPECT_EQ(game.deck(), "M");
  EXPECT_EQ(game.pile(), "O,P");
}

TEST(FirstCycle, BeggarsStandIn) {
  auto game = TestPosition(2).hand(0, "B").hand(1, "A,A").rest_in_hand(kAnn).deck("K").pile("M,N,P").playing();
  game.then({"0 play B", "* draw 0 K"});
  EXPECT_TRUE(game.yellow());
  EXPECT_EQ(game.deck(), "M,N");
  EXPECT_EQ(game.pile(), "P,B");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(FirstCycle, RangersAndAssassinsStandIn) {
  auto ranger = three().hand(0, "G,S").deck("K").pile("M,N,P").playing().then({"0 play G", "* draw 0 K"});
  EXPECT_EQ(ranger.hand(kAnn), "K,S");
  EXPECT_EQ(ranger.deck(), "M,N");
  EXPECT_EQ(ranger.pile(), "P,G");
  auto assassin = three().hand(0, "A,S").deck("K").pile("M,N,P").playing().then({"0 play A", "* draw 0 K"});
  EXPECT_EQ(assassin.hand(kAnn), "K,S");
  EXPECT_EQ(assassin.deck(), "M,N");
  EXPECT_EQ(assassin.pile(), "P,A");
}

TEST(FirstCycle, NobleOfTwoPlayers) {
  auto game = TestPosition(2).hand(0, "N,S").rest_in_hand(kBert).deck("K").pile("M,O,P").playing();
  game.then({"0 play N", "1 give A", "* draw 0 K"});
  EXPECT_EQ(game.hand(kAnn), "A,K,S");
  EXPECT_EQ(game.deck(), "M,O");
  EXPECT_EQ(game.pile(), "P,N");
}

TEST(FirstCycle, NobleOfTwoPlayersWhoMustDrawToGive) {
  auto game = TestPosition(2).guild("1.1 G 3+0").guild("1.2 A 3+0").hand(0, "N").deck("K").pile("M,O,P");
  auto playing = game.rest_in_hand(kAnn).playing();
  playing.then({"0 play N", "* draw 1 K", "1! give K"});
  EXPECT_EQ(playing.deck(), "M,O");
  EXPECT_EQ(playing.asks(), "* draw 0");
  playing.then({"* draw 0 M"});
  EXPECT_EQ(playing.deck(), "O");
  EXPECT_EQ(playing.pile(), "P,N");
}

TEST(FirstCycle, WitchsRevealStaysOnTopAndIsUsed) {
  auto game = three().hand(0, "N,W").deck("S").pile("A,M,O,P").playing().then({"0 play W", "* reveal S"});
  EXPECT_TRUE(game.yellow());
  EXPECT_EQ(game.pile(), "S");
  EXPECT_EQ(game.deck(), "A,M,O,P");
  game.then({"* draw 0 A", "* draw 1 M", "* draw 2 P"});
  EXPECT_EQ(game.hand(kAnn), "A,N");
  EXPECT_EQ(game.pile(), "S,W");
}

TEST(FirstCycle, AWitchRevealedLastRevealsAgainFromTheNewDeck) {
  auto game = three().hand(0, "N,W").deck("W").pile("J,M").playing().then({"0 play W", "* reveal W"});
  EXPECT_EQ(game.deck(), "J,M");
  EXPECT_EQ(game.asks(), "* reveal");
  game.then({"* reveal J"});
  EXPECT_EQ(game.pile(), "W,J,W");
  EXPECT_EQ(game.deck(), "M");
}

TEST(FirstCycle, AnArtisanRevealedLastTakesItselfAndLeavesThePileEmpty) {
  auto game = three().hand(0, "N").guild("0.1 W 3+0").deck("R").pile("A,M").playing();
  game.then({"0 activate 0.1", "* reveal R"});
  EXPECT_EQ(game.hand(kAnn), "N,R");
  EXPECT_EQ(game.deck(), "A,M");
  EXPECT_EQ(game.pile(), "");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(FirstCycle, WitchCopiesAGuildThatDraws) {
  auto game = three().hand(0, "N,W").guild("1.1 O 3+0").deck("K").pile("A,M,P").playing();
  game.then({"0 play W", "0! copy 1.1", "* draw 0 K", "* draw 0 A"});
  EXPECT_EQ(game.hand(kAnn), "A,K,N");
  EXPECT_EQ(game.deck(), "M");
  EXPECT_EQ(game.pile(), "P,W");
}

TEST(FirstCycle, TheDrawOfTwoInsteadOfAnAction) {
  auto game = three().deck("K").pile("A,M,P").playing().then({"0! draw 2", "* draw 0 K"});
  EXPECT_EQ(game.deck(), "A,M");
  EXPECT_EQ(game.pile(), "P");
  game.then({"* draw 0 M"});
  EXPECT_EQ(game.hand(kAnn), "K,M");
  EXPECT_EQ(game.pile(), "P");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(FirstCycle, TheDrawOfOneInsteadOfAnAction) {
  auto game = three().guild("0.1 J 0+3").deck("K").pile("A,M,P").playing().then({"0! draw 1", "* draw 0 K"});
  EXPECT_EQ(game.hand(kAnn), "K");
  EXPECT_EQ(game.deck(), "A,M");
  EXPECT_EQ(game.pile(), "P");
  EXPECT_EQ(game.asks(), "1 turn");
}

}  // namespace

}  // namespace roundtable::medievallons
