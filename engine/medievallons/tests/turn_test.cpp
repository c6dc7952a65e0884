// Set-up, the four actions of a turn, and the draws that replace one.

#include <gmock/gmock.h>

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

TestGame from_start(int players, std::string_view options = "{}") {
  return TestGame(start(*Options::from_json(players, *Json::parse(options))));
}

// Set-up ------------------------------------------------------------------------------------------------------------

TEST(SetUp, SixCardsEachAndOneOpensThePile) {
  auto game = from_start(3);
  EXPECT_EQ(game.deck_size(), 104);
  EXPECT_EQ(game.asks(), "* first");
  game.then({"* first 2"});
  EXPECT_EQ(game.asks(), "* deal");
  game.then({"* deal A,B,G,J,K,M N,O,P,R,S,W A,A,A,A,J,Z"});
  EXPECT_EQ(game.asks(), "* discard");
  game.then({"* discard W"});
  EXPECT_EQ(game.hand(kAnn), "A,B,G,J,K,M");
  EXPECT_EQ(game.hand(kBert), "N,O,P,R,S,W");
  EXPECT_EQ(game.hand(kChloe), "A,A,A,A,J,Z");
  EXPECT_EQ(game.pile(), "W");
  EXPECT_EQ(game.deck_size(), 104 - 18 - 1);
  EXPECT_FALSE(game.yellow());
  EXPECT_EQ(game.turn(), 1);
  EXPECT_EQ(game.asks(), "2 turn");
}

TEST(SetUp, EveryTypeIsThereEightTimes) {
  EXPECT_EQ(text_of(Cards::box()),
            "A,A,A,A,A,A,A,A,B,B,B,B,B,B,B,B,G,G,G,G,G,G,G,G,J,J,J,J,J,J,J,J,K,K,K,K,K,K,K,K,M,M,M,M,M,M,M,M,"
            "N,N,N,N,N,N,N,N,O,O,O,O,O,O,O,O,P,P,P,P,P,P,P,P,R,R,R,R,R,R,R,R,S,S,S,S,S,S,S,S,W,W,W,W,W,W,W,W,"
            "Z,Z,Z,Z,Z,Z,Z,Z");
  auto game = from_start(2, R"({"first":0})");
  EXPECT_TRUE(game.possible("deal A,A,A,A,A,A A,A,B,B,B,B"));
  EXPECT_FALSE(game.possible("deal A,A,A,A,A,A A,A,A,B,B,B"));
  game.then({"* deal A,A,A,A,A,A A,A,B,B,B,B"});
  EXPECT_FALSE(game.possible("discard A"));
  EXPECT_TRUE(game.possible("discard B"));
}

TEST(Ruling, M1_TheFirstPlayerIsDrawnUnlessTheOptionsNameASeat) {
  const auto drawn = from_start(4);
  EXPECT_TRUE(drawn.possible("first 0"));
  EXPECT_TRUE(drawn.possible("first 3"));
  EXPECT_FALSE(drawn.possible("first 4"));
  auto named = from_start(4, R"({"first":3})");
  EXPECT_EQ(named.asks(), "* deal");
  named.then({"* deal A,B,G,J,K,M N,O,P,R,S,W A,A,A,A,J,Z B,B,B,B,B,B", "* discard W"});
  EXPECT_EQ(named.asks(), "3 turn");
}

TEST(Ruling, M1_ChanceMayNameAnySeat) {
  const auto game = from_start(3);
  Seats named;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng rng(seed);
    named.add(draw(game.state, rng).seat);
  }
  EXPECT_EQ(named, Seats::first(3));
}

// One action --------------------------------------------------------------------------------------------------------

