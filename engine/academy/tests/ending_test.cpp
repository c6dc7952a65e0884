// The winner and ties. Unless set otherwise, every squire is on square 0 of Education and Charity and so pays 3 and 10.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

using Why = Score::Why;

TEST(Ending, MostPointsWin) {
  const auto game = TestPosition(3).round(6).coat(kBert, Jousts, 3).coat(kChloe, Jousts, 2).scoring();
  EXPECT_EQ(game.scores(), (Numbers{-13, -10, -11}));
  EXPECT_EQ(game.winners(), (Numbers{kBert}));
  EXPECT_EQ(game.why(), Why::Points);
}

TEST(Ending, NothingCanBeChosenAnyMore) {
  auto game = TestPosition(3).round(6).scoring();
  EXPECT_EQ(game.asks(), "");
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(game.legal(seat), Texts{});
  EXPECT_EQ(game.attempt("0 play C2"), Legality::NotAsked);
  EXPECT_EQ(game.attempt("1 bonus king"), Legality::NotAsked);
  EXPECT_FALSE(game.possible("deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4"));
}

TEST(Ruling, A1_TieGoesToTheHigherOnGallantryAtTheEnd) {
  // Chloe is first of the scoring; Ann's bonus puts her on top.
  auto game = TestPosition(3).round(6).row(Gallantry, {3, 0, 5}).scoring().then({"0 bonus gallantry", "2 bonus king"});
  EXPECT_EQ(game.stack(Gallantry, 5), (Numbers{kChloe, kAnn}));
  EXPECT_EQ(game.scores(), (Numbers{-13, -13, -13}));
  EXPECT_EQ(game.winners(), (Numbers{kAnn}));
  EXPECT_EQ(game.why(), Why::Gallantry);
}

TEST(Ruling, A1_StepsBackCountForTheTie) {
  auto game = TestPosition(4, "stepback")
                  .round(6)
                  .row(Gallantry, {6, 5, 0, 3})
                  .disc(Gallantry, kChloe, 3)
                  .coat(kChloe, Jousts, 3)
                  .coat(kDov, Jousts, 3)
                  .scoring()
                  .then({"2 bonus king", "1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{5, 4, 2, 3}));
  EXPECT_EQ(game.winners(), (Numbers{kDov}));
  EXPECT_EQ(game.why(), Why::Gallantry);
}

TEST(Ruling, A1_OnlyTheTiedAreCompared) {
  auto game = TestPosition(3).round(6).row(Gallantry, {9, 4, 2}).coat(kAnn, Education, -1).scoring();
  game.then({"1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.scores(), (Numbers{-14, -13, -13}));
  EXPECT_EQ(game.winners(), (Numbers{kBert}));
}

TEST(Ruling, A1_TiedOnSquareZeroLosesToTiedAboveIt) {
  auto game = TestPosition(3).round(6).row(Gallantry, {0, 0, 1}).scoring().then({"2 bonus king"});
  EXPECT_EQ(game.winners(), (Numbers{kChloe}));
  EXPECT_EQ(game.why(), Why::Gallantry);
}

TEST(Ruling, A1_AllTiedOnSquareZeroShareTheVictory) {
  auto game =
      TestPosition(3).round(6).row(Gallantry, {0, 4, 0}).coat(kBert, Education, -1).scoring().then({"1 bonus king"});
  EXPECT_EQ(game.scores(), (Numbers{-13, -14, -13}));
  EXPECT_EQ(game.winners(), (Numbers{kAnn, kChloe}));
  EXPECT_EQ(game.why(), Why::Shared);
}

TEST(Ruling, A1_HigherInTheStackWinsTheTie) {
  auto game = TestPosition(3).round(6).disc(Gallantry, kBert, 6).disc(Gallantry, kAnn, 6).scoring();
  game.then({"1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.winners(), (Numbers{kAnn}));
}

TEST(Ending, PointsAreTheSumOfAllCoats) {
  const auto game = TestPosition(4)
                        .round(6)
                        .coat(kAnn, Jousts, 3, 1)
                        .coat(kAnn, King, 12, 3)
                        .coat(kAnn, Education, -3, 4)
                        .row(Jousts, {1, 2, 3, 4})
                        .row(Tournaments, {4, 3, 2, 1})
                        .row(Education, {2, 4, 1, 3})
                        .row(King, {6, 0, 12, 5})
                        .row(Quests, {7, 8, 9, 10})
                        .row(Charity, {5, 3, 4, 9})
                        .scoring();
  EXPECT_EQ(game.coats(kAnn), "jousts 3, king 12, education -3, tournaments 3, education -1, king 6");
  EXPECT_EQ(game.coats(kBert), "jousts 1, tournaments 2, quests 4, charity -10");
  EXPECT_EQ(game.coats(kChloe), "jousts 2, tournaments 1, education -3, king 12, quests 10, charity -5");
  EXPECT_EQ(game.coats(kDov), "jousts 3, quests 17");
  EXPECT_EQ(game.scores(), (Numbers{20, -3, 17, 20}));
  EXPECT_EQ(game.winners(), (Numbers{kAnn, kDov}));
  EXPECT_EQ(game.why(), Why::Shared);
}

}  // namespace
}  // namespace roundtable::academy
