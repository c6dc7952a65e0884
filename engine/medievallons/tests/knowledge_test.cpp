// M25: each seat's knowledge of other hands, worked out by hand. A player knows cards they gave, saw, or that were
// public, as long as they must still be there.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// Chloe, as a Priest, looks at Bert's hand, takes its Star and gives her Assassin. Then it is Ann's turn.
TestPosition looked_at() { return TestPosition(3).turn(2).hand(2, "A,P").guild("2.1 J 0+3"); }
TestGame after_look(TestPosition position) { return position.playing().then({"2 play P", "2 target 1", "2 take S"}); }

TEST(Ruling, M25_AGiftIsKnownToItsGiverOnly) {
  auto game = TestPosition(3).hand(0, "N,S").hand(1, "A,B,B").hand(2, "K,M,M").playing();
  game.then({"0 play N", "1 give A", "2 give K"});
  EXPECT_EQ(game.known(kBert, kAnn), "A");
  EXPECT_EQ(game.known(kChloe, kAnn), "K");
  EXPECT_EQ(game.known(kAnn, kBert), "");
  EXPECT_EQ(game.known(kAnn, kChloe), "");
  EXPECT_EQ(game.known(kBert, kChloe), "");
  EXPECT_EQ(game.known(kChloe, kBert), "");
}

TEST(Ruling, M25_WhatIsPlayedOpenlyIsKnownToBeGone) {
  auto game = TestPosition(2).hand(0, "N,S").hand(1, "J,J,J").playing();
  game.then({"0 play N", "1 give J", "* draw 0 J", "1 play J"});
  EXPECT_EQ(game.known(kBert, kAnn), "J");
  game.then({"0 play J"});
  EXPECT_EQ(game.known(kBert, kAnn), "");  // whether it was the same Jester or not
}

TEST(Ruling, M25_WhatIsLeftOnceTheUnknownCardWasPlayedIsAll) {
  auto game = TestPosition(2).hand(0, "A,B").hand(1, "J,K").guild("1.1 S 3+0").knows(0, 1, "K").turn(1).playing();
  EXPECT_FALSE(game.knows_all(kAnn, kBert));
  game.then({"1 play J"});
  EXPECT_EQ(game.known(kAnn, kBert), "K");
  EXPECT_TRUE(game.knows_all(kAnn, kBert));
}

TEST(Ruling, M25_WhatIsLaidInAGuildIsKnownToBeGone) {
  auto game = TestPosition(2).hand(0, "A,J,S,S").hand(1, "A,B").knows(1, 0, "J,S,S").playing();
  game.then({"0 guild S 2+1"});
  EXPECT_EQ(game.known(kBert, kAnn), "");
}

TEST(Ruling, M25_APriestKnowsTheWholeHandHeLeavesBehind) {
  auto game =
      TestPosition(3).hand(0, "M,O,P").hand(1, "A,B,K").hand(2, "A,B").playing().then({"0 play P", "0 target 1"});
  EXPECT_EQ(game.known(kAnn, kBert), "A,B,K");
  EXPECT_TRUE(game.knows_all(kAnn, kBert));
  game.then({"0 take K"});
  EXPECT_EQ(game.known(kBert, kAnn), "K");
  EXPECT_EQ(game.known(kChloe, kAnn), "");
  game.then({"0 give M"});
  EXPECT_EQ(game.known(kAnn, kBert), "A,B,M");
  EXPECT_TRUE(game.knows_all(kAnn, kBert));
  EXPECT_EQ(game.known(kBert, kAnn), "K");  // Bert saw the taken card
  EXPECT_FALSE(game.knows_all(kBert, kAnn));
  EXPECT_EQ(game.known(kChloe, kAnn), "");
  EXPECT_EQ(game.known(kChloe, kBert), "");
}

TEST(Ruling, M25_AnUnseenDrawAddsACardNobodyKnows) {
  auto game = after_look(looked_at().hand(0, "J,J,J").hand(1, "B,O,S"));
  EXPECT_EQ(game.known(kChloe, kBert), "A,B,O");
  game.then({"0 play J", "1 play O", "* draw 1 K"});
  EXPECT_EQ(game.known(kChloe, kBert), "A,B");
  EXPECT_FALSE(game.knows_all(kChloe, kBert));
  EXPECT_EQ(game.none(kChloe, kBert), "");
}

