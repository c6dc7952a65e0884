// Pay and scoring rounds of Jousts, Tournaments, Quests and Charity, and the table of rounds.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

TEST(Scoring, TracksScoreInTheirRounds) {
  for (int round = 1; round <= 6; ++round) {
    const auto game = TestPosition(4)
                          .round(round)
                          .row(Jousts, {4, 3, 2, 1})
                          .row(Tournaments, {1, 2, 3, 4})
                          .row(Education, {4, 3, 2, 1})
                          .row(King, {12, 6, 5, 0})
                          .row(Quests, {4, 3, 2, 1})
                          .row(Charity, {4, 3, 2, 1})
                          .scoring();
    const bool king = round == 3 || round == 6;
    const bool last = round == 6;
    EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 1, 0})) << round;
    EXPECT_EQ(game.paid(Tournaments), (Numbers{0, 1, 2, 3})) << round;
    EXPECT_EQ(game.paid(Education), (Numbers{0, 0, -1, -3})) << round;
    EXPECT_EQ(game.paid(King), king ? (Numbers{12, 6, 0, 0}) : (Numbers{0, 0, 0, 0})) << round;
    EXPECT_EQ(game.paid(Quests), last ? (Numbers{17, 10, 4, 0}) : (Numbers{0, 0, 0, 0})) << round;
    EXPECT_EQ(game.paid(Charity), last ? (Numbers{0, 0, -5, -10}) : (Numbers{0, 0, 0, 0})) << round;
  }
}

TEST(Scoring, GallantryScoresEveryRound) {
  for (int round = 1; round <= 6; ++round) {
    EXPECT_EQ(TestPosition(3).round(round).row(Gallantry, {0, 2, 0}).scoring().asks(), "1 bonus") << round;
  }
}

TEST(Scoring, TracksScoreInTrackOrder) {
  const auto game = TestPosition(3)
                        .round(6)
                        .row(Charity, {3, 2, 1})
                        .row(Quests, {1, 2, 3})
                        .row(King, {6, 0, 0})
                        .row(Education, {3, 2, 1})
                        .row(Tournaments, {0, 4, 0})
                        .row(Jousts, {0, 0, 4})
                        .scoring();
  std::vector<Track> tracks;
  for (const Event& event : game.events(Kind::CoatEarned)) tracks.push_back(event.track);
  EXPECT_EQ(tracks,
            (std::vector<Track>{Jousts, Tournaments, Education, Education, King, Quests, Quests, Charity, Charity}));
  EXPECT_EQ(game.coats(kBert), "tournaments 3, education -1, quests 10, charity -5");
}

TEST(Jousts, PayThreeTwoOneWithFourOrFiveSquires) {
  EXPECT_EQ(TestPosition(4).row(Jousts, {1, 7, 5, 3}).scoring().paid(Jousts), (Numbers{0, 3, 2, 1}));
  EXPECT_EQ(TestPosition(5).row(Jousts, {1, 7, 5, 3, 9}).scoring().paid(Jousts), (Numbers{0, 2, 1, 0, 3}));
}

TEST(Jousts, ThirdGetsNothingWithThreeSquires) {
  EXPECT_EQ(TestPosition(3).row(Jousts, {2, 7, 5}).scoring().paid(Jousts), (Numbers{0, 3, 2}));
}

TEST(Jousts, SquareZeroGetsNothingEvenWhereAPlaceIsLeft) {
  EXPECT_EQ(TestPosition(4).row(Jousts, {5, 3, 0, 0}).scoring().paid(Jousts), (Numbers{3, 2, 0, 0}));
  EXPECT_EQ(TestPosition(4).row(Jousts, {0, 0, 3, 0}).scoring().paid(Jousts), (Numbers{0, 0, 3, 0}));
  EXPECT_EQ(TestPosition(4).scoring().paid(Jousts), (Numbers{0, 0, 0, 0}));
}

TEST(Jousts, HigherInTheStackRanksHigher) {
  const auto game = TestPosition(4).disc(Jousts, kDov, 6).disc(Jousts, kBert, 6).disc(Jousts, kAnn, 6).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0, 1}));
}

TEST(Tournaments, PayLikeJoustsOnTheirOwn) {
  EXPECT_EQ(TestPosition(4).row(Tournaments, {1, 7, 5, 3}).scoring().paid(Tournaments), (Numbers{0, 3, 2, 1}));
  EXPECT_EQ(TestPosition(3).row(Tournaments, {2, 7, 5}).scoring().paid(Tournaments), (Numbers{0, 3, 2}));
  EXPECT_EQ(TestPosition(4).row(Tournaments, {0, 3, 0, 0}).scoring().paid(Tournaments), (Numbers{0, 3, 0, 0}));
  EXPECT_EQ(TestPosition(4).row(Tournaments, {0, 3, 0, 0}).scoring().paid(Jousts), (Numbers{0, 0, 0, 0}));
}

