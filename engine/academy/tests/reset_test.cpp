// The end of a round: tracks, first player; `orderedreset`.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

const Numbers kStart = {0, 0, 0};

TestPosition all_tracks_moved(int round) {
  TestPosition position(3);
  for (const Track track : {Jousts, Tournaments, Education, King, Quests, Charity}) position.row(track, {5, 7, 5});
  return position.round(round);
}

TEST(Reset, RoundThreeEmptiesFiveTracks) {
  auto game = all_tracks_moved(3).row(Gallantry, {2, 1, 0}).scoring().then({"1 bonus quests", "0 bonus charity"});
  for (const Track track : {Gallantry, Jousts, Tournaments, Education, King}) EXPECT_EQ(game.squares(track), kStart);
  EXPECT_EQ(game.squares(Quests), (Numbers{5, 9, 5}));
  EXPECT_EQ(game.stack(Quests, 5), (Numbers{kAnn, kChloe}));
  EXPECT_EQ(game.squares(Charity), (Numbers{8, 7, 5}));
}

TEST(Reset, OtherRoundsEmptyNothing) {
  for (const int round : {1, 2, 4, 5, 6}) {
    const auto game = all_tracks_moved(round).scoring();
    for (const Track track : {Jousts, Tournaments, Education, King, Quests, Charity}) {
      EXPECT_EQ(game.squares(track), (Numbers{5, 7, 5})) << round << name_of(track);
      EXPECT_EQ(game.stack(track, 5), (Numbers{kAnn, kChloe})) << round << name_of(track);
    }
  }
}

TEST(Reset, ComesAfterScoring) {
  const auto game = all_tracks_moved(3).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{0, 3, 2}));
  EXPECT_EQ(game.paid(King), (Numbers{0, 6, 0}));
}

TEST(Round, FirstPlayerPassesToTheLeft) {
  EXPECT_EQ(TestPosition(4).first(kBert).scoring().first(), kChloe);
  EXPECT_EQ(TestPosition(4).first(kDov).scoring().first(), kAnn);
  EXPECT_EQ(TestPosition(3).first(kChloe).scoring().first(), kAnn);
}

TEST(Round, SixRoundsThenTheGameIsOver) {
  for (int round = 1; round <= 5; ++round) {
    const auto game = TestPosition(3).round(round).scoring();
    EXPECT_EQ(game.round(), round + 1);
    EXPECT_EQ(game.asks(), "* deal");
  }
  EXPECT_EQ(TestPosition(3).round(6).scoring().asks(), "");
}

TEST(Ruling, A24_FirstPlayerIsDrawnUnlessNamed) {
  Options options;
  options.players = 4;
  TestGame drawn(start(options));
  EXPECT_EQ(drawn.asks(), "* first");
  EXPECT_TRUE(drawn.possible("first 3"));
  EXPECT_FALSE(drawn.possible("first 4"));
  // The same seed draws the same seat.
  Rng one(7);
  Rng same(7);
  EXPECT_EQ(draw(drawn.state, one), draw(drawn.state, same));
  drawn.then({"* first 2"});
  EXPECT_EQ(drawn.first(), kChloe);
  EXPECT_EQ(drawn.asks(), "* deal");
  options.first = 3;
  const TestGame named(start(options));
  EXPECT_EQ(named.first(), kDov);
  EXPECT_EQ(named.asks(), "* deal");
}

// Ordered reset -----------------------------------------------------------------------------------------------------

TEST(OrderedReset, LastGoesToZeroTheNextToOneAndSoOn) {
  const auto game = TestPosition(4, "orderedreset").round(3).row(Jousts, {7, 9, 2, 4}).scoring();
  EXPECT_EQ(game.squares(Jousts), (Numbers{2, 3, 0, 1}));
}

