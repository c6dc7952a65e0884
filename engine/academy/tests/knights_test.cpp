// `knights`: Jousts is the White Knight's track, Tournaments the Black Knight's, and the Cup decides the winner.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

int cup(const TestGame& game) { return game.state.table.cup; }

TEST(Knights, SwordMovesDiscAndCupTowardsThatKnight) {
  auto white = TestPosition(3, "knights").hand(kAnn, "C2,S4").playing().then({"0 play S4 jousts"});
  EXPECT_EQ(white.square(Jousts, kAnn), 4);
  EXPECT_EQ(cup(white), 4);
  auto black = TestPosition(3, "knights").hand(kAnn, "C2,S4").playing().then({"0 play S4 tournaments"});
  EXPECT_EQ(black.square(Tournaments, kAnn), 4);
  EXPECT_EQ(cup(black), -4);
}

TEST(Ruling, A10_CupStopsAfterSixSquaresAndCanBePulledBack) {
  auto game = TestPosition(5, "knights")
                  .hand(kAnn, "C2,S4")
                  .hand(kBert, "C2,S3")
                  .hand(kChloe, "C3,S5")
                  .hand(kDov, "C3,S3")
                  .hand(kElin, "C3,S5")
                  .playing();
  Numbers cups;
  for (const auto* entry : {"0 play S4 jousts", "1 play S3 tournaments", "2 play S5 jousts", "3 play S3 jousts"}) {
    game.then({entry});
    cups.push_back(cup(game));
  }
  EXPECT_EQ(cups, (Numbers{4, 1, 6, 6}));
  EXPECT_EQ(game.squares(Jousts), (Numbers{4, 0, 5, 3, 0}));
  game.then({"4 play S5 tournaments"});
  EXPECT_EQ(cup(game), 1);
}

TEST(Ruling, A10_CupStopsAtTheBlackEndToo) {
  EXPECT_EQ(cup(TestPosition(3, "knights").cup(-4).hand(kAnn, "C2,S3").playing().then({"0 play S3 tournaments"})), -6);
}

int cup_after_one(int from, const std::string& sword, const char* knight, std::string_view values = "{}") {
  auto game = TestPosition(3, "knights", values).cup(from).hand(kAnn, "C2," + sword).playing();
  return cup(game.then({"0 play " + sword + " " + knight}));
}

TEST(Ruling, A10_TheMiddleIsNoSquareAndIsNotCountedOnTheWayAcross) {
  EXPECT_EQ(cup_after_one(0, "S3", "jousts"), 3);
  EXPECT_EQ(cup_after_one(0, "S3", "tournaments"), -3);
  EXPECT_EQ(cup_after_one(1, "S3", "tournaments"), -3);
  EXPECT_EQ(cup_after_one(-1, "S3", "jousts"), 3);
  EXPECT_EQ(cup_after_one(2, "S5", "tournaments"), -4);
  EXPECT_EQ(cup_after_one(3, "S3", "tournaments"), -1);
  EXPECT_EQ(cup_after_one(-3, "S3", "jousts"), 1);
  EXPECT_EQ(cup_after_one(4, "S3", "tournaments"), 1);
  EXPECT_EQ(cup_after_one(-1, "S5", "jousts", R"({"cupReach":2})"), 2);
}

TEST(HouseValues, CupMiddleIsASquareIfTheTableAgreedSo) {
  const std::string_view middle = R"({"cupMiddle":true})";
  EXPECT_EQ(cup_after_one(3, "S3", "tournaments", middle), 0);
  EXPECT_EQ(cup_after_one(1, "S3", "tournaments", middle), -2);
  EXPECT_EQ(cup_after_one(-1, "S3", "jousts", middle), 2);
}

TEST(HouseValues, CupReachIsWhatTheTableAgreedOn) {
  const std::string_view reach = R"({"cupReach":3})";
  EXPECT_EQ(cup(TestPosition(3, "knights", reach).hand(kAnn, "C2,S5").playing().then({"0 play S5 jousts"})), 3);
  EXPECT_EQ(cup(TestPosition(3, "knights", reach).hand(kAnn, "C2,S5").playing().then({"0 play S5 tournaments"})), -3);
}

TEST(Knights, OtherCardsDoNotMoveTheCup) {
  EXPECT_EQ(cup(TestPosition(3, "knights").cup(2).hand(kAnn, "C5,S5").playing().then({"0 play C5"})), 2);
}