TEST(Ruling, M25_ARefusedKnightTellsEverybodyThatThereIsNone) {
  auto game = TestPosition(3).hand(0, "J,K,M").hand(1, "A,B,O").hand(2, "J,J").guild("1.1 R 3+0").playing();
  game.then({"0 play K", "0 target 1", "0 name S"});
  EXPECT_EQ(game.none(kAnn, kBert), "S");
  EXPECT_EQ(game.none(kChloe, kBert), "S");
  EXPECT_EQ(game.none(kBert, kAnn), "");
  // A public card of another type does not change that; an unseen card does.
  game.then({"1 activate 1.1"});
  EXPECT_EQ(game.known(kAnn, kBert), "K");
  EXPECT_EQ(game.none(kAnn, kBert), "S");
  game.then({"2 play J", "0 play J", "1 play O", "* draw 1 Z", "* draw 1 Z"});
  EXPECT_EQ(game.known(kAnn, kBert), "K");
  EXPECT_EQ(game.none(kAnn, kBert), "");
}

TEST(Ruling, M25_AKnightsGiftIsKnownToAll) {
  auto game = TestPosition(3).hand(0, "K,M").hand(1, "A,A,B").hand(2, "J,J").knows(2, 1, "A,A").playing();
  game.then({"0 play K", "0 target 1", "0 name A"});
  EXPECT_EQ(game.known(kBert, kAnn), "A");
  EXPECT_EQ(game.known(kChloe, kAnn), "A");
  EXPECT_EQ(game.known(kChloe, kBert), "A");  // one of the two is left
}

TEST(Ruling, M25_ABeggarsRandomCardIsSeenByTheTwo) {
  auto game = TestPosition(3).hand(0, "B,M").hand(1, "A,K,O").hand(2, "J,J").knows(0, 1, "A,K").playing();
  game.then({"0 play B", "* beg 1 K"});
  EXPECT_EQ(game.known(kBert, kAnn), "K");
  EXPECT_EQ(game.known(kAnn, kBert), "A");
  EXPECT_EQ(game.known(kChloe, kAnn), "");
}

TEST(Ruling, M25_ABeggarsRandomCardWeakensWhatTheThirdKnew) {
  auto game = after_look(looked_at().hand(0, "B,O").hand(1, "K,K,S"));
  EXPECT_EQ(game.known(kChloe, kBert), "A,K,K");
  game.then({"0 play B", "* beg 1 A"});
  EXPECT_EQ(game.known(kChloe, kBert), "K");  // at most one Knight went
  EXPECT_EQ(game.known(kChloe, kAnn), "");
  EXPECT_EQ(game.none(kChloe, kBert), "B,G,J,M,N,O,P,R,S,W,Z");  // only one of three known cards is missing
}

TEST(Ruling, M25_OfAHandOfOneTypeTheRandomCardIsAsGoodAsSeen) {
  auto game = after_look(looked_at().hand(0, "B,O").hand(1, "A,A,S"));
  game.then({"0 play B", "* beg 1 A"});
  EXPECT_EQ(game.known(kChloe, kBert), "A,A");
  EXPECT_TRUE(game.knows_all(kChloe, kBert));
  EXPECT_EQ(game.known(kChloe, kAnn), "A");
}

TEST(Ruling, M25_AnUnseenGiftWeakensWhatTheThirdKnewAndWhatHeHadExcluded) {
  // Ann knows that Bert has a Knight and no Star, and that Chloe has no Star. Bert gives Chloe a card.
  auto game = TestPosition(3)
                  .hand(0, "A,A,A")
                  .hand(1, "K,O,O")
                  .hand(2, "N,R,R")
                  .knows(0, 1, "K", "S")
                  .knows(0, 2, "R", "S,Z")
                  .turn(2)
                  .playing();
  game.then({"2 play N", "0 give A", "1 give O"});
  EXPECT_EQ(game.known(kAnn, kBert), "");
  EXPECT_EQ(game.none(kAnn, kBert), "S");
  EXPECT_EQ(game.known(kAnn, kChloe), "A,R");
  EXPECT_EQ(game.none(kAnn, kChloe), "S");  // a Wizard may have come
}

TEST(Ruling, M25_TheOnlyCardOfAKnownHandIsKnownWhereItGoes) {
  // Ann has seen Bert's only card, a Knight.
  auto game = TestPosition(3).hand(0, "A,A,P").hand(1, "K").hand(2, "N,R,R").guild("1.1 J 0+3").playing();
  game.then({"0 play P", "0 target 1", "0! take K", "0 give A"});
  EXPECT_EQ(game.known(kAnn, kBert), "A");
  game.then({"1 play A", "1! card 1.1 J"});
  EXPECT_EQ(game.known(kAnn, kBert), "J,J");  // dissolved in public
  EXPECT_TRUE(game.knows_all(kAnn, kBert));
  game.then({"2 play N", "0 give A", "1 give J"});
  EXPECT_EQ(game.known(kAnn, kBert), "J");
  EXPECT_EQ(game.known(kAnn, kChloe), "A,J");
}

