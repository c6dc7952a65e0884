// King's Service, and the Royal Scrolls that may replace its scoring.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

TEST(KingsService, PaysBySquareWhateverTheRank) {
  EXPECT_EQ(TestPosition(4).round(3).row(King, {5, 6, 11, 12}).scoring().paid(King), (Numbers{0, 6, 6, 12}));
  EXPECT_EQ(TestPosition(5).round(6).row(King, {12, 12, 6, 1, 0}).scoring().paid(King), (Numbers{12, 12, 6, 0, 0}));
}

TEST(KingsService, PaysOneCoatEach) {
  EXPECT_EQ(TestPosition(3).round(3).row(King, {12, 7, 0}).row(Education, {3, 2, 1}).scoring().coats(kAnn), "king 12");
}

// Scrolls -----------------------------------------------------------------------------------------------------------

const Numbers kNothing = {0, 0, 0, 0};

TestGame last_card(TestPosition position) {
  return position.hand(kAnn, "K5,C5").hand(kBert, "K4,C4").hand(kChloe, "C2,C3").hand(kDov, "Q2,Q3").playing();
}

TEST(Scrolls, FirstToReachOrPassSixTakesTheScroll) {
  auto reached = last_card(TestPosition(4, "scrolls").row(King, {1, 0, 0, 0})).then({"0 play K5"});
  ASSERT_EQ(reached.events(Kind::ScrollTaken).size(), 1U);
  EXPECT_EQ(reached.events(Kind::ScrollTaken)[0].squire, squire_number(kAnn));
  EXPECT_EQ(reached.events(Kind::ScrollTaken)[0].value, 6);
  auto passed = last_card(TestPosition(4, "scrolls").row(King, {5, 4, 0, 0})).then({"0 play K5"});
  EXPECT_EQ(passed.events(Kind::ScrollTaken).size(), 1U);
  passed.then({"1 play K4"});
  EXPECT_EQ(passed.events(Kind::ScrollTaken).size(), 1U);
  EXPECT_EQ(last_card(TestPosition(4, "scrolls")).then({"0 play K5"}).events(Kind::ScrollTaken).size(), 0U);
}

TEST(Scrolls, ScoreInTheRoundOfTheScrollAndDiscsStayAfterSix) {
  auto game = last_card(TestPosition(4, "scrolls").round(2).row(King, {2, 0, 1, 0}));
  game.then({"0 play K5", "1 play K4", "2 play C2", "3 play Q2"});
  EXPECT_EQ(game.paid(King), (Numbers{3, 2, 1, 0}));
  EXPECT_EQ(game.squares(King), (Numbers{7, 4, 1, 0}));
  EXPECT_TRUE(game.events(Kind::ScrollsBack).empty());
}

TEST(Scrolls, ScrollOfSixIsPutAside) {
  auto game = last_card(TestPosition(4, "scrolls").round(3).scroll_six_aside().row(King, {7, 4, 1, 0}));
  game.then({"0 play C5", "1 play K4", "2 play C2", "3 play Q2"});
  EXPECT_EQ(game.squares(King), (Numbers{7, 8, 1, 0}));
  EXPECT_TRUE(game.events(Kind::ScrollTaken).empty());
  EXPECT_EQ(game.paid(King), kNothing);
}

TEST(Scrolls, DoNotScoreInRoundsThreeAndSixByThemselves) {
  for (const int round : {3, 6}) {
    EXPECT_EQ(TestPosition(4, "scrolls").round(round).scroll_six_aside().row(King, {11, 6, 5, 1}).scoring().paid(King),
              kNothing);
  }
}

TEST(Scrolls, ScrollOfTwelveScoresOnceThenAllStartsAnew) {
  auto game = last_card(TestPosition(4, "scrolls").round(4).scroll_six_aside().row(King, {7, 4, 1, 0}));
  game.then({"0 play K5", "1 play C4", "2 play C2", "3 play Q2"});
  EXPECT_EQ(game.paid(King), (Numbers{6, 2, 1, 0}));
  EXPECT_EQ(game.coats(kAnn), "education -3, king 6");
  EXPECT_EQ(game.squares(King), kNothing);
  EXPECT_EQ(game.state.table.scrolls, Scrolls());
  EXPECT_EQ(game.events(Kind::ScrollsBack).size(), 1U);
}

TEST(Scrolls, BothInOneRoundPayTwoCoatsEach) {
  auto game = TestPosition(4, "scrolls")
                  .row(King, {5, 1, 3, 0})
                  .hand(kAnn, "K3,K5,C5")
                  .hand(kBert, "K2,C3,C4")
                  .hand(kChloe, "Q4,Q2,Q3")
                  .hand(kDov, "Q2,Q3,Q5")
                  .playing();
  game.then({"0 play K5", "1 play K2", "2 play Q2", "3 play Q2", "0 play K3", "1 play C3", "2 play Q3", "3 play Q3"});
  EXPECT_EQ(game.paid(King), (Numbers{12, 2, 2, 0}));
  EXPECT_EQ(game.coats(kAnn), "education -3, king 6, king 6");
  EXPECT_EQ(game.coats(kBert), "education -3, king 1, king 1");
  EXPECT_EQ(game.coats(kDov), "education -3");
  EXPECT_EQ(game.squares(King), kNothing);
  EXPECT_EQ(game.state.table.scrolls, Scrolls());
}