TEST(Turn, GoesClockwiseOneActionEachAndNobodyDrawsByHimself) {
  auto game = TestPosition(3).hand(0, "A,J,J").hand(1, "B,J,J").hand(2, "K,J,J").turn(1, 5).playing();
  game.then({"1 play J", "2 play J", "0 play J", "1 play J"});
  EXPECT_EQ(game.turn(), 9);
  EXPECT_EQ(game.asks(), "2 turn");
  EXPECT_EQ(game.hand_sizes(), (Numbers{2, 1, 2}));
  EXPECT_EQ(game.pile(), "J,J,J,J");
  EXPECT_EQ(game.attempt("0 play J"), Legality::NotAsked);
  EXPECT_EQ(game.attempt("2 play B"), Legality::NotLegal);
}

TEST(Turn, PlayingACardUsesItsPowerThenDiscardsIt) {
  auto game = TestPosition(2).hand(0, "K,M,O").hand(1, "A,B").pile("S").playing();
  game.then({"0 play O", "* draw 0 A", "* draw 0 Z"});
  EXPECT_EQ(game.hand(kAnn), "A,K,M,Z");
  EXPECT_EQ(game.pile(), "S,O");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Turn, WhoWaitsCanChooseAheadByWhatTheyHoldAndSee) {
  auto game = TestPosition(3).hand(0, "K,M").hand(1, "A,B,B,B").hand(2, "S,S").guild("1.1 O 3+0").turn(0).playing();
  const Texts before = game.ahead(1);
  EXPECT_THAT(before, testing::IsSupersetOf({"play A", "play B", "guild B 3+0", "activate 1.1"}));
  game.then({"0 play K"});
  EXPECT_EQ(game.asks(), "0 target");
  EXPECT_EQ(game.ahead(1), before) << "what another does with their turn is not theirs";
  game.then({"0 target 1", "0 name A"});
  EXPECT_EQ(game.asks(), "1 turn");
  EXPECT_EQ(game.ahead(1), game.legal(1));
  EXPECT_FALSE(game.offers(1, "play A")) << "it was taken meanwhile";
  EXPECT_FALSE(ahead(game.seen_by_spectator()));
}

TEST(Turn, PlayingAGuildLaysItOpenAndUsesItsPower) {
  auto game = TestPosition(2).hand(0, "K,O,O,O").hand(1, "A,B").pile("S").playing();
  game.then({"0 guild O 3+0"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 O 3+0");
  EXPECT_EQ(game.asks(), "* draw 0");
  game.then({"* draw 0 A", "* draw 0 Z"});
  EXPECT_EQ(game.hand(kAnn), "A,K,Z");
  EXPECT_EQ(game.pile(), "S");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Turn, ActivatingAGuildUsesItsPowerAndDiscardsNothing) {
  auto game = TestPosition(2).hand(0, "K").hand(1, "A,B").guild("0.1 O 3+1").pile("S").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"activate 0.1", "play K"}));
  game.then({"0 activate 0.1", "* draw 0 A", "* draw 0 Z"});
  EXPECT_EQ(game.hand(kAnn), "A,K,Z");
  EXPECT_EQ(game.guilds(kAnn), "0.1 O 3+1");
  EXPECT_EQ(game.pile(), "S");
}

TEST(Turn, NothingOfTheTurnBeforeIsLeft) {
  auto game = TestPosition(2).hand(0, "A,B,J").hand(1, "K").guild("1.1 O 3+0").pile("S").playing();
  game.then({"0 play J", "1 activate 1.1", "* draw 1 A", "* draw 1 Z"});
  EXPECT_EQ(game.pile(), "S,J");
  EXPECT_EQ(game.hand(kBert), "A,K,Z");
}

TEST(Turn, OnlyOnesOwnGuildsCanBeActivatedOrExtended) {
  auto game = TestPosition(2).hand(0, "K,M").hand(1, "A,B").guild("1.1 K 3+0").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"play K", "play M"}));
  EXPECT_EQ(game.attempt("0 activate 1.1"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 extend 1.1 K 1+0"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 draw 2"), Legality::NotLegal);
}