TEST(Ruling, M25_MerchantsKnowWhatTheyGaveAndWhatTheyGotIsGone) {
  auto game = TestPosition(3).hand(0, "K,M,N,S").hand(1, "A,B,O").hand(2, "J,J").knows(0, 1, "A,B,O").playing();
  game.then({"0 play M", "0 target 1", "0 swap K,N", "1 swap A,B"});
  EXPECT_EQ(game.known(kAnn, kBert), "K,N,O");
  EXPECT_EQ(game.known(kBert, kAnn), "A,B");
  EXPECT_EQ(game.known(kChloe, kAnn), "");
  EXPECT_EQ(game.known(kChloe, kBert), "");
}

TEST(Ruling, M25_ASwapTakesTwoUnseenCardsFromWhatTheThirdKnew) {
  auto game = TestPosition(3)
                  .hand(0, "K,M,N,S")
                  .hand(1, "A,A,A,O")
                  .hand(2, "J,J")
                  .knows(2, 1, "A,A,A", "S,Z")
                  .knows(2, 0, "K,N", "P,Z")
                  .playing();
  game.then({"0 play M", "0 target 1", "0 swap K,N", "1 swap A,O"});
  EXPECT_EQ(game.known(kChloe, kBert), "A");
  EXPECT_EQ(game.known(kChloe, kAnn), "");
  EXPECT_EQ(game.none(kChloe, kBert), "Z");  // a Star or a Priest may have come
  EXPECT_EQ(game.none(kChloe, kAnn), "Z");
}

TEST(Ruling, M25_OfAHandOfOneTypeTheSwapIsAsGoodAsSeen) {
  auto game = after_look(looked_at().hand(0, "K,M,N").hand(1, "A,A,S"));
  game.then({"0 play M", "0 target 1", "1 swap A,A"});
  EXPECT_EQ(game.known(kChloe, kAnn), "A,A");
  EXPECT_EQ(game.known(kChloe, kBert), "A");
  EXPECT_FALSE(game.knows_all(kChloe, kBert));
}

TEST(Ruling, M25_AKnownHandOfTwoIsKnownWhereItGoes) {
  auto game = after_look(looked_at().hand(0, "K,M,N").hand(1, "B,S"));
  EXPECT_EQ(game.known(kChloe, kBert), "A,B");
  game.then({"0 play M", "0 target 1", "0! swap K,N", "1! swap A,B"});
  EXPECT_EQ(game.known(kChloe, kAnn), "A,B");
  EXPECT_TRUE(game.knows_all(kChloe, kAnn));
  EXPECT_EQ(game.known(kChloe, kBert), "");
}

TEST(Ruling, M25_AWizardsKeptCardIsUnknownHisDiscardsAreSeen) {
  auto game = TestPosition(2).hand(0, "O,S,Z").hand(1, "A,B").knows(1, 0, "S", "A").pile("W").playing();
  game.then({"0 play Z", "* draw 0 K", "* draw 0 M", "* draw 0 A"});
  EXPECT_EQ(game.none(kBert, kAnn), "A");  // nothing has come to the hand yet
  game.then({"0 keep A", "0 top K"});
  EXPECT_EQ(game.known(kBert, kAnn), "S");
  EXPECT_EQ(game.none(kBert, kAnn), "");
}

TEST(Ruling, M25_OpenCardsThatComeToAHandAreKnownToAll) {
  auto ranger =
      TestPosition(3).hand(0, "G,M").hand(1, "J,J").hand(2, "J,J").guild("1.1 K 3+0").guild("2.1 O 3+0").playing();
  ranger.then({"0 play G", "0 card 1.1 K"});
  EXPECT_EQ(ranger.known(kChloe, kAnn), "K");
  EXPECT_EQ(ranger.known(kBert, kAnn), "K");
  EXPECT_EQ(ranger.known(kAnn, kBert), "K,K");  // the dissolved rest
  EXPECT_EQ(ranger.known(kChloe, kBert), "K,K");
  auto artisan = TestPosition(2).hand(0, "M,R").hand(1, "J,J").pile("W,N").playing().then({"0 play R"});
  EXPECT_EQ(artisan.known(kBert, kAnn), "N");
}

}  // namespace

}  // namespace roundtable::medievallons
