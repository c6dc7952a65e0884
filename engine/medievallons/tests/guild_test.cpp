// Guilds: their type, dissolution, and the third guild.

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

TEST(Guild, SeveralOfOneTypeArePossible) {
  auto game = TestPosition(2).hand(0, "A,S,S,S").hand(1, "A,B").guild("0.1 S 3+0").playing();
  game.then({"0 guild S 3+0", "* draw 0 K", "* draw 1 K"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 S 3+0, 0.2 S 3+0");
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Guild, ItsPowerMustBeUsed) {
  auto game = TestPosition(3).hand(0, "A,K,K,K").hand(1, "A,B").hand(2, "A,B").playing().then({"0 guild K 3+0"});
  EXPECT_EQ(game.asks(), "0 target");
  EXPECT_EQ(game.legal(kAnn), (Texts{"target 1", "target 2"}));
}

// The third guild ---------------------------------------------------------------------------------------------------

TEST(Ruling, M3_TheThirdGuildWinsAtOnceBeforeAnyPower) {
  auto game = TestPosition(3)
                  .hand(0, "A,O,O,O")
                  .hand(1, "A,B,K,K")
                  .guild("0.1 K 3+0")
                  .guild("0.2 S 3+0")
                  .guild("1.1 M 6+2")
                  .guild("1.2 N 8+0")
                  .playing();
  game.then({"0 guild O 3+0"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.why(), "third-guild");
  EXPECT_EQ(game.winners(), Numbers{kAnn});
  EXPECT_EQ(game.hand(kAnn), "A");
  EXPECT_EQ(game.guilds(kAnn), "0.1 K 3+0, 0.2 S 3+0, 0.3 O 3+0");
  EXPECT_EQ(
      game.result_json(),
      R"({"scores":[3,2,0],"winners":[0],"why":"third-guild","detail":{"guilds":[3,2,0],"members":[9,16,0],"hands":[1,4,0]}})");
  EXPECT_EQ(game.attempt("1 play A"), Legality::NotAsked);
}

TEST(Ruling, M3_JesterGuildsCountAsGuilds) {
  auto game = TestPosition(2).hand(0, "A,J,J,J").hand(1, "A,B").guild("0.1 J 0+3").guild("0.2 S 3+0").playing();
  game.then({"0 guild J 0+3"});
  EXPECT_EQ(game.why(), "third-guild");
  EXPECT_EQ(game.winners(), Numbers{kAnn});
}

TEST(Ruling, M26_OnlyPlayingAThirdGuildWins) {
  auto extended = TestPosition(2).hand(0, "A,S,S,S").hand(1, "A,B").guild("0.1 K 3+0").guild("0.2 S 3+0").playing();
  extended.then({"0 extend 0.2 S 3+0", "* draw 0 K", "* draw 1 K"});
  EXPECT_EQ(extended.asks(), "1 turn");
  // Six cards of one kind are one guild, not two.
  EXPECT_EQ(extended.guilds(kAnn), "0.1 K 3+0, 0.2 S 6+0");
  auto activated = TestPosition(2).hand(0, "A").hand(1, "A,B").guild("0.1 K 3+0").guild("0.2 S 3+0").playing();
  activated.then({"0 activate 0.2", "* draw 0 K", "* draw 1 K"});
  EXPECT_EQ(activated.asks(), "1 turn");
}

TEST(Ruling, M26_AThirdGuildAfterLosingOneIsOnlyTheSecond) {
  auto game =
      TestPosition(2).hand(0, "A,S,S,S").hand(1, "A,B,G").guild("0.1 K 3+0").guild("0.2 O 3+0").turn(1).playing();
  game.then({"1 play G", "1 card 0.1 K"});
  game.then({"0 guild S 3+0"});
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.guilds(kAnn), "0.1 S 3+0, 0.2 O 3+0");
}

// Jester guilds -----------------------------------------------------------------------------------------------------

TEST(Ruling, M6_OnlyJestersMakeAGuildWithoutPower) {
  auto game = TestPosition(2).hand(0, "A,J,J,J,J").hand(1, "J,A,B").playing();
  EXPECT_EQ(game.attempt("0 guild A 0+3"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 guild J 3+0"), Legality::NotLegal);
  game.then({"0 guild J 0+3"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 J 0+3");
  game.then({"1 play J"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"extend 0.1 A 1+0", "extend 0.1 A 1+1", "extend 0.1 J 0+1", "play A", "play J"}));
  EXPECT_EQ(game.attempt("0 activate 0.1"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 extend 0.1 A 0+1"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 extend 0.1 J 1+0"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 extend 0.1 J 0+0"), Legality::NotLegal);
}

TEST(Ruling, M6_TheTypeIsThatOfTheOtherCardsHoweverFew) {
  auto game = TestPosition(2).hand(0, "A,J,J,S").hand(1, "A,B").playing();
  EXPECT_EQ(game.attempt("0 guild J 0+3"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 guild S 0+3"), Legality::NotLegal);
  game.then({"0 guild S 1+2"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 S 1+2");
  EXPECT_EQ(game.asks(), "* draw 0");
}

TEST(Ruling, M6_AJesterGuildTakesTheTypeItIsExtendedWithAndUsesItsPower) {
  auto game = TestPosition(2).hand(0, "A,S,S").hand(1, "J,A,B").guild("0.1 J 0+3").playing();
  EXPECT_EQ(game.legal(kAnn), (Texts{"extend 0.1 A 1+0", "extend 0.1 S 1+0", "extend 0.1 S 2+0", "play A", "play S"}));
  game.then({"0 extend 0.1 S 1+0", "* draw 0 K", "* draw 1 K", "1 play J"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 S 1+3");
  EXPECT_EQ(game.legal(kAnn),
            (Texts{"activate 0.1", "extend 0.1 S 1+0", "play A", "play K", "play S"}));  // no other type any more
}

TEST(Ruling, M6_ExtendedWithJestersOnlyItStaysAJesterGuildAndDoesNothing) {
  auto game = TestPosition(2).hand(0, "A,J,J").hand(1, "A,B").guild("0.1 J 0+3").pile("K").playing();
  game.then({"0 extend 0.1 J 0+2"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 J 0+5");
  EXPECT_EQ(game.asks(), "1 turn");
  EXPECT_EQ(game.pile(), "K");
}

TEST(Ruling, M6_LosingItsLastOtherCardAGuildOfThreeIsAJesterGuildAgain) {
  auto game = TestPosition(2).hand(0, "A,B,B").hand(1, "S,O,O").guild("1.1 K 1+3").playing();
  game.then({"0 play A", "0 card 1.1 K"});
  EXPECT_EQ(game.guilds(kBert), "1.1 J 0+3");
  EXPECT_FALSE(game.offers(kBert, "activate 1.1"));
  // and it may take another type afterwards
  EXPECT_FALSE(game.offers(kBert, "extend 1.1 J 0+1"));
  game.then({"1 extend 1.1 O 2+0", "* draw 1 K", "* draw 1 K"});
  EXPECT_EQ(game.guilds(kBert), "1.1 O 2+3");
}

TEST(Ruling, M6_ATypeTakenLostAndTakenAnew) {
  auto game =
      TestPosition(2).hand(0, "A,G,S").hand(1, "G,J,K,K").guild("0.1 O 3+0").guild("1.1 J 0+3").turn(1).playing();
  game.then({"1 extend 1.1 K 1+0", "1! target 0", "1 name B"});
  EXPECT_EQ(game.guilds(kBert), "1.1 K 1+3");
  game.then({"0 play G", "0 card 1.1 K"});
  EXPECT_EQ(game.guilds(kBert), "1.1 J 0+3");
  EXPECT_EQ(game.hand(kAnn), "A,K,S");
  game.then({"1 extend 1.1 G 1+1", "1 card 1.1 J"});
  EXPECT_EQ(game.guilds(kBert), "1.1 G 1+3");
  EXPECT_EQ(game.hand(kBert), "J,K");
}

TEST(Ruling, M6_LosingAJesterKeepsTheType) {
  auto game = TestPosition(2).hand(0, "A,B,B").hand(1, "S,O,O").guild("1.1 K 1+3").playing();
  game.then({"0 play A", "0 card 1.1 J"});
  EXPECT_EQ(game.guilds(kBert), "1.1 K 1+2");
}

// Dissolving --------------------------------------------------------------------------------------------------------

TEST(Ruling, M7_AGuildOfTwoIsDissolvedIntoItsOwnersHand) {
  auto killed = TestPosition(2).hand(0, "A,B,B").hand(1, "O").guild("1.1 K 3+0").pile("S").playing();
  killed.then({"0 play A", "0! card 1.1 K"});
  EXPECT_EQ(killed.guilds(kBert), "");
  EXPECT_EQ(killed.hand(kBert), "K,K,O");
  EXPECT_EQ(killed.pile(), "S,K,A");
  auto taken = TestPosition(2).hand(0, "G,B,B").hand(1, "O").guild("1.1 K 3+0").playing();
  taken.then({"0 play G", "0! card 1.1 K"});
  EXPECT_EQ(taken.hand(kAnn), "B,B,K");
  EXPECT_EQ(taken.hand(kBert), "K,K,O");
  EXPECT_EQ(taken.guilds(kBert), "");
}

TEST(Ruling, M7_JestersGoBackToo) {
  auto game = TestPosition(2).hand(0, "A,B,B").hand(1, "O").guild("1.1 K 1+2").playing();
  game.then({"0 play A", "0 card 1.1 K"});
  EXPECT_EQ(game.guilds(kBert), "");
  EXPECT_EQ(game.hand(kBert), "J,J,O");
  auto mixed = TestPosition(2).hand(0, "A,B,B").hand(1, "O").guild("1.1 K 1+2").playing();
  mixed.then({"0 play A", "0 card 1.1 J"});
  EXPECT_EQ(mixed.hand(kBert), "J,K,O");
  auto jesters = TestPosition(2).hand(0, "A,B,B").hand(1, "O").guild("1.1 J 0+3").playing();
  jesters.then({"0 play A", "0! card 1.1 J"});
  EXPECT_EQ(jesters.hand(kBert), "J,J,O");
}

TEST(Ruling, M7_FourCardsStayAGuild) {
  auto game = TestPosition(2).hand(0, "A,B,B").hand(1, "O,O").guild("1.1 K 4+0").playing();
  game.then({"0 play A", "0! card 1.1 K"});
  EXPECT_EQ(game.guilds(kBert), "1.1 K 3+0");
  EXPECT_EQ(game.hand(kBert), "O,O");
}

TEST(Ruling, M7_OnesOwnGuildIsDissolvedLikewiseInTheMiddleOfItsPower) {
  auto ranger = TestPosition(2).hand(0, "B,B").hand(1, "O,O").guild("0.1 G 3+0").guild("1.1 K 3+0").pile("S").playing();
  ranger.then({"0 activate 0.1", "0 card 0.1 G"});
  EXPECT_EQ(ranger.guilds(kAnn), "");
  EXPECT_EQ(ranger.hand(kAnn), "B,B,G,G,G");
  EXPECT_EQ(ranger.pile(), "S");
  auto assassin = TestPosition(2).hand(0, "A,A,B,J").hand(1, "O,O").guild("1.1 K 3+0").pile("S").playing();
  assassin.then({"0 guild A 2+1", "0 card 0.1 J"});
  EXPECT_EQ(assassin.guilds(kAnn), "");
  EXPECT_EQ(assassin.hand(kAnn), "A,A,B");
  EXPECT_EQ(assassin.pile(), "S,J");
}

TEST(Ruling, M7_AnExtendedGuildMayLoseWhatWasJustAdded) {
  auto game = TestPosition(2).hand(0, "B,G").hand(1, "O,O").guild("0.1 G 3+0").guild("1.1 K 3+0").playing();
  game.then({"0 extend 0.1 G 1+0", "0 card 0.1 G"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 G 3+0");
  EXPECT_EQ(game.hand(kAnn), "B,G");
}

TEST(Ruling, M7_AWitchDissolvesTheGuildWhosePowerSheUses) {
  auto game = TestPosition(2).hand(0, "B,B,W").hand(1, "O").guild("1.1 G 3+0").playing();
  game.then({"0 play W", "0! copy 1.1", "0! card 1.1 G"});
  EXPECT_EQ(game.hand(kAnn), "B,B,G");
  EXPECT_EQ(game.hand(kBert), "G,G,O");
  EXPECT_EQ(game.guilds(kBert), "");
  EXPECT_EQ(game.pile(), "W");
}

TEST(Slots, ANewGuildTakesTheLowestFreeOne) {
  auto game = TestPosition(2).hand(0, "S").hand(1, "A,G,O").guild("0.1 K 3+0").guild("0.2 S 3+0").turn(1).playing();
  game.then({"1 play G", "1 card 0.1 K"});
  EXPECT_EQ(game.guilds(kAnn), "0.2 S 3+0");
  EXPECT_EQ(game.hand(kAnn), "K,K,S");
  // The empty place is not a guild.
  EXPECT_EQ(game.legal(kAnn), (Texts{"activate 0.2", "extend 0.2 S 1+0", "play K", "play S"}));
  EXPECT_EQ(game.attempt("0 extend 0.1 K 1+0"), Legality::NotLegal);
  game.then({"0 activate 0.2", "* draw 0 K", "* draw 1 J", "1 play J", "0 guild K 3+0"});
  EXPECT_EQ(game.guilds(kAnn), "0.1 K 3+0, 0.2 S 3+0");
}

}  // namespace

}  // namespace roundtable::medievallons