TEST(Quests, PaySeventeenTenFour) {
  EXPECT_EQ(TestPosition(4).round(6).row(Quests, {3, 21, 20, 4}).scoring().paid(Quests), (Numbers{0, 17, 10, 4}));
  EXPECT_EQ(TestPosition(5).round(6).row(Quests, {8, 6, 5, 9, 7}).scoring().paid(Quests), (Numbers{10, 0, 0, 17, 4}));
}

TEST(Quests, ThirdGetsNothingWithThreeSquires) {
  EXPECT_EQ(TestPosition(3).round(6).row(Quests, {9, 8, 7}).scoring().paid(Quests), (Numbers{17, 10, 0}));
}

TEST(Quests, SquareZeroGetsNothing) {
  EXPECT_EQ(TestPosition(4).round(6).row(Quests, {0, 8, 0, 0}).scoring().paid(Quests), (Numbers{0, 17, 0, 0}));
}

TEST(Quests, HigherInTheStackRanksHigher) {
  const auto game =
      TestPosition(4).round(6).disc(Quests, kBert, 9).disc(Quests, kAnn, 9).disc(Quests, kDov, 4).scoring();
  EXPECT_EQ(game.paid(Quests), (Numbers{17, 10, 0, 4}));
}

TEST(Charity, CostsLastTenAndSecondToLastFive) {
  EXPECT_EQ(TestPosition(4).round(6).row(Charity, {3, 9, 6, 1}).scoring().paid(Charity), (Numbers{-5, 0, 0, -10}));
  EXPECT_EQ(TestPosition(3).round(6).row(Charity, {3, 9, 6}).scoring().paid(Charity), (Numbers{-10, 0, -5}));
}

TEST(Charity, OneOnSquareZeroIsLast) {
  EXPECT_EQ(TestPosition(4).round(6).row(Charity, {3, 0, 6, 1}).scoring().paid(Charity), (Numbers{0, -10, 0, -5}));
}

TEST(Charity, SeveralOnSquareZeroAreAllLastAndNobodySecondToLast) {
  EXPECT_EQ(TestPosition(4).round(6).row(Charity, {3, 0, 6, 0}).scoring().paid(Charity), (Numbers{0, -10, 0, -10}));
  EXPECT_EQ(TestPosition(3).round(6).scoring().paid(Charity), (Numbers{-10, -10, -10}));
}

TEST(HouseValues, QuestsAndCharityPayWhatTheTableAgreedOn) {
  const auto game = TestPosition(4, "", R"({"quests":[15,9,3],"charity":[-8,-2]})")
                        .round(6)
                        .row(Quests, {9, 8, 7, 6})
                        .row(Charity, {9, 8, 7, 6})
                        .scoring();
  EXPECT_EQ(game.paid(Quests), (Numbers{15, 9, 3, 0}));
  EXPECT_EQ(game.paid(Charity), (Numbers{0, 0, -2, -8}));
}

TEST(Ruling, A28_CoatsNeverRunOut) {
  TestPosition position(5);
  for (int round = 1; round <= 5; ++round) {
    for (int squire = 0; squire < 5; ++squire) position.coat(squire, Education, -3, round);
  }
  for (int squire = 0; squire < 5; ++squire) position.coat(squire, King, 12, 3);
  const auto game = position.round(6).row(King, {12, 12, 12, 12, 12}).scoring();
  EXPECT_EQ(game.paid(Education), (Numbers{-18, -18, -18, -18, -18}));
  EXPECT_EQ(game.paid(King), (Numbers{24, 24, 24, 24, 24}));
  EXPECT_EQ(game.coats(kElin),
            "education -3, education -3, education -3, king 12, education -3, education -3, education -3, king 12, "
            "charity -10");
}

TEST(Ruling, A26_SourceAndNumberOfCoatsArePublic) {
  const auto game = TestPosition(3).row(Jousts, {5, 3, 0}).row(Education, {3, 2, 1}).scoring();
  EXPECT_EQ(game.seen_by_spectator().table.ledger, game.state.table.ledger);
  const auto earned = game.events(Kind::CoatEarned);
  ASSERT_EQ(earned.size(), 4U);
  EXPECT_EQ(seen_by(earned[0], Viewer::spectator()).value, 3);
  EXPECT_EQ(seen_by(earned[0], Viewer::spectator()).track, Jousts);
}

}  // namespace
}  // namespace roundtable::academy
