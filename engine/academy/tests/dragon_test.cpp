// `dragon`: Quests pays by the number of positive coats.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

// Round 6, with a Jousts coat of 2 in that many rounds.
TestPosition with_coats(int players, std::initializer_list<int> counts, std::string_view rules = "dragon") {
  TestPosition position(players, rules);
  int squire = 0;
  for (const int count : counts) {
    for (int i = 0; i < count; ++i) position.coat(squire, i < 5 ? Jousts : Tournaments, 2, i % 5 + 1);
    ++squire;
  }
  return position.round(6);
}

TEST(Dragon, FirstGainsForEachCoatSecondForEachPairLastLosesForEachPair) {
  EXPECT_EQ(with_coats(5, {7, 7, 6, 6, 7}).row(Quests, {9, 8, 7, 6, 5}).scoring().paid(Quests),
            (Numbers{7, 3, 0, 0, -3}));
}

TEST(Dragon, EveryoneOnSquareZeroIsLast) {
  EXPECT_EQ(with_coats(4, {7, 7, 5, 1}).row(Quests, {9, 5, 0, 0}).scoring().paid(Quests), (Numbers{7, 3, -2, 0}));
  EXPECT_EQ(with_coats(4, {7, 7, 5, 2}).scoring().paid(Quests), (Numbers{-3, -3, -2, -1}));
}

TEST(Dragon, OneOnSquareZeroIsTheOnlyLast) {
  EXPECT_EQ(with_coats(4, {4, 4, 4, 4}).row(Quests, {9, 5, 3, 0}).scoring().paid(Quests), (Numbers{4, 2, 0, -2}));
}

TEST(Dragon, WithThreeSquiresTheThirdIsLast) {
  EXPECT_EQ(with_coats(3, {3, 3, 3}).row(Quests, {1, 2, 3}).scoring().paid(Quests), (Numbers{-1, 1, 3}));
}

TEST(Dragon, CountsCoatsOfJoustsTournamentsAndKingsServiceOfThisRoundToo) {
  const auto game = TestPosition(3, "dragon")
                        .round(6)
                        .row(Jousts, {2, 1, 0})
                        .row(Tournaments, {2, 1, 0})
                        .row(King, {12, 6, 0})
                        .row(Quests, {3, 2, 0})
                        .scoring();
  EXPECT_EQ(game.paid(Quests), (Numbers{3, 1, 0}));
}

TEST(Dragon, CountsTheNumberOfCoatsNotTheirValue) {
  const auto game = TestPosition(3, "dragon")
                        .round(6)
                        .coat(kAnn, King, 12, 3)
                        .coat(kAnn, Jousts, 1, 2)
                        .row(Quests, {3, 0, 0})
                        .scoring();
  EXPECT_EQ(game.paid(Quests), (Numbers{2, 0, 0}));
}

TEST(Dragon, NegativeCoatsDoNotCount) {
  const auto game = TestPosition(3, "dragon")
                        .round(6)
                        .coat(kAnn, Education, -3, 1)
                        .coat(kAnn, Education, -1, 2)
                        .coat(kAnn, Jousts, 3, 2)
                        .row(Quests, {3, 0, 0})
                        .scoring();
  EXPECT_EQ(game.paid(Quests), (Numbers{1, 0, 0}));
}

TEST(Dragon, TwoScrollCoatsOfOneRoundAreTwoCoats) {
  auto game = TestPosition(3, "dragon scrolls")
                  .round(6)
                  .row(Gallantry, {2, 0, 0})
                  .row(King, {5, 1, 0})
                  .row(Quests, {1, 0, 0})
                  .hand(kAnn, "K4,C5")
                  .hand(kBert, "C2,C3")
                  .hand(kChloe, "C2,C3")
                  .playing();
  game.then({"0 play K4", "1 play C2", "2 play C2", "0 bonus king"});
  EXPECT_EQ(game.coats(kAnn), "education -3, king 6, king 6, quests 2, charity -10");
  EXPECT_EQ(game.paid(Quests), (Numbers{2, -1, 0}));
}

TEST(Dragon, OnlyInRoundSix) {
  for (int round = 1; round <= 5; ++round) {
    const auto game = TestPosition(3, "dragon").round(round).row(Jousts, {3, 2, 1}).row(Quests, {3, 2, 1}).scoring();
    EXPECT_EQ(game.paid(Quests), (Numbers{0, 0, 0})) << round;
  }
}

TEST(Ruling, A20_NoCoatForZeroPoints) {
  const auto game = with_coats(4, {0, 1, 1, 1})
                        .row(Quests, {9, 5, 3, 0})
                        .row(Education, {4, 3, 2, 1})
                        .row(Charity, {4, 3, 2, 1})
                        .scoring();
  EXPECT_EQ(game.coats(kAnn), "");
  EXPECT_EQ(game.coats(kBert), "jousts 2");
  EXPECT_EQ(game.coats(kDov), "jousts 2, education -3, charity -10");
}

TEST(Ruling, A20_PointsAreOneQuestsCoat) {
  const auto game =
      with_coats(3, {3, 2, 2}).row(Quests, {9, 5, 0}).row(Education, {3, 2, 1}).row(Charity, {3, 2, 1}).scoring();
  EXPECT_EQ(game.coats(kAnn), "jousts 2, jousts 2, jousts 2, quests 3");
  EXPECT_EQ(game.coats(kBert), "jousts 2, jousts 2, education -1, quests 1, charity -5");
}

TEST(Ruling, A20_CodexZerosAreNoCoats) {
  auto game = TestPosition(3, "dragon codex")
                  .round(6)
                  .tokens("0,-3,-1")
                  .coat(kAnn, Jousts, 3, 1)
                  .row(Quests, {3, 2, 1})
                  .scoring();
  game.then({"0 codex 1", "1 codex 2"});
  EXPECT_EQ(game.paid(Quests), (Numbers{1, 0, 0}));
}

TEST(Ruling, A20_AlmsCannotTakeTheQuestsCoat) {
  // Bert, last on Charity, holds a Quests coat of 2 and no coat that may be taken.
  auto game = TestPosition(3, "dragon alms")
                  .round(6)
                  .coat(kBert, King, 12, 3)
                  .row(King, {0, 6, 0})
                  .row(Quests, {1, 9, 0})
                  .row(Charity, {9, 1, 5})
                  .row(Education, {9, 8, 1})
                  .scoring();
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kBert), "king 12, education -1, king 6, quests 2");
}

}  // namespace
}  // namespace roundtable::academy
