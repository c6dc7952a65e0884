// Rangers and Assassins that are the only guild on the table (M31).

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

// Ann draws a card, and her guild is unchanged.
void expect_draws(TestGame game, const std::string& guild, const std::string& hand) {
  EXPECT_EQ(game.asks(), "* draw 0");
  game.then({"* draw 0 K"});
  EXPECT_EQ(game.guilds(kAnn), guild);
  EXPECT_EQ(game.hand(kAnn), hand);
  EXPECT_EQ(game.asks(), "1 turn");
}

TEST(Ruling, M31_ALoneGuildOfRangersOrAssassinsDrawsWhenLaid) {
  const auto rangers = TestPosition(2).hand(0, "G,G,G,S").hand(1, "B,M").playing().then({"0 guild G 3+0"});
  expect_draws(rangers, "0.1 G 3+0", "K,S");
  const auto assassins = TestPosition(2).hand(0, "A,A,J,S").hand(1, "B,M").playing().then({"0 guild A 2+1"});
  expect_draws(assassins, "0.1 A 2+1", "K,S");
}

TEST(Ruling, M31_AndWhenExtended) {
  const auto rangers = TestPosition(2).hand(0, "G,S").hand(1, "B,M").guild("0.1 G 3+0").playing();
  expect_draws(TestGame(rangers).then({"0 extend 0.1 G 1+0"}), "0.1 G 4+0", "K,S");
  // Jesters that become Assassins are a guild of Assassins, and the only one (M6).
  const auto jesters = TestPosition(2).hand(0, "A,S").hand(1, "B,M").guild("0.2 J 0+3").playing();
  expect_draws(TestGame(jesters).then({"0 extend 0.2 A 1+0"}), "0.2 A 1+3", "K,S");
}

TEST(Ruling, M31_AndWhenActivatedWithCardsInHand) {
  for (const char* guild : {"0.1 G 3+0", "0.1 A 3+0", "0.1 G 4+0", "0.1 A 2+1"}) {
    auto game = TestPosition(2).hand(0, "S").hand(1, "B,M").guild(guild).playing();
    EXPECT_EQ(game.legal(kAnn).front(), "activate 0.1");
    expect_draws(game.then({"0 activate 0.1"}), guild, "K,S");
  }
}

TEST(Ruling, M31_AndByTheOwnersWitch) {
  for (const char* guild : {"0.1 G 3+0", "0.1 A 4+0"}) {
    auto game = TestPosition(2).hand(0, "S,W").hand(1, "B,M").guild(guild).playing().then({"0 play W", "0! copy 0.1"});
    EXPECT_EQ(game.story(Viewer::spectator()).back(),
              "The " + std::string(guild[4] == 'G' ? "Ranger" : "Assassin") + " finds nothing; Blue draws instead.");
    expect_draws(game, guild, "K,S");
  }
}

TEST(Ruling, M31_AnothersWitchMayTakeFromIt) {
  auto ranger = TestPosition(2).hand(0, "S,W").hand(1, "B,M").guild("1.1 G 4+0").playing();
  ranger.then({"0 play W", "0! copy 1.1", "0! card 1.1 G"});
  EXPECT_EQ(ranger.hand(kAnn), "G,S");
  EXPECT_EQ(ranger.guilds(kBert), "1.1 G 3+0");
  auto assassin = TestPosition(2).hand(0, "S,W").hand(1, "B,M").guild("1.1 A 3+0").playing();
  assassin.then({"0 play W", "0! copy 1.1", "0! card 1.1 A"});
  EXPECT_EQ(assassin.guilds(kBert), "");
  EXPECT_EQ(assassin.pile(), "A,W");
}

TEST(Ruling, M31_ACardFromTheHandTakesFromItAsUsual) {
  auto ranger = TestPosition(2).hand(0, "G,S").hand(1, "B,M").guild("0.1 G 4+0").playing();
  ranger.then({"0 play G", "0! card 0.1 G"});
  EXPECT_EQ(ranger.hand(kAnn), "G,S");
  EXPECT_EQ(ranger.guilds(kAnn), "0.1 G 3+0");
  auto assassin = TestPosition(2).hand(0, "A,S").hand(1, "B,M").guild("0.1 A 3+1").playing().then({"0 play A"});
  EXPECT_EQ(assassin.legal(kAnn), (Texts{"card 0.1 A", "card 0.1 J"}));
  auto across = TestPosition(2).hand(0, "A,S").hand(1, "B,M").guild("0.1 G 4+0").playing();
  across.then({"0 play A", "0! card 0.1 G"});
  EXPECT_EQ(across.guilds(kAnn), "0.1 G 3+0");
}

TEST(Ruling, M31_WithAnyOtherGuildThePowerIsUsedOwnGuildsIncluded) {
  auto other = TestPosition(2).hand(0, "S").hand(1, "B,M").guild("0.1 G 3+0").guild("1.1 J 0+3").playing();
  other.then({"0 activate 0.1"});
  EXPECT_EQ(other.legal(kAnn), (Texts{"card 0.1 G", "card 1.1 J"}));
  auto own = TestPosition(2).hand(0, "S").hand(1, "B,M").guild("0.1 A 3+0").guild("0.2 S 3+0").playing();
  own.then({"0 activate 0.1"});
  EXPECT_EQ(own.legal(kAnn), (Texts{"card 0.1 A", "card 0.2 S"}));
  // A guild of Witches is another guild.
  auto witches = TestPosition(2).hand(0, "S").hand(1, "B,M").guild("0.1 G 3+0").guild("0.2 W 3+0").playing();
  witches.then({"0 activate 0.2", "0! copy 0.1"});
  EXPECT_EQ(witches.legal(kAnn), (Texts{"card 0.1 G", "card 0.2 W"}));
}

TEST(Ruling, M31_ARevealedRangerIsNotTheGuildsOwnPower) {
  auto game = TestPosition(2).hand(0, "S,W").hand(1, "B,M").guild("0.1 J 0+4").playing();
  game.then({"0 play W", "* reveal G", "0! card 0.1 J"});
  EXPECT_EQ(game.hand(kAnn), "J,S");
}

}  // namespace

}  // namespace roundtable::medievallons
