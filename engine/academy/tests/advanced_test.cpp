// `lift` and `stepback`; `orderedreset` is in reset_test.cpp.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

TEST(Lift, FirstPlayerPutsADiscOnTopJustBeforeScoring) {
  auto game =
      TestPosition(4, "lift").first(kBert).disc(Jousts, kBert, 5).disc(Jousts, kAnn, 5).disc(Jousts, kDov, 5).scoring();
  EXPECT_EQ(game.asks(), "1 lift");
  EXPECT_EQ(game.legal(kBert), (Texts{"lift jousts", "lift none"}));
  EXPECT_EQ(game.attempt("0 lift jousts"), Legality::NotAsked);
  game.then({"1 lift jousts"});
  EXPECT_EQ(game.stack(Jousts, 5), (Numbers{kAnn, kDov, kBert}));
  EXPECT_EQ(game.paid(Jousts), (Numbers{1, 3, 0, 2}));
}

TEST(Lift, CountsForGallantrysRanks) {
  auto game =
      TestPosition(3, "lift").disc(Gallantry, kAnn, 5).disc(Gallantry, kBert, 5).scoring().then({"0 lift gallantry"});
  EXPECT_EQ(game.asks(), "1 bonus");
  game.then({"1 bonus quests", "0 bonus quests"});
  EXPECT_EQ(game.squares(Quests), (Numbers{3, 2, 0}));
}

TEST(Ruling, A3_LiftMayBeDeclined) {
  auto game = TestPosition(3, "lift").disc(Jousts, kAnn, 5).disc(Jousts, kBert, 5).scoring().then({"0 lift none"});
  EXPECT_EQ(game.stack(Jousts, 5), (Numbers{kAnn, kBert}));
  EXPECT_EQ(game.paid(Jousts), (Numbers{2, 3, 0}));
}

TEST(Ruling, A3_LiftOnAnyOfSevenTracksDueOrNot) {
  TestPosition position(3, "lift");
  for (const Track track : kAllTracks) position.disc(track, kAnn, 8).disc(track, kBert, 8);
  const auto game = position.round(2).scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"lift charity", "lift education", "lift gallantry", "lift jousts", "lift king",
                                     "lift none", "lift quests", "lift tournaments"}));
  auto lifted = game;
  lifted.then({"0 lift quests"});
  EXPECT_EQ(lifted.stack(Quests, 8), (Numbers{kBert, kAnn}));
}

TEST(Ruling, A3_LiftOnceARound) {
  auto game = TestPosition(3, "lift")
                  .disc(Jousts, kAnn, 5)
                  .disc(Jousts, kBert, 5)
                  .disc(Tournaments, kAnn, 5)
                  .disc(Tournaments, kBert, 5)
                  .scoring()
                  .then({"0 lift jousts"});
  EXPECT_EQ(game.asks(), "* deal");
  EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0}));
  EXPECT_EQ(game.paid(Tournaments), (Numbers{2, 3, 0}));
}

TEST(Ruling, A3_LiftOnlyWhereAnotherDiscLiesAbove) {
  auto game = TestPosition(3, "lift")
                  .disc(Jousts, kBert, 5)
                  .disc(Jousts, kAnn, 5)
                  .disc(Tournaments, kAnn, 3)
                  .disc(Charity, kAnn, 2)
                  .disc(Charity, kChloe, 2)
                  .scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"lift charity", "lift none"}));
  EXPECT_EQ(game.attempt("0 lift jousts"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("0 lift tournaments"), Legality::NotLegal);
}

TEST(Ruling, A3_LiftIsNotAskedOnSquareZeroOrForOthers) {
  EXPECT_EQ(TestPosition(3, "lift").scoring().asks(), "* deal");
  EXPECT_EQ(TestPosition(3, "lift").first(kBert).disc(Jousts, kAnn, 5).disc(Jousts, kBert, 5).scoring().asks(),
            "* deal");
  EXPECT_EQ(TestPosition(3).disc(Jousts, kAnn, 5).disc(Jousts, kBert, 5).scoring().asks(), "* deal");
}

TEST(StepBack, EachWhoTookABonusMovesOneGallantrySquareDown) {
  auto game = TestPosition(4, "stepback").row(Gallantry, {9, 6, 4, 0}).scoring();
  game.then({"2 bonus education", "1 bonus gallantry"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{9, 8, 4, 0}));
  game.then({"0 bonus king"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{8, 7, 3, 0}));
}

