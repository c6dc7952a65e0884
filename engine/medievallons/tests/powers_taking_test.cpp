// Powers that take or draw: Artisan, Assassin, Beggar, Jester, Knight, Monk, Ranger, Star.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// Assassin and Ranger -----------------------------------------------------------------------------------------------

TestPosition with_guilds() {
  return TestPosition(3)
      .hand(1, "B,M")
      .hand(2, "B,M")
      .guild("0.1 S 3+0")
      .guild("1.1 K 3+1")
      .guild("2.1 O 4+0")
      .pile("W");
}

TEST(Power, AssassinDiscardsACardOfAnyGuildOnesOwnToo) {
  auto game = with_guilds().hand(0, "A,M").playing().then({"0 play A"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"card 0.1 S", "card 1.1 J", "card 1.1 K", "card 2.1 O"}));
  EXPECT_EQ(game.attempt("0 card 2.1 J"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 card 1.2 K"), Legality::NotLegal);
  game.then({"0 card 1.1 K"});
  EXPECT_EQ(game.guilds(kBert), "1.1 K 2+1");
  EXPECT_EQ(game.hand(kAnn), "M");
  EXPECT_EQ(game.pile(), "W,K,A");
}

TEST(Power, RangerTakesACardOfAnyGuildOnesOwnToo) {
  auto game = with_guilds().hand(0, "G,M").playing().then({"0 play G"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"card 0.1 S", "card 1.1 J", "card 1.1 K", "card 2.1 O"}));
  auto own = game;
  game.then({"0 card 1.1 J"});
  EXPECT_EQ(game.guilds(kBert), "1.1 K 3+0");
  EXPECT_EQ(game.hand(kAnn), "J,M");
  EXPECT_EQ(game.pile(), "W,G");
  own.then({"0 card 0.1 S"});
  EXPECT_EQ(own.hand(kAnn), "M,S,S,S");
}

TEST(Power, RangerAndAssassinWithoutAnyGuildDrawOneInstead) {
  for (const char* play : {"0 play G", "0 play A"}) {
    auto game = TestPosition(2).hand(0, "A,G,M").hand(1, "B,M").pile("W").playing().then({play, "* draw 0 K"});
    EXPECT_EQ(game.hand_sizes(), (Numbers{3, 2}));
    EXPECT_EQ(game.hand(kAnn), play[7] == 'G' ? "A,K,M" : "G,K,M");
    EXPECT_EQ(game.pile(), std::string("W,") + play[7]);
    EXPECT_EQ(game.asks(), "1 turn");
  }
}

// Artisan -----------------------------------------------------------------------------------------------------------

TEST(Power, ArtisanTakesTheTopOfThePile) {
  auto game = TestPosition(2).hand(0, "M,R").hand(1, "B,M").pile("W,S,K").playing().then({"0 play R"});
  EXPECT_EQ(game.hand(kAnn), "K,M");
  EXPECT_EQ(game.pile(), "W,S,R");
  auto guild = TestPosition(2).hand(0, "M").hand(1, "B,M").guild("0.1 R 3+0").pile("W,S,K").playing();
  guild.then({"0 activate 0.1"});
  EXPECT_EQ(guild.hand(kAnn), "K,M");
  EXPECT_EQ(guild.pile(), "W,S");
}

TEST(Ruling, M10_FromAnEmptyPileTheArtisanTakesNothing) {
  auto played = TestPosition(2).hand(0, "K,M,R").hand(1, "B,M").playing().then({"0 play R"});
  EXPECT_EQ(played.hand(kAnn), "K,M");
  EXPECT_EQ(played.pile(), "R");
  EXPECT_EQ(played.asks(), "1 turn");
  auto guild = TestPosition(2).hand(0, "M").hand(1, "B,M").guild("0.1 R 3+0").playing().then({"0 activate 0.1"});
  EXPECT_EQ(guild.hand(kAnn), "M");
  EXPECT_EQ(guild.pile(), "");
  EXPECT_EQ(guild.asks(), "1 turn");
}

// Beggar ------------------------------------------------------------------------------------------------------------

