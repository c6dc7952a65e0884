// The Witch: copies a guild, or reveals a card of the deck.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

TEST(Power, WitchUsesThePowerOfAnyGuildWhoeverOwnsIt) {
  auto game = TestPosition(3)
                  .hand(0, "S,W")
                  .hand(1, "A,B")
                  .hand(2, "A,B")
                  .guild("0.1 K 3+0")
                  .guild("1.1 O 3+0")
                  .guild("2.1 N 3+0")
                  .pile("Z")
                  .playing();
  game.then({"0 play W"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"copy 0.1", "copy 1.1", "copy 2.1"}));
  auto noble = game;
  game.then({"0 copy 1.1", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.hand(kAnn), "K,M,S");  // she uses the Monks as her own
  EXPECT_EQ(game.pile(), "Z,W");
  EXPECT_EQ(game.guilds(kBert), "1.1 O 3+0");
  noble.then({"0 copy 2.1"});
  EXPECT_EQ(noble.asks(), "1 2 give");  // the next two after Ann, not after Chloe
  noble.then({"1 give A", "2 give B"});
  EXPECT_EQ(noble.hand(kAnn), "A,B,S");
}

TEST(Witch, JesterAndWitchGuildsCannotBeChosen) {
  auto game = TestPosition(2)
                  .hand(0, "S,W")
                  .hand(1, "A,B")
                  .guild("0.1 W 3+0")
                  .guild("0.2 O 2+1")
                  .guild("1.1 J 0+3")
                  .guild("1.2 S 3+0")
                  .playing();
  game.then({"0 play W"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"copy 0.2", "copy 1.2"}));
  EXPECT_EQ(game.attempt("0 copy 0.1"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 copy 1.1"), Legality::NotLegal);
}

TEST(Witch, AGuildOfWitchesCopiesWhenLaidActivatedOrExtended) {
  auto laid = TestPosition(2).hand(0, "J,S,W,W,W").hand(1, "A,B").guild("1.1 O 3+0").playing();
  laid.then({"0 guild W 2+1", "0! copy 1.1", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(laid.hand(kAnn), "K,M,S,W");
  EXPECT_EQ(laid.pile(), "");
  auto extended = TestPosition(2).hand(0, "S,W").hand(1, "A,B").guild("0.1 W 3+0").guild("0.2 O 3+0").playing();
  extended.then({"0 extend 0.1 W 1+0", "0! copy 0.2", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(extended.hand(kAnn), "K,M,S");
  auto activated =
      TestPosition(2).hand(0, "S").hand(1, "A,B").guild("0.1 W 3+0").guild("1.1 R 3+0").pile("Z,N").playing();
  activated.then({"0 activate 0.1", "0! copy 1.1"});
  EXPECT_EQ(activated.hand(kAnn), "N,S");
  EXPECT_EQ(activated.pile(), "Z");
}

// Revealing ---------------------------------------------------------------------------------------------------------

TEST(Witch, WithNoOtherGuildTheTopCardIsRevealedOntoThePileAndUsed) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").pile("Z").playing().then({"0 play W"});
  EXPECT_EQ(game.asks(), "* reveal");
  game.then({"* reveal O"});
  EXPECT_EQ(game.pile(), "Z,O");
  game.then({"* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.hand(kAnn), "K,M,S");
  EXPECT_EQ(game.pile(), "Z,O,W");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Witch, OnlyJesterAndWitchGuildsOnTheTableAlsoMeanRevealing) {
  auto game = TestPosition(2).hand(0, "S").hand(1, "A,B").guild("0.1 W 3+0").guild("1.1 J 0+3").pile("Z").playing();
  game.then({"0 activate 0.1", "* reveal S", "* draw 0 K", "* draw 1 K"});
  EXPECT_EQ(game.pile(), "Z,S");
  EXPECT_EQ(game.hand(kAnn), "K,S");
  EXPECT_EQ(game.hand(kBert), "A,B,K");
}

TEST(Witch, ARevealedWitchRevealsAgain) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").pile("Z").playing();
  game.then({"0 play W", "* reveal W", "* reveal W", "* reveal O", "* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.pile(), "Z,W,W,O,W");
  EXPECT_EQ(game.hand(kAnn), "K,M,S");
}

TEST(Witch, ARevealedJesterDoesNothing) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").pile("Z").playing().then({"0 play W", "* reveal J"});
  EXPECT_EQ(game.pile(), "Z,J,W");
  EXPECT_EQ(game.hand(kAnn), "S");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Witch, ARevealedCardAsksItsQuestions) {
  auto knight = TestPosition(3).hand(0, "S,W").hand(1, "A,B").hand(2, "A,B").playing().then({"0 play W", "* reveal K"});
  EXPECT_EQ(knight.asks(), "0 target");
  knight.then({"0 target 2", "0 name B"});
  EXPECT_EQ(knight.hand(kAnn), "B,S");
  EXPECT_EQ(knight.pile(), "K,W");
  auto merchant =
      TestPosition(2).hand(0, "S,W").hand(1, "A,B,K").playing().then({"0 play W", "* reveal M", "0! target 1"});
  EXPECT_EQ(merchant.asks(), "* draw 0");
  merchant.then({"* draw 0 N", "1 swap B,K"});
  EXPECT_EQ(merchant.hand(kAnn), "B,K");
  EXPECT_EQ(merchant.hand(kBert), "A,N,S");
  auto beggar = TestPosition(2).hand(0, "S,W").hand(1, "A,B").playing().then({"0 play W", "* reveal B", "* beg 1 A"});
  EXPECT_EQ(beggar.hand(kAnn), "A,S");
}

TEST(Witch, ARevealedWizardLaysHisTwoOverHimself) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").pile("N").playing();
  game.then({"0 play W", "* reveal Z", "* draw 0 K", "* draw 0 M", "* draw 0 O", "0 keep O", "0 top K"});
  EXPECT_EQ(game.pile(), "N,Z,M,K,W");
  EXPECT_EQ(game.hand(kAnn), "O,S");
}

TEST(Ruling, M16_ARevealedArtisanTakesItself) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").pile("Z").playing().then({"0 play W", "* reveal R"});
  EXPECT_EQ(game.hand(kAnn), "R,S");
  EXPECT_EQ(game.pile(), "Z,W");
  auto empty = TestPosition(2).hand(0, "S").hand(1, "A,B").guild("0.1 W 3+0").playing();
  empty.then({"0 activate 0.1", "* reveal R"});
  EXPECT_EQ(empty.hand(kAnn), "R,S");
  EXPECT_EQ(empty.pile(), "");
}

TEST(Ruling, M17_ARevealedRangerOrAssassinWithNoGuildDrawsOne) {
  for (const char* reveal : {"* reveal G", "* reveal A"}) {
    auto game = TestPosition(2).hand(0, "S,W").hand(1, "A,B").playing().then({"0 play W", reveal});
    EXPECT_EQ(game.asks(), "* draw 0");
    game.then({"* draw 0 K"});
    EXPECT_EQ(game.hand(kAnn), "K,S");
    EXPECT_EQ(game.asks(), "1 turn");
  }
}

TEST(Witch, ARevealedRangerFindsTheGuildsThatCouldNotBeCopied) {
  auto own = TestPosition(2).hand(0, "S").hand(1, "A,B").guild("0.1 W 3+0").pile("Z").playing();
  own.then({"0 activate 0.1", "* reveal G", "0! card 0.1 W"});
  EXPECT_EQ(own.guilds(kAnn), "");  // dissolved in the middle of its own power
  EXPECT_EQ(own.hand(kAnn), "S,W,W,W");
  EXPECT_EQ(own.pile(), "Z,G");
  auto jesters = TestPosition(2).hand(0, "S,W").hand(1, "A,B").guild("1.1 J 0+4").pile("Z").playing();
  jesters.then({"0 play W", "* reveal A", "0! card 1.1 J"});
  EXPECT_EQ(jesters.guilds(kBert), "1.1 J 0+3");
  EXPECT_EQ(jesters.pile(), "Z,A,J,W");
}

}  // namespace

}  // namespace roundtable::medievallons
