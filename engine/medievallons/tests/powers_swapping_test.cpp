// Powers in which players choose cards to move: Merchant, Noble, Priest, Wizard; and the draws before they give cards.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// Merchant ----------------------------------------------------------------------------------------------------------

TEST(Power, MerchantSwapsTwoCardsChosenAtTheSameTime) {
  auto game = TestPosition(3).hand(0, "A,B").hand(1, "K,K,N").hand(2, "M,O,P,P").pile("W").turn(2).playing();
  game.then({"2 play M", "2 target 1"});
  EXPECT_EQ(game.asks(), "1 2 swap");
  EXPECT_EQ(game.legal(kBert), (Texts{"swap K,K", "swap K,N"}));
  EXPECT_EQ(game.legal(kChloe), (Texts{"swap O,P", "swap P,P"}));
  EXPECT_EQ(game.attempt("0 swap A,B"), Legality::NotAsked);
  EXPECT_EQ(game.attempt("2 swap O,O"), Legality::NotLegal);  // there is only one
  EXPECT_EQ(game.attempt("2 swap M,P"), Legality::NotLegal);  // the Merchant is set aside
  game.then({"2 swap O,P"});
  EXPECT_EQ(game.asks(), "1 swap");
  EXPECT_EQ(game.hand(kChloe), "O,P,P");  // no card moves before both have chosen
  EXPECT_EQ(game.log_end(1), Texts{"2 target 1"});
  game.then({"1 swap K,K"});
  EXPECT_EQ(game.hand(kBert), "N,O,P");
  EXPECT_EQ(game.hand(kChloe), "K,K,P");
  EXPECT_EQ(game.pile(), "W,M");
  EXPECT_EQ(game.log_end(2), (Texts{"1 swap K,K", "2 swap O,P"}));  // in seat order
}

TEST(Power, MerchantsMayExchangeTheSameTypes) {
  auto game = TestPosition(2).hand(0, "K,K,M,S").hand(1, "K,N,N").playing();
  game.then({"0 play M", "0! target 1", "0 swap K,S", "1 swap K,N"});
  EXPECT_EQ(game.hand(kAnn), "K,K,N");
  EXPECT_EQ(game.hand(kBert), "K,N,S");
}

TEST(Ruling, M18_MerchantsDrawUntilEachHasTwoTheUserFirst) {
  auto game = TestPosition(3).hand(0, "A").hand(1, "A,B").hand(2, "M").turn(2).playing();
  game.then({"2! play M", "2 target 0", "* draw 2 K", "* draw 2 N"});
  EXPECT_EQ(game.asks(), "* draw 0");
  game.then({"* draw 0 Z"});
  EXPECT_EQ(game.log_end(2), (Texts{"0! swap A,Z", "2! swap K,N"}));
  EXPECT_EQ(game.hand(kAnn), "K,N");
  EXPECT_EQ(game.hand(kChloe), "A,Z");
  EXPECT_EQ(game.pile(), "M");
}

TEST(Ruling, M18_OnlyWhatIsMissingIsDrawn) {
  auto game = TestPosition(2).hand(0, "A,B,M").hand(1, "K").playing();
  game.then({"0 play M", "* draw 1 Z"});
  EXPECT_EQ(game.log_end(3), (Texts{"* draw 1 Z", "0! swap A,B", "1! swap K,Z"}));
  EXPECT_EQ(game.hand(kBert), "A,B");
}

// Noble -------------------------------------------------------------------------------------------------------------

TEST(Power, NobleGetsOneCardEachOfTheNextTwoChosenAtTheSameTime) {
  auto game = TestPosition(5)
                  .hand(0, "A,B")
                  .hand(1, "A,A")
                  .hand(2, "B,B")
                  .hand(3, "N,S")
                  .hand(4, "K,M,M")
                  .pile("W")
                  .turn(3)
                  .playing();
  game.then({"3 play N"});
  EXPECT_EQ(game.asks(), "0 4 give");
  EXPECT_EQ(game.legal(kAnn), (Texts{"give A", "give B"}));
  EXPECT_EQ(game.legal(kElin), (Texts{"give K", "give M"}));
  game.then({"0 give B", "4 give M"});
  EXPECT_EQ(game.log_end(2), (Texts{"4 give M", "0 give B"}));  // clockwise from the user
  EXPECT_EQ(game.hand(kAnn), "A");
  EXPECT_EQ(game.hand(kDov), "B,M,S");
  EXPECT_EQ(game.hand(kElin), "K,M");
  EXPECT_EQ(game.hand_sizes(), (Numbers{1, 2, 2, 3, 2}));
  EXPECT_EQ(game.pile(), "W,N");
}