TEST(Power, BeggarTakesARandomCardFromWhoHasMost) {
  auto game = TestPosition(3).hand(0, "B,M").hand(1, "A,O").hand(2, "K,N,P").pile("W").playing().then({"0 play B"});
  EXPECT_EQ(game.log_end(1), Texts{"0 play B"});  // only one possible target: no entry
  EXPECT_EQ(game.asks(), "* beg 2");
  EXPECT_TRUE(game.possible("beg 2 K"));
  EXPECT_TRUE(game.possible("beg 2 P"));
  EXPECT_FALSE(game.possible("beg 2 A"));
  EXPECT_FALSE(game.possible("beg 1 A"));
  game.then({"* beg 2 N"});
  EXPECT_EQ(game.hand(kAnn), "M,N");
  EXPECT_EQ(game.hand(kChloe), "K,P");
  EXPECT_EQ(game.pile(), "W,B");
}

TEST(Power, BeggarChoosesAmongSeveralOthersWithMost) {
  auto game =
      TestPosition(4).hand(0, "B,M").hand(1, "A,O,O").hand(2, "K,N").hand(3, "P,P,P").playing().then({"0 play B"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"target 1", "target 3"}));
  EXPECT_EQ(game.attempt("0 target 2"), Legality::NotLegal);
  game.then({"0 target 3", "* beg 3 P"});
  EXPECT_EQ(game.hand(kAnn), "M,P");
  EXPECT_EQ(game.hand_sizes(), (Numbers{2, 3, 2, 2}));
}

TEST(Power, BeggarWithStrictlyMostDrawsInstead) {
  auto game = TestPosition(3).hand(0, "B,M,N,O").hand(1, "A,O").hand(2, "K,N").pile("W").playing().then({"0 play B"});
  EXPECT_EQ(game.asks(), "* draw 0");
  game.then({"* draw 0 Z"});
  EXPECT_EQ(game.hand(kAnn), "M,N,O,Z");
  EXPECT_EQ(game.pile(), "W,B");
}

TEST(Ruling, M11_TyingForMostTheBeggarChoosesAmongTheOthersWhoTie) {
  auto several = TestPosition(4).hand(0, "B,M,N").hand(1, "A,O").hand(2, "K,N").hand(3, "P").playing();
  several.then({"0 play B"});
  EXPECT_EQ(several.legal(kAnn), (Texts{"target 1", "target 2"}));
  auto one = TestPosition(3).hand(0, "B,M,N").hand(1, "A").hand(2, "K,N").playing().then({"0 play B"});
  EXPECT_EQ(one.asks(), "* beg 2");
}

TEST(Ruling, M28_NobodyElseHavingACardTheBeggarDraws) {
  const auto guild = TestPosition(3).guild("0.1 B 3+0").playing();
  EXPECT_EQ(guild.log(), Texts{"0! activate 0.1"});
  EXPECT_EQ(guild.asks(), "* draw 0");
  auto played = TestPosition(3).hand(0, "B").playing();
  EXPECT_EQ(played.log(), Texts{"0! play B"});
  EXPECT_EQ(played.asks(), "* draw 0");
  played.then({"* draw 0 K"});
  EXPECT_EQ(played.hand(kAnn), "K");
  EXPECT_EQ(played.log_end(1), Texts{"1! draw 2"});
}

// Jester ------------------------------------------------------------------------------------------------------------

TEST(Ruling, M12_AJesterMayBePlayedAloneForNothing) {
  auto game = TestPosition(2).hand(0, "J,M").hand(1, "B,M").guild("1.1 K 3+0").pile("W").playing().then({"0 play J"});
  EXPECT_EQ(game.hand_sizes(), (Numbers{1, 2}));
  EXPECT_EQ(game.pile(), "W,J");
  EXPECT_EQ(game.asks(), "1 turn");
}

// Knight ------------------------------------------------------------------------------------------------------------

TestPosition knight() { return TestPosition(3).hand(0, "K,M").hand(1, "A,B,B").hand(2, "A,O").pile("W"); }