TEST(OrderedReset, HoldsOnGallantryJoustsTournamentsAndEducation) {
  auto game = TestPosition(4, "orderedreset")
                  .round(3)
                  .row(Gallantry, {5, 6, 7, 8})
                  .row(Jousts, {5, 6, 7, 8})
                  .row(Tournaments, {8, 7, 6, 5})
                  .row(Education, {9, 5, 22, 2})
                  .scoring();
  game.then({"1 bonus charity", "2 bonus charity", "3 bonus charity"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{0, 1, 2, 3}));
  EXPECT_EQ(game.squares(Jousts), (Numbers{0, 1, 2, 3}));
  EXPECT_EQ(game.squares(Tournaments), (Numbers{3, 2, 1, 0}));
  EXPECT_EQ(game.squares(Education), (Numbers{2, 1, 3, 0}));
  EXPECT_EQ(game.squares(Charity), (Numbers{0, 1, 2, 3}));
}

TEST(OrderedReset, KingsServiceEmptiesFully) {
  EXPECT_EQ(TestPosition(4, "orderedreset").round(3).row(King, {12, 9, 5, 1}).scoring().squares(King),
            (Numbers{0, 0, 0, 0}));
}

TEST(OrderedReset, QuestsAndCharityStay) {
  const auto game =
      TestPosition(4, "orderedreset").round(3).row(Quests, {9, 8, 7, 6}).row(Charity, {6, 7, 8, 9}).scoring();
  EXPECT_EQ(game.squares(Quests), (Numbers{9, 8, 7, 6}));
  EXPECT_EQ(game.squares(Charity), (Numbers{6, 7, 8, 9}));
}

TEST(OrderedReset, OnlyAfterRoundThree) {
  for (const int round : {1, 2, 4, 5, 6}) {
    EXPECT_EQ(TestPosition(3, "orderedreset").round(round).row(Jousts, {7, 9, 4}).scoring().squares(Jousts),
              (Numbers{7, 9, 4}));
  }
}

TEST(OrderedReset, StackedDiscsGoDownInStackOrder) {
  const auto game = TestPosition(4, "orderedreset").round(3).row(Tournaments, {5, 5, 8, 1}).scoring();
  EXPECT_EQ(game.squares(Tournaments), (Numbers{1, 2, 3, 0}));
}

TEST(Ruling, A5_OneOnSquareZeroStaysAndTheNextGoesToOne) {
  const auto game = TestPosition(4, "orderedreset").round(3).row(Education, {4, 0, 6, 2}).scoring();
  EXPECT_EQ(game.squares(Education), (Numbers{2, 0, 3, 1}));
}

TEST(Ruling, A5_SeveralOnSquareZeroStayTogetherAndTheNextGoesToOne) {
  const auto game = TestPosition(5, "orderedreset")
                        .round(3)
                        .disc(Jousts, kElin, 8)
                        .disc(Jousts, kChloe, 3)
                        .disc(Jousts, kDov, 3)
                        .scoring();
  EXPECT_EQ(game.squares(Jousts), (Numbers{0, 0, 1, 2, 3}));
  EXPECT_EQ(TestPosition(4, "orderedreset").round(3).scoring().squares(Jousts), (Numbers{0, 0, 0, 0}));
}

TEST(Ruling, A5_NobodyMovesForward) {
  const auto game = TestPosition(5, "orderedreset")
                        .round(3)
                        .disc(Jousts, kElin, 2)
                        .disc(Jousts, kChloe, 1)
                        .disc(Jousts, kDov, 1)
                        .scoring();
  EXPECT_EQ(game.squares(Jousts), (Numbers{0, 0, 1, 1, 2}));
  EXPECT_EQ(game.stack(Jousts, 1), (Numbers{kChloe, kDov}));
}

TEST(Ruling, A5_OrderInsideASquareIsKept) {
  const auto game = TestPosition(5, "orderedreset")
                        .round(3)
                        .disc(Jousts, kElin, 1)
                        .disc(Jousts, kAnn, 1)
                        .disc(Jousts, kDov, 1)
                        .disc(Jousts, kChloe, 2)
                        .disc(Jousts, kBert, 2)
                        .scoring();
  EXPECT_EQ(game.squares(Jousts), (Numbers{1, 2, 2, 1, 0}));
  EXPECT_EQ(game.stack(Jousts, 1), (Numbers{kAnn, kDov}));
  EXPECT_EQ(game.stack(Jousts, 2), (Numbers{kChloe, kBert}));
}

}  // namespace
}  // namespace roundtable::academy