TEST(Power, NobleOfThreePlayersConcernsBothOthers) {
  auto game = TestPosition(3).hand(0, "A,B").hand(1, "N,S").hand(2, "K,M,M").turn(1).playing();
  game.then({"1 play N", "0 give A", "2 give K"});
  EXPECT_EQ(game.hand(kBert), "A,K,S");
  EXPECT_EQ(game.log_end(2), (Texts{"2 give K", "0 give A"}));
}

TEST(Power, NobleOfTwoPlayersGetsOneThenDrawsOne) {
  auto game = TestPosition(2).hand(0, "N,S").hand(1, "A,B,K").pile("W").playing().then({"0 play N"});
  EXPECT_EQ(game.asks(), "1 give");
  game.then({"1 give A"});
  EXPECT_EQ(game.hand(kAnn), "A,S");
  EXPECT_EQ(game.asks(), "* draw 0");
  game.then({"* draw 0 Z"});
  EXPECT_EQ(game.hand(kAnn), "A,S,Z");
  EXPECT_EQ(game.hand(kBert), "B,K");
  EXPECT_EQ(game.pile(), "W,N");
}

TEST(Ruling, M18_ANoblesGiversDrawClockwiseIfTheyHaveNothing) {
  auto game = TestPosition(4).hand(0, "N,S").hand(3, "A,B").guild("1.1 R 3+0").playing().then({"0 play N"});
  EXPECT_EQ(game.asks(), "* draw 1");
  game.then({"* draw 1 K"});
  EXPECT_EQ(game.asks(), "* draw 2");
  game.then({"* draw 2 M", "1! give K", "2! give M"});
  EXPECT_EQ(game.hand(kAnn), "K,M,S");
  EXPECT_EQ(game.hand_sizes(), (Numbers{3, 1, 0, 2}));  // Bert's Artisans then took the Noble
  EXPECT_EQ(game.hand(kBert), "N");
}

TEST(Ruling, M18_OneGiverMayDrawWhileTheOtherChooses) {
  auto game = TestPosition(4).hand(0, "N,S").hand(1, "A,B").hand(3, "A,B").playing().then({"0 play N"});
  EXPECT_EQ(game.asks(), "* draw 2");
  game.then({"* draw 2 M"});
  EXPECT_EQ(game.asks(), "1 give");
  game.then({"1 give B"});
  ASSERT_GT(game.log().size(), 3U);
  EXPECT_EQ(game.log()[2], "1 give B");
  EXPECT_EQ(game.log()[3], "2! give M");
  EXPECT_EQ(game.hand(kAnn), "B,M,S");
}

// Priest ------------------------------------------------------------------------------------------------------------

TEST(Power, PriestLooksTakesOneAndGivesOne) {
  auto game = TestPosition(3).hand(0, "M,P,S").hand(1, "A,B").hand(2, "K,K,O").pile("W").playing();
  game.then({"0 play P", "0 target 2"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"take K", "take O"}));
  EXPECT_EQ(game.story(seat_number(kAnn)).back(), "Blue looks at Green's hand: 2 Knights and a Monk.");
  EXPECT_EQ(game.story(seat_number(kBert)).back(), "Blue looks at Green's hand.");
  game.then({"0 take K"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"give M", "give S"}));
  game.then({"0 give M"});
  EXPECT_EQ(game.hand(kAnn), "K,S");
  EXPECT_EQ(game.hand(kChloe), "K,M,O");
  EXPECT_EQ(game.pile(), "W,P");
}