TEST(Power, KnightAsksOnePlayerForATypeAndGetsOneCardOfIt) {
  auto game = knight().playing().then({"0 play K", "0 target 1"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"name A", "name B", "name G", "name J", "name K", "name M", "name N", "name O",
                                     "name P", "name R", "name S", "name W", "name Z"}));
  game.then({"0 name B"});
  EXPECT_EQ(game.hand(kAnn), "B,M");
  EXPECT_EQ(game.hand(kBert), "A,B");
  EXPECT_EQ(game.hand(kChloe), "A,O");
  EXPECT_EQ(game.pile(), "W,K");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Power, KnightRefusedGetsNothing) {
  auto game = knight().playing().then({"0 play K", "0 target 1", "0 name O"});
  EXPECT_EQ(game.hand_sizes(), (Numbers{1, 3, 2}));
  EXPECT_EQ(game.pile(), "W,K");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Power, KnightMakesNobodyDrawMoreCards) {
  auto game = TestPosition(2).hand(0, "K,M").guild("1.1 S 3+0").playing().then({"0 play K", "0! target 1"});
  EXPECT_EQ(game.asks(), "0 name");
  game.then({"0 name S", "1! activate 1.1"});
  EXPECT_EQ(game.hand_sizes(), (Numbers{1, 0}));
}

TEST(Ruling, M13_TheNamedTypeAndTheAnswerArePublic) {
  auto given = knight().playing().then({"0 play K", "0 target 1", "0 name B"});
  EXPECT_EQ(given.story(Viewer::spectator()),
            (Texts{"Blue plays a Knight.", "Blue asks Yellow for Beggars.", "Yellow gives a Beggar to Blue."}));
  EXPECT_EQ(given.known(kChloe, kAnn), "B");
  auto refused = knight().playing().then({"0 play K", "0 target 1", "0 name O"});
  EXPECT_EQ(refused.story(Viewer::spectator()),
            (Texts{"Blue plays a Knight.", "Blue asks Yellow for Monks.", "Yellow has none."}));
  EXPECT_EQ(refused.none(kAnn, kBert), "O");
  EXPECT_EQ(refused.none(kChloe, kBert), "O");
}

TEST(Ruling, M27_ATargetIsAlwaysSomebodyElse) {
  for (const char* play : {"0 play K", "0 play M", "0 play P"}) {
    auto game =
        TestPosition(4).hand(0, "A,A,K,M,P").hand(1, "A,B").hand(2, "A,B").hand(3, "A,B").playing().then({play});
    EXPECT_EQ(game.legal(kAnn), (Texts{"target 1", "target 2", "target 3"})) << play;
    EXPECT_EQ(game.attempt("0 target 0"), Legality::NotLegal) << play;
  }
  auto last = TestPosition(3).hand(0, "A,B").hand(1, "A,B").hand(2, "A,A,P").turn(2).playing().then({"2 play P"});
  EXPECT_EQ(last.legal(kChloe), (Texts{"target 0", "target 1"}));
}

// Monk and Star -----------------------------------------------------------------------------------------------------

TEST(Power, MonkDrawsTwo) {
  auto game = TestPosition(3).hand(0, "M,O").hand(1, "A,B").hand(2, "A,B").pile("W").playing().then({"0 play O"});
  EXPECT_EQ(game.asks(), "* draw 0");
  game.then({"* draw 0 Z"});
  EXPECT_EQ(game.asks(), "* draw 0");
  EXPECT_EQ(game.pile(), "W");
  game.then({"* draw 0 K"});
  EXPECT_EQ(game.hand(kAnn), "K,M,Z");
  EXPECT_EQ(game.hand_sizes(), (Numbers{3, 2, 2}));
  EXPECT_EQ(game.pile(), "W,O");
}

TEST(Power, StarLetsEverybodyDrawOneClockwiseFromItsUser) {
  auto game = TestPosition(4).hand(0, "A,B").hand(1, "A,B").hand(2, "M,S").hand(3, "A,B").pile("W").turn(2).playing();
  game.then({"2 play S"});
  EXPECT_FALSE(game.possible("draw 0 K"));
  game.then({"* draw 2 K", "* draw 3 N", "* draw 0 P", "* draw 1 Z"});
  EXPECT_EQ(game.hand(kAnn), "A,B,P");
  EXPECT_EQ(game.hand(kBert), "A,B,Z");
  EXPECT_EQ(game.hand(kChloe), "K,M");
  EXPECT_EQ(game.hand(kDov), "A,B,N");
  EXPECT_EQ(game.pile(), "W,S");
  EXPECT_EQ(game.asks(), "3 turn");
}

}  // namespace

}  // namespace roundtable::medievallons