TEST(Knights, ScoreInRoundsTwoFourSixOnly) {
  for (int round = 1; round <= 6; ++round) {
    const auto game = TestPosition(4, "knights")
                          .round(round)
                          .cup(1)
                          .row(Jousts, {9, 7, 5, 3})
                          .row(Tournaments, {3, 5, 7, 9})
                          .scoring();
    const bool due = round % 2 == 0;
    EXPECT_EQ(game.paid(Jousts), due ? (Numbers{8, 5, 2, 0}) : (Numbers{0, 0, 0, 0})) << round;
    EXPECT_EQ(game.paid(Tournaments), due ? (Numbers{0, 1, 3, 5}) : (Numbers{0, 0, 0, 0})) << round;
  }
}

TEST(Knights, BlackWinsWithTheCupOnHisSide) {
  const auto game =
      TestPosition(4, "knights").round(2).cup(-1).row(Jousts, {9, 7, 5, 3}).row(Tournaments, {3, 5, 7, 9}).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{5, 3, 1, 0}));
  EXPECT_EQ(game.paid(Tournaments), (Numbers{0, 2, 5, 8}));
}

TEST(Knights, ThirdGetsNothingWithThreeSquires) {
  const auto game =
      TestPosition(3, "knights").round(2).cup(4).row(Jousts, {9, 7, 5}).row(Tournaments, {5, 7, 9}).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{8, 5, 0}));
  EXPECT_EQ(game.paid(Tournaments), (Numbers{0, 3, 5}));
}

TEST(Knights, SquareZeroGetsNothing) {
  const auto game = TestPosition(4, "knights").round(2).cup(4).row(Jousts, {0, 7, 0, 0}).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{0, 8, 0, 0}));
  EXPECT_EQ(game.paid(Tournaments), (Numbers{0, 0, 0, 0}));
}

TEST(Ruling, A11_CupInTheMiddleBothPayAsLosers) {
  const auto game =
      TestPosition(4, "knights").round(4).cup(0).row(Jousts, {9, 7, 5, 3}).row(Tournaments, {3, 5, 7, 9}).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{5, 3, 1, 0}));
  EXPECT_EQ(game.paid(Tournaments), (Numbers{0, 1, 3, 5}));
}

TEST(Knights, TracksAndCupStartAnewAfterScoring) {
  for (const int round : {2, 4}) {
    const auto game = TestPosition(3, "knights orderedreset")
                          .round(round)
                          .cup(5)
                          .row(Jousts, {9, 7, 5})
                          .row(Tournaments, {1, 2, 3})
                          .scoring();
    EXPECT_EQ(game.squares(Jousts), (Numbers{0, 0, 0})) << round;
    EXPECT_EQ(game.squares(Tournaments), (Numbers{0, 0, 0})) << round;
    EXPECT_EQ(cup(game), 0) << round;
  }
}

TEST(Knights, TracksAndCupStayInOddRoundsRoundThreeIncluded) {
  for (const auto* rules : {"knights", "knights orderedreset"}) {
    for (const int round : {1, 3, 5}) {
      const auto game =
          TestPosition(3, rules).round(round).cup(-5).row(Jousts, {9, 7, 7}).row(Tournaments, {1, 2, 3}).scoring();
      EXPECT_EQ(game.squares(Jousts), (Numbers{9, 7, 7})) << rules << round;
      EXPECT_EQ(game.stack(Jousts, 7), (Numbers{kBert, kChloe})) << rules << round;
      EXPECT_EQ(game.squares(Tournaments), (Numbers{1, 2, 3})) << rules << round;
      EXPECT_EQ(cup(game), -5) << rules << round;
    }
  }
}

TEST(Ruling, A12_BonusMovesNeverMoveTheCup) {
  auto game = TestPosition(3, "knights")
                  .cup(2)
                  .row(Gallantry, {3, 1, 0})
                  .scoring()
                  .then({"1 bonus tournaments", "0 bonus jousts"});
  EXPECT_EQ(game.squares(Jousts), (Numbers{3, 0, 0}));
  EXPECT_EQ(game.squares(Tournaments), (Numbers{0, 2, 0}));
  EXPECT_EQ(cup(game), 2);
}

TEST(Ruling, A12_BetMovesNeverMoveTheCup) {
  const auto game = TestPosition(3, "knights bet")
                        .cup(4)
                        .row(Gallantry, {3, 0, 0})
                        .row(Tournaments, {7, 0, 0})
                        .played(kAnn, "S3 tournaments,S4 tournaments,G3")
                        .bet(kAnn, Tournaments)
                        .bet(kBert, King)
                        .bet(kChloe, King)
                        .scoring();
  EXPECT_EQ(game.square(Tournaments, kAnn), 13);
  EXPECT_EQ(cup(game), 4);
}

TEST(Ruling, A26_CupIsPublic) {
  auto game = TestPosition(3, "knights").hand(kAnn, "C2,S4").playing().then({"0 play S4 jousts"});
  EXPECT_EQ(game.seen_by_spectator().table.cup, 4);
}

}  // namespace
}  // namespace roundtable::academy