TEST(Turn, ExtendingAGuildAddsCardsAndUsesItsPower) {
  auto game = TestPosition(2).hand(0, "A,J,O,O").hand(1, "A,B").guild("0.1 O 3+0").pile("S").playing();
  game.then({"0 extend 0.1 O 2+1", "* draw 0 K", "* draw 0 K"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 O 5+1");
  EXPECT_EQ(game.hand(kAnn), "A,K,K");
  EXPECT_EQ(game.pile(), "S");
}

TEST(Ruling, M2_ThePlayedCardIsInNeitherHandNorPileWhileItsPowerResolves) {
  auto monk = TestPosition(2).hand(0, "K,M,O").hand(1, "A,B").pile("S").playing().then({"0 play O"});
  EXPECT_EQ(monk.hand(kAnn), "K,M");
  EXPECT_EQ(monk.pile(), "S");
  // If the Beggar counted as a hand card, Ann would have most.
  const auto beggar = TestPosition(2).hand(0, "B,K,M").hand(1, "A,B").playing().then({"0 play B"});
  EXPECT_EQ(beggar.asks(), "* beg 1");
  // If the Merchant counted as a hand card, she would have enough to trade.
  const auto merchant = TestPosition(2).hand(0, "K,M").hand(1, "A,B").playing().then({"0 play M"});
  EXPECT_EQ(merchant.asks(), "* draw 0");
}

TEST(Ruling, M2_AnArtisanCannotDrawItself) {
  auto game = TestPosition(2).hand(0, "K,M,R").hand(1, "A,B").playing().then({"0 play R"});
  EXPECT_EQ(game.hand(kAnn), "K,M");
  EXPECT_EQ(game.pile(), "R");
}

TEST(Ruling, M4_AGuildIsExtendedOnALaterTurnOnly) {
  auto game = TestPosition(2).hand(0, "J,O,O,O,O").hand(1, "A,J,J").playing();
  game.then({"0 guild O 3+0", "* draw 0 K", "* draw 0 K"});
  EXPECT_EQ(game.attempt("0 extend 0.1 O 1+0"), Legality::NotAsked);
  game.then({"1 play J"});
  EXPECT_TRUE(game.offers(kAnn, "extend 0.1 O 1+0"));
  EXPECT_TRUE(game.offers(kAnn, "extend 0.1 O 1+1"));
}

TEST(Ruling, M30_EveryGuildOfHisCanBeActivatedAtTheStartOfHisTurn) {
  auto game = TestPosition(2).hand(0, "K,O,O,O").hand(1, "A,J,J").guild("0.1 S 3+0").playing();
  game.then({"0 guild O 3+0", "* draw 0 K", "* draw 0 K"});
  EXPECT_EQ(game.attempt("0 activate 0.2"), Legality::NotAsked);
  game.then({"1 play J"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"activate 0.1", "activate 0.2", "guild K 3+0", "play K"}));
}

TEST(Ruling, M5_LayingNamesHowManyOfTheTypeAndHowManyJesters) {
  auto game = TestPosition(2).hand(0, "A,J,J,K,K,K").hand(1, "A,B").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"guild A 1+2", "guild K 1+2", "guild K 2+1", "guild K 2+2", "guild K 3+0",
                                     "guild K 3+1", "guild K 3+2", "play A", "play J", "play K"}));
  game.then({"0 guild K 2+1"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 K 2+1");
  EXPECT_EQ(game.hand(kAnn), "A,J,K");
}

TEST(Ruling, M5_ExtendingNamesThemToo) {
  auto game = TestPosition(2).hand(0, "A,J,K,K").hand(1, "A,B").guild("0.1 K 3+0").playing();
  EXPECT_EQ(game.legal(kAnn),
            (Texts{"activate 0.1", "extend 0.1 K 0+1", "extend 0.1 K 1+0", "extend 0.1 K 1+1", "extend 0.1 K 2+0",
                   "extend 0.1 K 2+1", "guild K 2+1", "play A", "play J", "play K"}));
  for (const char* wrong :
       {"0 extend 0.1 K 0+0", "0 extend 0.1 K 3+0", "0 extend 0.1 K 0+2", "0 extend 0.1 A 1+0", "0 extend 0.1 J 0+1",
        "0 extend 0.2 K 1+0", "0 guild K 2+0", "0 guild K 3+0", "0 guild A 1+1", "0 guild J 0+1"}) {
    EXPECT_EQ(game.attempt(wrong), Legality::NotLegal) << wrong;
  }
  game.then({"0 extend 0.1 K 0+1"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 K 3+1");
  EXPECT_EQ(game.hand(kAnn), "A,K,K");
}

// Stand-ins ---------------------------------------------------------------------------------------------------------

TEST(StandIn, WithoutGuildAndHandTwoAreDrawn) {
  auto game = TestPosition(2).hand(1, "A,B").guild("1.1 K 3+0").pile("S").playing();
  EXPECT_EQ(game.log(), Texts{"0! draw 2"});
  game.then({"* draw 0 K", "* draw 0 M"});
  EXPECT_EQ(game.hand(kAnn), "K,M");
  EXPECT_EQ(game.pile(), "S");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(StandIn, WithoutHandAndOneJesterGuildOneIsDrawn) {
  auto game = TestPosition(2).hand(1, "A,B").guild("0.1 J 0+4").guild("1.1 K 3+0").playing();
  EXPECT_EQ(game.log(), Texts{"0! draw 1"});
  game.then({"* draw 0 K"});
  EXPECT_EQ(game.hand(kAnn), "K");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(StandIn, AHandCardIsPlayedRatherThanDrawing) {
  const auto game = TestPosition(2).hand(0, "K").hand(1, "A,B").guild("0.1 J 0+3").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"extend 0.1 K 1+0", "play K"}));
}

TEST(Ruling, M8_AnyNumberOfJesterGuildsAndNothingElseDrawsOne) {
  const auto game = TestPosition(2).hand(1, "A,B").guild("0.1 J 0+3").guild("0.2 J 0+4").playing();
  EXPECT_EQ(game.log(), Texts{"0! draw 1"});
  EXPECT_EQ(game.asks(), "* draw 0");
}

TEST(Ruling, M8_AnotherGuildBesidesTheJestersIsActivated) {
  const auto game = TestPosition(2).hand(1, "A,B").guild("0.1 J 0+3").guild("0.2 S 3+0").playing();
  EXPECT_EQ(game.log(), Texts{"0! activate 0.2"});
}

TEST(Ruling, M9_TheOnlyGuildOfAllBeingHisRangersOrAssassinsDrawsOne) {
  for (const char* guild : {"0.1 G 3+0", "0.1 A 3+1", "0.2 G 1+2"}) {
    auto game = TestPosition(2).hand(1, "A,B").guild(guild).playing();
    EXPECT_EQ(game.log(), Texts{"0! draw 1"}) << guild;
    game.then({"* draw 0 K"});
    EXPECT_EQ(game.hand(kAnn), "K");
    EXPECT_EQ(game.guilds(kAnn), guild);
  }
}

TEST(Ruling, M9_WithAnotherGuildOnTheTableHeMustUseIt) {
  const auto ranger = TestPosition(2).hand(1, "A,B").guild("0.1 G 3+0").guild("1.1 J 0+3").playing();
  EXPECT_EQ(ranger.log(), Texts{"0! activate 0.1"});
  EXPECT_EQ(ranger.legal(kAnn), (Texts{"card 0.1 G", "card 1.1 J"}));
  const auto own_jesters = TestPosition(2).hand(1, "A,B").guild("0.1 J 0+3").guild("0.2 A 3+0").playing();
  EXPECT_EQ(own_jesters.log(), Texts{"0! activate 0.2"});
}

TEST(Ruling, M9_TwoSuchGuildsOfHisAreNoException) {
  const auto game = TestPosition(2).hand(1, "A,B").guild("0.1 G 3+0").guild("0.2 A 3+0").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"activate 0.1", "activate 0.2"}));
}

}  // namespace

}  // namespace roundtable::medievallons
