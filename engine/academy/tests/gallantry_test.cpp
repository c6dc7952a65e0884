// Gallantry pays in moves.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

TEST(Gallantry, ThirdMovesOneThenSecondTwoThenFirstThree) {
  auto game = TestPosition(4).row(Gallantry, {2, 9, 6, 4}).scoring();
  EXPECT_EQ(game.asks(), "3 bonus");
  game.then({"3 bonus quests"});
  EXPECT_EQ(game.asks(), "2 bonus");
  game.then({"2 bonus quests"});
  EXPECT_EQ(game.asks(), "1 bonus");
  game.then({"1 bonus quests"});
  EXPECT_EQ(game.squares(Quests), (Numbers{0, 3, 2, 1}));
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Gallantry, ThirdMovesWithFiveSquiresAndFourthDoesNot) {
  auto game = TestPosition(5).row(Gallantry, {1, 2, 3, 4, 5}).scoring();
  game.then({"2 bonus charity", "3 bonus charity", "4 bonus charity"});
  EXPECT_EQ(game.squares(Charity), (Numbers{0, 0, 1, 2, 3}));
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Gallantry, ThirdMovesNothingWithThreeSquires) {
  auto game = TestPosition(3).row(Gallantry, {5, 3, 1}).scoring();
  EXPECT_EQ(game.asks(), "1 bonus");
  game.then({"1 bonus charity", "0 bonus charity"});
  EXPECT_EQ(game.squares(Charity), (Numbers{3, 2, 0}));
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Gallantry, SquareZeroGetsNothing) {
  auto game = TestPosition(4).row(Gallantry, {0, 7, 0, 0}).scoring();
  EXPECT_EQ(game.asks(), "1 bonus");
  game.then({"1 bonus charity"});
  EXPECT_EQ(game.square(Charity, kBert), 3);
  EXPECT_EQ(game.asks(), "* deal");
  EXPECT_EQ(TestPosition(4).scoring().asks(), "* deal");
}

TEST(Gallantry, RankIsBySquareThenByStack) {
  auto game = TestPosition(4).disc(Gallantry, kDov, 5).disc(Gallantry, kAnn, 5).disc(Gallantry, kBert, 5).scoring();
  game.then({"3 bonus quests", "0 bonus quests", "1 bonus quests"});
  EXPECT_EQ(game.squares(Quests), (Numbers{2, 3, 0, 1}));
}

TEST(Gallantry, RanksAreFixedBeforeTheFirstMove) {
  auto game = TestPosition(4).row(Gallantry, {5, 4, 3, 2}).scoring();
  game.then({"2 bonus gallantry", "1 bonus gallantry"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{5, 6, 4, 2}));
  EXPECT_EQ(game.asks(), "0 bonus");
  game.then({"0 bonus quests"});
  EXPECT_EQ(game.square(Quests, kAnn), 3);
}

TEST(Gallantry, AnyTrackMayBeChosenGallantryIncluded) {
  EXPECT_EQ(TestPosition(3).row(Gallantry, {1, 0, 0}).scoring().legal(kAnn),
            (Texts{"bonus charity", "bonus education", "bonus gallantry", "bonus jousts", "bonus king", "bonus quests",
                   "bonus tournaments"}));
}

TEST(Gallantry, BonusLandsOnTop) {
  auto game = TestPosition(3).row(Gallantry, {1, 0, 0}).row(Jousts, {2, 5, 1}).scoring().then({"0 bonus jousts"});
  EXPECT_EQ(game.stack(Jousts, 5), (Numbers{kBert, kAnn}));
  EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0}));
}

TEST(Gallantry, BonusCountsForTheTracksScoredAfterIt) {
  auto game =
      TestPosition(3).round(3).row(Gallantry, {0, 4, 2}).row(King, {0, 4, 3}).row(Education, {1, 2, 0}).scoring();
  game.then({"2 bonus education", "1 bonus king"});
  EXPECT_EQ(game.paid(King), (Numbers{0, 6, 0}));
  EXPECT_EQ(game.paid(Education), (Numbers{-3, -1, 0}));
}

TEST(Gallantry, PaysNoCoats) {
  auto game = TestPosition(4).row(Gallantry, {4, 3, 2, 1}).row(Education, {4, 3, 2, 1}).scoring();
  game.then({"2 bonus quests", "1 bonus quests", "0 bonus quests"});
  EXPECT_EQ(game.points(), (Numbers{0, 0, -1, -3}));
}

TEST(Ruling, A2_DiscOnKingsServiceTwelveCannotBeChosen) {
  auto game = TestPosition(3).row(Gallantry, {1, 0, 0}).row(King, {12, 0, 0}).scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"bonus charity", "bonus education", "bonus gallantry", "bonus jousts",
                                     "bonus quests", "bonus tournaments"}));
  EXPECT_EQ(game.attempt("0 bonus king"), Legality::NotLegal);
}

TEST(Ruling, A2_FromTenOrElevenABonusStopsAtTwelve) {
  auto game = TestPosition(3).row(Gallantry, {5, 4, 0}).row(King, {10, 11, 0}).scoring();
  game.then({"1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.squares(King), (Numbers{12, 12, 0}));
  EXPECT_EQ(game.stack(King, 12), (Numbers{kBert, kAnn}));
}

TEST(Ruling, A2_BonusIsNotOptional) {
  auto game = TestPosition(3).row(Gallantry, {1, 0, 0}).scoring();
  EXPECT_FALSE(game.understands("0 bonus none"));
  EXPECT_EQ(game.attempt("0 lift none"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("1 bonus king"), Legality::NotAsked);
}

}  // namespace
}  // namespace roundtable::academy
