// `bet`: the Gallantry bonus is bet on one track before the draft.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

constexpr std::string_view kDeal = "* deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4";

TEST(Bet, IsMadeInTurnOrderBetweenDealAndDraft) {
  auto game = TestPosition(3, "bet").first(kBert).dealing().then({kDeal});
  EXPECT_EQ(game.asks(), "1 bet");
  game.then({"1 bet quests"});
  EXPECT_EQ(game.asks(), "2 bet");
  game.then({"2 bet quests"});
  EXPECT_EQ(game.asks(), "0 bet");
  game.then({"0 bet king"});
  EXPECT_EQ(game.asks(), "0 1 2 pick");
}

TEST(Ruling, A13_AnyOfSevenTracksJoustsAndTournamentsApart) {
  for (const auto* rules : {"bet", "bet knights"}) {
    const auto game = TestPosition(3, rules).dealing().then({kDeal});
    EXPECT_EQ(game.legal(kAnn), (Texts{"bet charity", "bet education", "bet gallantry", "bet jousts", "bet king",
                                       "bet quests", "bet tournaments"}));
  }
}

TEST(Ruling, A13_SwordCountsForTheTrackItWasPlayedOn) {
  const auto game = TestPosition(4, "bet")
                        .row(Gallantry, {9, 5, 3, 0})
                        .row(Jousts, {0, 0, 3, 0})
                        .row(Tournaments, {0, 0, 4, 0})
                        .played(kChloe, "S3 jousts,S4 tournaments,G3,C2")
                        .bet(kAnn, Quests)
                        .bet(kBert, Quests)
                        .bet(kChloe, Tournaments)
                        .bet(kDov, Quests)
                        .scoring();
  EXPECT_EQ(game.square(Jousts, kChloe), 3);
  EXPECT_EQ(game.square(Tournaments, kChloe), 5);
}

TEST(Ruling, A26_BetsArePublic) {
  auto game = TestPosition(3, "bet").dealing().then({kDeal, "0 bet charity"});
  EXPECT_EQ(game.seen_by_spectator().table.bets[squire_number(kAnn)], Charity);
  EXPECT_EQ(seen_by(game.events(Kind::BetMade)[0], Seat{kBert}).track, Charity);
}

// Four squires ranked Ann, Bert, Chloe, Dov on Gallantry, all with a bet on Quests.
TestPosition ranked_bets(std::string_view rules) {
  return TestPosition(4, rules)
      .row(Gallantry, {8, 6, 4, 2})
      .bet(kAnn, Quests)
      .bet(kBert, Quests)
      .bet(kChloe, Quests)
      .bet(kDov, Quests);
}

TEST(Bet, MovesOneTwoThreeSquaresForEachCardPlayedThere) {
  const auto game = ranked_bets("bet")
                        .row(Quests, {5, 7, 10, 4})
                        .played(kAnn, "Q5,G4,G2,G2")
                        .played(kBert, "Q4,Q3,G3,G3")
                        .played(kChloe, "Q3,Q3,Q4,G4")
                        .played(kDov, "Q2,Q2,G2,C2")
                        .scoring();
  EXPECT_EQ(game.squares(Quests), (Numbers{8, 11, 13, 4}));
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Bet, NoCardPlayedThereNoMove) {
  const auto game = ranked_bets("bet").played(kAnn, "G4,G4,C2,C2").row(Quests, {3, 0, 0, 0}).scoring();
  EXPECT_EQ(game.squares(Quests), (Numbers{3, 0, 0, 0}));
}

TEST(Bet, ThirdMovesNothingWithThreeSquiresNorDoesSquareZero) {
  const auto three = TestPosition(3, "bet")
                         .row(Gallantry, {5, 3, 1})
                         .played(kAnn, "Q2")
                         .played(kBert, "Q3")
                         .played(kChloe, "Q4")
                         .bet(kAnn, Quests)
                         .bet(kBert, Quests)
                         .bet(kChloe, Quests)
                         .scoring();
  EXPECT_EQ(three.squares(Quests), (Numbers{3, 2, 0}));
  const auto zero =
      TestPosition(3, "bet").played(kAnn, "Q2").bet(kAnn, Quests).bet(kBert, Quests).bet(kChloe, Quests).scoring();
  EXPECT_EQ(zero.squares(Quests), (Numbers{0, 0, 0}));
}

TEST(Bet, ThirdMovesFirstSoTheLeaderLandsOnTop) {
  const auto game = ranked_bets("bet")
                        .row(Quests, {5, 6, 7, 0})
                        .played(kAnn, "Q5")
                        .played(kBert, "Q4")
                        .played(kChloe, "Q3")
                        .scoring();
  EXPECT_EQ(game.stack(Quests, 8), (Numbers{kChloe, kBert, kAnn}));
}

TEST(Bet, OnKingsServiceIsOneMoveThatStopsAtTwelve) {
  const auto game = TestPosition(4, "bet")
                        .row(Gallantry, {9, 6, 0, 0})
                        .row(King, {7, 8, 0, 0})
                        .played(kAnn, "K3,K4,G4,G5")
                        .played(kBert, "K2,K3,K3,G4")
                        .bet(kAnn, King)
                        .bet(kBert, King)
                        .bet(kChloe, King)
                        .bet(kDov, King)
                        .scoring();
  EXPECT_EQ(game.squares(King), (Numbers{12, 12, 0, 0}));
  EXPECT_EQ(game.stack(King, 12), (Numbers{kBert, kAnn}));
}

TEST(Bet, OnGallantryItselfDoesNotChangeTheRanks) {
  const auto game = TestPosition(3, "bet")
                        .row(Gallantry, {6, 5, 0})
                        .row(Quests, {3, 0, 0})
                        .played(kAnn, "Q3,G4,G2")
                        .played(kBert, "G5,C2,C3")
                        .bet(kAnn, Quests)
                        .bet(kBert, Gallantry)
                        .bet(kChloe, Quests)
                        .scoring();
  EXPECT_EQ(game.squares(Gallantry), (Numbers{6, 7, 0}));
  EXPECT_EQ(game.squares(Quests), (Numbers{6, 0, 0}));
}

TEST(Bet, CountsOnlyThisRoundsCards) {
  auto game = ranked_bets("bet").played(kAnn, "Q5,G4,G2,G2").scoring();
  EXPECT_EQ(game.state.table.bets[squire_number(kAnn)], kNoTrack);
  EXPECT_EQ(game.state.table.played[squire_number(kAnn)].size(), 0);
}

TEST(Ruling, A14_StepBackIsDueEvenIfTheBetMovedNothing) {
  const auto game = ranked_bets("bet stepback").played(kBert, "Q2").scoring();
  EXPECT_EQ(game.squares(Quests), (Numbers{0, 2, 0, 0}));
  EXPECT_EQ(game.squares(Gallantry), (Numbers{7, 5, 3, 2}));
}

TEST(Bet, RefusesWhoIsNotAsked) {
  auto game = TestPosition(3, "bet").dealing().then({kDeal});
  EXPECT_EQ(game.attempt("1 bet quests"), Legality::NotAsked);
  EXPECT_EQ(game.attempt("0 pick C2"), Legality::NotLegal);
  EXPECT_FALSE(game.understands("0 bet none"));
}

}  // namespace
}  // namespace roundtable::academy
