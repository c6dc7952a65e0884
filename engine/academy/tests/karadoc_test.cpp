// Karadoc: two players and a neutral squire.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

constexpr std::string_view kKaradocDeal = "* deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q5";

TEST(Karadoc, ThreeHandsAreDealt) {
  const auto game = TestPosition(2, "karadoc").dealing();
  EXPECT_TRUE(game.possible(kKaradocDeal.substr(2)));
  EXPECT_FALSE(game.possible("deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3"));
}

TEST(Ruling, A6_SeatsClockwiseAreAnnBertNeutral) {
  // Round 1: Ann passes to Bert, Bert to the neutral, the neutral to Ann.
  auto left = TestPosition(2, "karadoc").dealing().then({kKaradocDeal, "0 pick C2", "1 pick E3", "* neutral pick Q5"});
  EXPECT_EQ(left.legal(kBert), (Texts{"pick E2", "pick G2", "pick K2", "pick Q2"}));
  EXPECT_EQ(left.legal(kAnn), (Texts{"pick C4", "pick E4", "pick G4", "pick K4"}));
  // Round 2: the other way.
  auto right =
      TestPosition(2, "karadoc").round(2).dealing().then({kKaradocDeal, "0 pick C2", "1 pick E3", "* neutral pick Q5"});
  EXPECT_EQ(right.legal(kAnn), (Texts{"pick C3", "pick G3", "pick K3", "pick Q3"}));
  EXPECT_EQ(right.legal(kBert), (Texts{"pick C4", "pick E4", "pick G4", "pick K4"}));
  // Play goes in the same direction.
  auto play = TestPosition(2, "karadoc").first(kBert).hand(kBert, "C2,C3").hand(kNeutral, "Q2,Q3").playing();
  EXPECT_EQ(play.asks(), "1 play");
  play.then({"1 play C2"});
  EXPECT_EQ(play.asks(), "* neutral play");
  play.then({"* neutral play Q2"});
  EXPECT_EQ(play.asks(), "0 play");
}

TEST(Karadoc, NeutralKeepsTheHighestCard) {
  auto game = TestPosition(2, "karadoc").dealing().then({kKaradocDeal, "0 pick C2", "1 pick E3"});
  EXPECT_EQ(game.asks(), "* neutral pick");
  EXPECT_TRUE(game.possible("neutral pick Q5"));
  EXPECT_FALSE(game.possible("neutral pick K4"));
  EXPECT_FALSE(game.possible("neutral pick G5"));
}

TEST(Karadoc, NeutralKeepsAnyOfSeveralHighestCards) {
  auto game = TestPosition(2, "karadoc")
                  .dealing()
                  .then({kKaradocDeal, "0 pick C2", "1 pick E3", "* neutral pick Q5", "0 pick C4", "1 pick E2"});
  for (const auto* card : {"neutral pick C3", "neutral pick G3", "neutral pick K3", "neutral pick Q3"}) {
    EXPECT_TRUE(game.possible(card)) << card;
  }
}

TEST(Karadoc, DraftEndsWithFiveCardsEachTheNeutralsFifthInTheRecordToo) {
  auto game = TestPosition(2, "karadoc")
                  .dealing()
                  .then({kKaradocDeal, "0 pick C2", "1 pick E3", "* neutral pick Q5", "0 pick C4", "1 pick E2",
                         "* neutral pick C3", "0 pick G3", "1 pick E4", "* neutral pick G2", "0 pick K2", "1 pick K3",
                         "* neutral pick K4"});
  EXPECT_EQ(game.log_end(2), (Texts{"0! pick G4", "1! pick Q2"}));
  EXPECT_EQ(game.asks(), "* neutral pick");
  game.then({"* neutral pick Q3"});
  EXPECT_EQ(game.hand(kAnn), "C2,C4,G3,G4,K2");
  EXPECT_EQ(game.hand(kBert), "E2,E3,E4,K3,Q2");
  EXPECT_EQ(game.hand(kNeutral), "C3,G2,K4,Q3,Q5");
  EXPECT_EQ(game.asks(), "0 play");
}

TEST(Karadoc, WhatTheNeutralKeepsIsUnseen) {
  auto game = TestPosition(2, "karadoc").dealing().then({kKaradocDeal, "0 pick C2", "1 pick E3", "* neutral pick Q5"});
  const Event kept = game.events(Kind::Kept)[2];
  EXPECT_EQ(kept.squire, squire_number(kNeutral));
  for (const Viewer viewer : {Viewer(Seat{kAnn}), Viewer(Seat{kBert}), Viewer::spectator()}) {
    EXPECT_EQ(seen_by(kept, viewer).card, kNoCard);
  }
}