TEST(Scrolls, TwoSquiresMayTakeOneEach) {
  auto game = TestPosition(4, "scrolls")
                  .row(King, {2, 4, 0, 0})
                  .hand(kAnn, "K4,C5,Q5")
                  .hand(kBert, "K3,K5,C4")
                  .hand(kChloe, "C2,C2,C3")
                  .hand(kDov, "Q2,Q2,Q3")
                  .playing();
  game.then({"0 play K4", "1 play K3", "2 play C2", "3 play Q2", "0 play C5", "1 play K5", "2 play C2", "3 play Q2"});
  const auto taken = game.events(Kind::ScrollTaken);
  ASSERT_EQ(taken.size(), 2U);
  EXPECT_EQ(taken[0].squire, squire_number(kAnn));
  EXPECT_EQ(taken[1].squire, squire_number(kBert));
  EXPECT_EQ(game.paid(King), (Numbers{6, 12, 0, 0}));
}

TEST(Scrolls, EverySquareHasItsCoat) {
  const Numbers coats = {0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4};
  for (int square = 0; square < 12; ++square) {
    auto game = last_card(TestPosition(4, "scrolls").row(King, {7, 0, square, 0}).scroll_six_aside());
    game.then({"0 play K5", "1 play C4", "2 play C2", "3 play Q2"});
    EXPECT_EQ(game.paid(King), (Numbers{6, 0, coats[static_cast<std::size_t>(square)], 0})) << square;
  }
}

TEST(HouseValues, KingSquaresPayWhatTheTableAgreedOn) {
  auto game =
      last_card(TestPosition(4, "scrolls", R"({"kingSquares":[0,5,5,5,5,5,5,5,5,5,5,7,9]})").row(King, {2, 7, 0, 0}));
  game.then({"0 play K5", "1 play K4", "2 play C2", "3 play Q2"});
  EXPECT_EQ(game.paid(King), (Numbers{5, 7, 0, 0}));
}

TEST(Ruling, A17_BonusMovesTakeScrollsToo) {
  auto game =
      TestPosition(3, "scrolls").row(Gallantry, {2, 0, 0}).row(King, {4, 1, 0}).scoring().then({"0 bonus king"});
  ASSERT_EQ(game.events(Kind::ScrollTaken).size(), 1U);
  EXPECT_EQ(game.events(Kind::ScrollTaken)[0].squire, squire_number(kAnn));
  EXPECT_EQ(game.paid(King), (Numbers{3, 1, 0}));
}

TEST(Ruling, A17_ScrollByBonusCountsForThisRoundToo) {
  auto game = TestPosition(3, "scrolls")
                  .row(Gallantry, {0, 3, 0})
                  .row(King, {2, 5, 0})
                  .hand(kAnn, "C2,C3")
                  .hand(kBert, "K4,C4")
                  .hand(kChloe, "Q2,Q3")
                  .playing()
                  .then({"0 play C2", "1 play K4", "2 play Q2", "1 bonus king"});
  EXPECT_EQ(game.coats(kBert), "education -3, king 6, king 6");
  EXPECT_EQ(game.coats(kAnn), "education -3, king 1, king 1");
  EXPECT_EQ(game.squares(King), (Numbers{0, 0, 0}));
}

TEST(Ruling, A17_BetMovesTakeScrollsToo) {
  auto game = TestPosition(3, "scrolls bet")
                  .row(Gallantry, {3, 0, 0})
                  .row(King, {5, 0, 0})
                  .played(kAnn, "K5,G3")
                  .bet(kAnn, King)
                  .bet(kBert, King)
                  .bet(kChloe, King)
                  .scoring();
  EXPECT_EQ(game.events(Kind::ScrollTaken).size(), 1U);
  EXPECT_EQ(game.paid(King), (Numbers{3, 0, 0}));
  EXPECT_EQ(game.square(King, kAnn), 8);
}

TEST(Ruling, A18_SquareZeroEarnsNothing) {
  auto game =
      TestPosition(3, "scrolls").row(Gallantry, {1, 0, 0}).row(King, {3, 0, 0}).scoring().then({"0 bonus king"});
  EXPECT_EQ(game.coats(kBert), "education -3");
  EXPECT_EQ(game.paid(King), (Numbers{3, 0, 0}));
}

TEST(Ruling, A19_ResetOfRoundThreeDoesNotTouchTheTrack) {
  for (const auto* rules : {"scrolls", "scrolls orderedreset"}) {
    const auto game =
        TestPosition(4, rules).round(3).scroll_six_aside().row(King, {11, 6, 2, 2}).row(Jousts, {9, 0, 0, 0}).scoring();
    EXPECT_EQ(game.squares(King), (Numbers{11, 6, 2, 2})) << rules;
    EXPECT_EQ(game.stack(King, 2), (Numbers{kChloe, kDov})) << rules;
    EXPECT_TRUE(game.state.table.scrolls.six_gone) << rules;
  }
}

TEST(Ruling, A26_ScrollsArePublic) {
  auto game = last_card(TestPosition(4, "scrolls").row(King, {1, 0, 0, 0})).then({"0 play K5"});
  EXPECT_EQ(game.seen_by_spectator().table.scrolls.six_taker, squire_number(kAnn));
}

}  // namespace
}  // namespace roundtable::academy