TEST(Ruling, M14_ThePriestDoesNotGiveBackTheCardHeTook) {
  auto other = TestPosition(2).hand(0, "M,P,S").hand(1, "K,O").playing().then({"0 play P", "0! target 1", "0 take K"});
  EXPECT_EQ(other.attempt("0 give K"), Legality::NotLegal);
  EXPECT_EQ(other.attempt("0 give P"), Legality::NotLegal);
  // Another card of the same type that was held before may be given.
  auto same = TestPosition(2).hand(0, "K,P,S").hand(1, "K,O").playing().then({"0 play P", "0 take K"});
  EXPECT_EQ(same.legal(kAnn), (Texts{"give K", "give S"}));
  same.then({"0 give K"});
  EXPECT_EQ(same.hand(kAnn), "K,S");
  EXPECT_EQ(same.hand(kBert), "K,O");
}

TEST(Ruling, M18_PriestAndTargetDrawOneEachIfTheyHaveNothingTheUserFirst) {
  auto game = TestPosition(3).hand(0, "A,B").hand(2, "P").turn(2).playing();
  game.then({"2! play P", "2 target 1"});
  EXPECT_EQ(game.asks(), "* draw 2");
  game.then({"* draw 2 K"});
  EXPECT_EQ(game.asks(), "* draw 1");
  game.then({"* draw 1 M", "2! take M", "2! give K"});
  EXPECT_EQ(game.hand(kBert), "K");
  EXPECT_EQ(game.hand(kChloe), "M");
  EXPECT_EQ(game.asks(), "0 turn");
}

TEST(Ruling, M18_TheTargetIsChosenBeforeAnythingIsDrawn) {
  auto priest = TestPosition(3).hand(0, "P").hand(1, "A,B").hand(2, "A,B").playing();
  EXPECT_EQ(priest.asks(), "0 target");
  EXPECT_EQ(priest.hand_sizes(), (Numbers{0, 2, 2}));
  priest.then({"0 target 1"});
  EXPECT_EQ(priest.asks(), "* draw 0");
  auto merchant = TestPosition(3).hand(0, "M").hand(1, "A,B").hand(2, "A,B").playing();
  EXPECT_EQ(merchant.asks(), "0 target");
}

// Wizard ------------------------------------------------------------------------------------------------------------

TEST(Power, WizardDrawsThreeKeepsOneAndDiscardsTwo) {
  auto game = TestPosition(2).hand(0, "S,Z").hand(1, "A,B").pile("W").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.asks(), "* draw 0");
  EXPECT_EQ(game.hand(kAnn), "S");
  game.then({"* draw 0 A"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"keep A", "keep K", "keep M"}));
  EXPECT_EQ(game.attempt("0 keep S"), Legality::NotLegal);
  game.then({"0 keep K"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"top A", "top M"}));
  game.then({"0 top A"});
  EXPECT_EQ(game.hand(kAnn), "K,S");
  EXPECT_EQ(game.pile(), "W,M,A,Z");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Ruling, M15_TheWizardChoosesWhichOfTheTwoEndsOnTopUnderThePlayedCard) {
  const auto kept = TestPosition(2).hand(0, "S,Z").hand(1, "A,B").pile("W").playing().then(
      {"0 play Z", "* draw 0 K", "* draw 0 M", "* draw 0 A", "0 keep A"});
  auto knight = kept;
  EXPECT_EQ(knight.then({"0 top K"}).pile(), "W,M,K,Z");
  auto merchant = kept;
  EXPECT_EQ(merchant.then({"0 top M"}).pile(), "W,K,M,Z");
  auto guild = TestPosition(2).hand(0, "S").hand(1, "A,B").guild("0.1 Z 3+0").pile("W").playing();
  guild.then({"0 activate 0.1", "* draw 0 K", "* draw 0 M", "* draw 0 A", "0 keep A", "0 top M"});
  EXPECT_EQ(guild.pile(), "W,K,M");
}

TEST(Ruling, M15_NoOrderIsAskedOfTwoAlike) {
  auto game = TestPosition(2).hand(0, "S,Z").hand(1, "A,B").pile("W").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M", "* draw 0 K"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"keep K", "keep M"}));
  auto alike = game;
  alike.then({"0 keep M"});
  EXPECT_EQ(alike.pile(), "W,K,K,Z");
  EXPECT_EQ(alike.log_end(1), Texts{"0 keep M"});
  game.then({"0 keep K"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"top K", "top M"}));
}

}  // namespace

}  // namespace roundtable::medievallons