TEST(Karadoc, NeutralPlaysARandomCardOfItsHandFourOfFive) {
  auto game = TestPosition(2, "karadoc").hand(kAnn, "C2,C3").hand(kBert, "E2,E3").hand(kNeutral, "K5,Q4").playing();
  game.then({"0 play C2", "1 play E2"});
  EXPECT_TRUE(game.possible("neutral play K5"));
  EXPECT_TRUE(game.possible("neutral play Q4"));
  EXPECT_FALSE(game.possible("neutral play Q5"));
  game.then({"* neutral play Q4"});
  EXPECT_EQ(game.square(Quests, kNeutral), 4);
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Ruling, A25_NeutralsUnplayedCardStaysUnknown) {
  auto game = TestPosition(2, "karadoc")
                  .row(Gallantry, {3, 0, 0})
                  .hand(kAnn, "C2,C3")
                  .hand(kBert, "E2,E3")
                  .hand(kNeutral, "K5,Q4")
                  .playing();
  game.then({"0 play C2", "1 play E2", "* neutral play Q4"});
  ASSERT_EQ(game.asks(), "0 bonus");
  EXPECT_EQ(text_of(game.seen_from(kAnn).hands[squire_number(kNeutral)]), "");
  game.then({"0 bonus king"});
  for (const Event& event : game.told.events) EXPECT_NE(event.card, card_from("K5"));
}

TEST(Karadoc, FirstPlayerNamesTheTrackOfTheNeutralsSword) {
  auto game = TestPosition(2, "karadoc").first(kBert).hand(kBert, "C2,C3").hand(kNeutral, "C4,S4").playing();
  game.then({"1 play C2", "* neutral play S4"});
  EXPECT_EQ(game.asks(), "1 neutral sword");
  EXPECT_EQ(game.legal(kBert), (Texts{"neutral jousts", "neutral tournaments"}));
  EXPECT_EQ(game.attempt("0 neutral jousts"), Legality::NotAsked);
  game.then({"1 neutral tournaments"});
  EXPECT_EQ(game.square(Tournaments, kNeutral), 4);
  EXPECT_EQ(game.square(Jousts, kNeutral), 0);
  EXPECT_EQ(game.asks(), "0 play");
}

TEST(Karadoc, FirstPlayerChoosesTheNeutralsBonus) {
  auto game = TestPosition(2, "karadoc").first(kBert).row(Gallantry, {0, 2, 5}).scoring();
  EXPECT_EQ(game.asks(), "1 bonus");
  game.then({"1 bonus quests"});
  EXPECT_EQ(game.asks(), "1 neutral bonus");
  EXPECT_EQ(game.attempt("1 bonus quests"), Legality::NotLegal);
  game.then({"1 neutral bonus quests"});
  EXPECT_EQ(game.squares(Quests), (Numbers{0, 2, 3}));
  EXPECT_EQ(TestPosition(2, "karadoc").first(kAnn).row(Gallantry, {0, 0, 5}).scoring().asks(), "0 neutral bonus");
}

TEST(Karadoc, ThirdPlaceEarnsNothing) {
  const auto game = TestPosition(2, "karadoc").round(6).row(Jousts, {5, 3, 1}).row(Quests, {1, 5, 3}).scoring();
  EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0}));
  EXPECT_EQ(game.paid(Quests), (Numbers{0, 17, 10}));
}

TEST(Karadoc, FirstPlayerAlternatesBetweenThePlayers) {
  EXPECT_EQ(TestPosition(2, "karadoc").round(1).first(kAnn).scoring().first(), kBert);
  EXPECT_EQ(TestPosition(2, "karadoc").round(2).first(kBert).scoring().first(), kAnn);
}

TEST(Ruling, A7_NeutralEarnsCoatsButCannotWin) {
  const auto game = TestPosition(2, "karadoc").round(6).row(Quests, {1, 5, 9}).row(Jousts, {0, 0, 4}).scoring();
  EXPECT_EQ(game.points(), (Numbers{-13, -3, 7}));
  EXPECT_EQ(game.scores(), (Numbers{-13, -3}));
  EXPECT_EQ(game.winners(), (Numbers{kBert}));
}

TEST(Ruling, A7_NeutralDoesNotCountInATie) {
  auto game = TestPosition(2, "karadoc")
                  .round(6)
                  .row(Gallantry, {1, 0, 5})
                  .scoring()
                  .then({"0 bonus king", "0 neutral bonus king"});
  EXPECT_EQ(game.points(), (Numbers{-13, -13, -13}));
  EXPECT_EQ(game.winners(), (Numbers{kAnn}));
  EXPECT_EQ(game.why(), Score::Why::Gallantry);
  auto shared = TestPosition(2, "karadoc").round(6).row(Gallantry, {0, 0, 5}).scoring().then({"0 neutral bonus king"});
  EXPECT_EQ(shared.winners(), (Numbers{kAnn, kBert}));
}