TEST(StepBack, FourthStaysAndThirdWithThreeSquiresToo) {
  auto four = TestPosition(4, "stepback").row(Gallantry, {9, 7, 5, 3}).scoring();
  four.then({"2 bonus king", "1 bonus king", "0 bonus king"});
  EXPECT_EQ(four.squares(Gallantry), (Numbers{8, 6, 4, 3}));
  auto three = TestPosition(3, "stepback").row(Gallantry, {9, 7, 5}).scoring().then({"1 bonus king", "0 bonus king"});
  EXPECT_EQ(three.squares(Gallantry), (Numbers{8, 6, 5}));
}

TEST(StepBack, LandsOnTop) {
  auto game = TestPosition(4, "stepback").row(Gallantry, {5, 4, 3, 2}).scoring();
  game.then({"2 bonus king", "1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{4, 3, 2, 2}));
  EXPECT_EQ(game.stack(Gallantry, 2), (Numbers{kDov, kChloe}));
}

TEST(StepBack, CanReachSquareZeroWhereAllAreLast) {
  auto game = TestPosition(4, "stepback").round(6).row(Gallantry, {1, 0, 0, 0}).scoring().then({"0 bonus king"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(game.why(), Score::Why::Shared);
}

TEST(Ruling, A4_StepBackAfterAllBonusesThirdThenSecondThenFirst) {
  // All three on one square: they must step back in the same order.
  auto game = TestPosition(4, "stepback")
                  .disc(Gallantry, kChloe, 5)
                  .disc(Gallantry, kBert, 5)
                  .disc(Gallantry, kAnn, 5)
                  .scoring();
  game.then({"2 bonus king", "1 bonus king"});
  EXPECT_EQ(game.stack(Gallantry, 5), (Numbers{kChloe, kBert, kAnn}));
  game.then({"0 bonus king"});
  EXPECT_EQ(game.stack(Gallantry, 4), (Numbers{kChloe, kBert, kAnn}));
}

// The French wording: each steps back right after their own bonus.
Row stepping_back_at_once(Row row, const std::array<bool, 3>& bonus_on_gallantry) {
  const Ranking ranking = row.ranking();
  int arrival = 100;
  for (int place = 2; place >= 0; --place) {
    const Squire squire = ranking.at(place);
    if (squire == kNoSquire) continue;
    const int bonus = bonus_on_gallantry[static_cast<std::size_t>(place)] ? 3 - place : 0;
    if (bonus > 0) row[squire] = Disc(row[squire].square() + bonus, ++arrival);
    row[squire] = Disc(row[squire].square() - 1, ++arrival);
  }
  return row;
}

// All positions on five squares, all stack orders and all uses of the bonuses.
TEST(Ruling, A4_SteppingBackAtOnceGivesTheSameRanks) {
  int checked = 0;
  for (int code = 0; code < 2 * 5 * 5 * 5 * 5; ++code) {
    const bool backwards = code % 2 == 1;
    auto position = TestPosition(4, "stepback");
    int rest = code / 2;
    std::array<int, 4> squares{};
    for (int& square : squares) {
      square = rest % 5;
      rest /= 5;
    }
    for (int i = 0; i < 4; ++i) {
      const int squire = backwards ? 3 - i : i;
      position.disc(Gallantry, squire, squares[static_cast<std::size_t>(squire)]);
    }
    for (unsigned uses = 0; uses < 8; ++uses) {
      const std::array<bool, 3> on_gallantry = {(uses & 1U) != 0, (uses & 2U) != 0, (uses & 4U) != 0};
      auto game = position.scoring();
      const Row before = game.state.table.tracks[Gallantry];
      while (game.state.table.phase == Phase::Bonus) {
        const auto place = static_cast<std::size_t>(2 - game.state.table.step);
        game.then({game.asks() + (on_gallantry[place] ? " gallantry" : " king")});
      }
      const Row at_once = stepping_back_at_once(before, on_gallantry);
      for (int one = 0; one < 4; ++one) {
        const Squire squire = squire_number(one);
        ASSERT_EQ(game.square(Gallantry, one), at_once[squire].square()) << code << " " << uses;
        ASSERT_EQ(game.state.table.tracks[Gallantry].ranking().place(squire), at_once.ranking().place(squire))
            << code << " " << uses;
        ++checked;
      }
    }
  }
  EXPECT_EQ(checked, 1250 * 8 * 4);
}

TEST(Advanced, WithoutThemNothingIsLiftedOrSteppedBack) {
  auto game = TestPosition(3).row(Gallantry, {4, 2, 0}).scoring().then({"1 bonus king", "0 bonus king"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{4, 2, 0}));
}

}  // namespace
}  // namespace roundtable::academy