TEST(Ruling, A31_FirstPlayerBetsForTheNeutral) {
  auto game = TestPosition(2, "karadoc bet").first(kBert).dealing().then({kKaradocDeal});
  EXPECT_EQ(game.asks(), "1 bet");
  game.then({"1 bet king"});
  EXPECT_EQ(game.asks(), "1 neutral bet");
  game.then({"1 neutral bet quests"});
  EXPECT_EQ(game.asks(), "0 bet");
  game.then({"0 bet charity"});
  EXPECT_EQ(game.state.table.bets[squire_number(kNeutral)], Quests);
  EXPECT_EQ(game.asks(), "0 1 pick");
}

TEST(Ruling, A31_FirstPlayerChoosesTheKnightForTheNeutral) {
  auto game = TestPosition(2, "karadoc knights").first(kBert).hand(kBert, "C2,C3").hand(kNeutral, "C4,S4").playing();
  game.then({"1 play C2", "* neutral play S4", "1 neutral jousts"});
  EXPECT_EQ(game.square(Jousts, kNeutral), 4);
  EXPECT_EQ(game.state.table.cup, 4);
}

TEST(Ruling, A35_NeutralNeverPeeks) {
  auto game = TestPosition(2, "karadoc codex")
                  .first(kBert)
                  .tokens("0,-3,-1")
                  .hand(kBert, "C2,C3")
                  .hand(kNeutral, "C4,E4")
                  .playing();
  game.then({"1 play C2", "* neutral play E4"});
  EXPECT_EQ(game.square(Education, kNeutral), 4);
  EXPECT_EQ(game.asks(), "0 play");
}

TEST(Karadoc, FirstPlayerTakesTheNeutralsToken) {
  auto game = TestPosition(2, "karadoc codex").first(kBert).tokens("0,-3,-1").row(Education, {1, 2, 3}).scoring();
  EXPECT_EQ(game.asks(), "1 neutral codex");
  game.then({"1 neutral codex 2", "1 codex 1"});
  EXPECT_EQ(game.paid(Education), (Numbers{-1, 0, -3}));
  auto forced = TestPosition(2, "karadoc codex").first(kBert).tokens("0,-3,-1").row(Education, {3, 2, 1}).scoring();
  forced.then({"0 codex 1", "1 codex 2"});
  EXPECT_EQ(forced.log().back(), "1! neutral codex 3");
}

TEST(Ruling, A38_WhatTheNeutralTookIsSeenByNobody) {
  auto game = TestPosition(2, "karadoc codex").first(kBert).tokens("0,-3,-1").row(Education, {1, 2, 3}).scoring();
  game.then({"1 neutral codex 2"});
  const Event taken = game.events(Kind::TokenTaken)[0];
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(seen_by(taken, seat_number(seat)).value, kHiddenValue);
    EXPECT_EQ(seen_by(taken, seat_number(seat)).from, 2);
    EXPECT_EQ(game.seen_from(seat).tokens[2], kHiddenValue);
  }
}

TEST(Karadoc, FirstPlayerTradesForTheNeutralInAlms) {
  auto game = TestPosition(2, "karadoc alms")
                  .round(6)
                  .first(kBert)
                  .row(Charity, {0, 0, 9})
                  .row(Education, {9, 8, 7})
                  .coat(kNeutral, Education, -1, 1)
                  .coat(kAnn, Jousts, 3, 1)
                  .scoring();
  EXPECT_EQ(game.asks(), "1 neutral from");
  EXPECT_EQ(game.legal(kBert), (Texts{"neutral from 0", "neutral from 1"}));
  game.then({"1 neutral from 0"});
  EXPECT_EQ(game.asks(), "1 neutral give");
  game.then({"1 neutral give -3"});
  EXPECT_EQ(game.asks(), "1 neutral take");
  game.then({"1 neutral take 3"});
  EXPECT_EQ(game.points(), (Numbers{-3, -1, 2}));
}

TEST(Karadoc, NeutralCanBeTheOneTakenFromInAlms) {
  auto game = TestPosition(2, "karadoc alms")
                  .round(6)
                  .row(Charity, {9, 0, 0})
                  .row(Education, {9, 8, 7})
                  .coat(kAnn, Education, -1, 1)
                  .coat(kNeutral, Jousts, 3, 1)
                  .scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"from 1", "from neutral"}));
  game.then({"0 from neutral", "0 take 3"});
  EXPECT_EQ(game.points(), (Numbers{3, -1, -4}));
}

}  // namespace
}  // namespace roundtable::academy
