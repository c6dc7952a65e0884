// Lancelot: two players with two squires each, blue and green against yellow and red.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

constexpr std::string_view kLancelotDeal = "* deal C2,E3,G5,K4,S3,S4 C3,E4,G4,K3,Q2,Q3";

TestGame dealt(int first = kAnn) { return TestPosition(2, "lancelot").first(first).dealing().then({kLancelotDeal}); }
TestGame shown(int first = kAnn) { return dealt(first).then({"0 split C2,E3,G5", "1 split C3,E4,G4"}); }

TEST(Lancelot, SixCardsToEachPlayer) {
  const auto game = TestPosition(2, "lancelot").dealing();
  EXPECT_TRUE(game.possible(kLancelotDeal.substr(2)));
  EXPECT_FALSE(game.possible("deal C2,E3,G5,K4,S3 C3,E4,G4,K3,Q2"));
}

TEST(Lancelot, BothSplitAtTheSameTimeIntoAnyPilesOfThree) {
  auto game = dealt();
  EXPECT_EQ(game.asks(), "0 1 split");
  EXPECT_EQ(game.legal(kAnn).size(), 20U);
  EXPECT_EQ(game.attempt("0 split C2,E3,Q2"), Legality::NotLegal);
  EXPECT_FALSE(game.understands("0 split C2,E3"));
  // A pile and its complement are two choices; equal piles are one.
  auto alike = TestPosition(2, "lancelot").dealing().then({"* deal S3,S3,S3,S4,S4,S4 C3,E4,G4,K3,Q2,Q3"});
  EXPECT_EQ(alike.legal(kAnn), (Texts{"split S3,S3,S3", "split S3,S3,S4", "split S3,S4,S4", "split S4,S4,S4"}));
}

TEST(Lancelot, APileHasThreeCardsThatAreThere) {
  const auto game = TestPosition(2, "lancelot").dealing().then({"* deal C2,C2,G4,K2,Q2,S3 C3,C4,E2,E3,G2,K3"});
  const Card c2 = card_from("C2");
  State state = game.state;
  NullSink nobody;
  EXPECT_EQ(apply(state, Seat{0}, Action(Verb::Split, c2, c2, c2), nobody), Legality::NotLegal);
  EXPECT_EQ(apply(state, Seat{0}, Action(Verb::Split, c2, c2, card_from("G4")), nobody), Legality::Legal);
}

TEST(Lancelot, SplitCanBeChangedUntilBothAreIn) {
  auto game = dealt().then({"0 split C2,E3,G5", "0 split K4,S3,S4", "1 split C3,E4,G4"});
  EXPECT_EQ(game.log_end(2), (Texts{"0 split K4,S3,S4", "1 split C3,E4,G4"}));
}

TEST(Lancelot, PilesAreShownToAll) {
  const auto game = shown();
  const auto& piles = game.seen_by_spectator().table.piles;
  EXPECT_EQ(text_of(piles[0][0]), "C2,E3,G5");
  EXPECT_EQ(text_of(piles[0][1]), "K4,S3,S4");
  EXPECT_EQ(text_of(piles[1][0]), "C3,E4,G4");
  EXPECT_EQ(text_of(piles[1][1]), "K3,Q2,Q3");
  // Nothing is visible before both have split.
  const auto halfway = dealt().then({"0 split C2,E3,G5"});
  EXPECT_EQ(text_of(halfway.seen_from(kBert).table.piles[0][0]), "");
  EXPECT_EQ(text_of(halfway.seen_from(kBert).chosen), "");
}

TEST(Lancelot, FirstPlayerTakesAPileThenTheSecondAndTheRestGoesBack) {
  auto game = shown();
  EXPECT_EQ(game.asks(), "0 choose");
  EXPECT_EQ(game.legal(kAnn), (Texts{"choose 1", "choose 2"}));
  game.then({"0 choose 2"});
  EXPECT_EQ(game.asks(), "1 choose");
  game.then({"1 choose 1"});
  EXPECT_EQ(game.asks(), "0 1 assign");
  EXPECT_EQ(text_of(game.seen_from(kAnn).hands[squire_number(kBlue)]), "K3,K4,Q2,Q3,S3,S4");
  EXPECT_EQ(text_of(game.seen_from(kBert).hands[squire_number(kYellow)]), "C2,C3,E3,E4,G4,G5");
}

TEST(Lancelot, FirstPlayerTakesAPileFirstWhoeverItIs) {
  auto game = shown(kBert);
  EXPECT_EQ(game.asks(), "1 choose");
  game.then({"1 choose 1"});
  EXPECT_EQ(game.asks(), "0 choose");
  game.then({"0 choose 2"});
  EXPECT_EQ(game.asks(), "0 1 assign");
  EXPECT_EQ(text_of(game.seen_from(kAnn).hands[squire_number(kBlue)]), "K3,K4,Q2,Q3,S3,S4");
  EXPECT_EQ(text_of(game.seen_from(kBert).hands[squire_number(kYellow)]), "C2,C3,E3,E4,G4,G5");
}

TEST(Lancelot, EachSecretlyGivesThreeCardsToEachSquire) {
  auto game = shown().then({"0 choose 2", "1 choose 2", "0 assign C2,E3,K3"});
  EXPECT_EQ(text_of(game.seen_from(kBert).chosen), "");
  game.then({"0 assign C2,E3,Q3", "0 assign C2,E3,K3", "1 assign C3,E4,G4"});
  EXPECT_EQ(game.hand(kBlue), "C2,E3,K3");
  EXPECT_EQ(game.hand(kGreen), "G5,Q2,Q3");
  EXPECT_EQ(game.hand(kYellow), "C3,E4,G4");
  EXPECT_EQ(game.hand(kRed), "K4,S3,S4");
  const Event blue = game.events(Kind::Assigned)[0];
  EXPECT_EQ(text_of(seen_by(blue, Seat{kAnn}).cards), "C2,E3,K3");
  EXPECT_EQ(text_of(seen_by(blue, Seat{kBert}).cards), "");
  EXPECT_EQ(text_of(game.seen_from(kBert).hands[squire_number(kBlue)]), "");
  EXPECT_EQ(text_of(game.seen_from(kAnn).hands[squire_number(kGreen)]), "G5,Q2,Q3");
}

TEST(Lancelot, WholeRoundByHand) {
  auto game = shown().then({"0 choose 2", "1 choose 2", "0 assign C2,E3,K3", "1 assign C3,E4,G4"});
  game.then({"0 play C2", "0 play E3", "0 play K3"});
  EXPECT_EQ(game.asks(), "1 play");
  EXPECT_EQ(game.legal(kBert), (Texts{"play C3", "play E4", "play G4"}));
  game.then({"1 play C3", "1 play E4", "1 play G4", "0 play G5", "0 play Q2", "0 play Q3"});
  game.then({"1 play K4", "1 play S3 jousts", "1 play S4 jousts"});
  EXPECT_EQ(game.squares(Gallantry), (Numbers{0, 4, 5, 0}));
  EXPECT_EQ(game.squares(Jousts), (Numbers{0, 0, 0, 7}));
  EXPECT_EQ(game.squares(Education), (Numbers{3, 4, 0, 0}));
  EXPECT_EQ(game.squares(King), (Numbers{3, 0, 0, 4}));
  EXPECT_EQ(game.squares(Quests), (Numbers{0, 0, 5, 0}));
  EXPECT_EQ(game.squares(Charity), (Numbers{2, 3, 0, 0}));
  EXPECT_EQ(game.asks(), "1 bonus");
  game.then({"1 bonus jousts", "0 bonus jousts"});
  EXPECT_EQ(game.paid(Jousts), (Numbers{0, 1, 2, 3}));
  EXPECT_EQ(game.paid(Education), (Numbers{0, 0, -3, -3}));
  EXPECT_EQ(game.points(), (Numbers{0, 1, -1, 0}));
  EXPECT_EQ(game.scores(), (Numbers{-1, 1}));
  EXPECT_EQ(game.first(), kBert);
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Lancelot, ThirdPlacesPayAsWithFourSquires) {
  auto game = TestPosition(2, "lancelot").round(6).row(Gallantry, {3, 2, 1, 0}).row(Quests, {9, 7, 5, 3}).scoring();
  EXPECT_EQ(game.asks(), "0 bonus");
  game.then({"0 bonus charity", "1 bonus charity", "0 bonus charity"});
  EXPECT_EQ(game.squares(Charity), (Numbers{3, 2, 1, 0}));
  EXPECT_EQ(game.paid(Quests), (Numbers{17, 10, 4, 0}));
  EXPECT_EQ(game.paid(Charity), (Numbers{0, 0, -5, -10}));
  // Blue 17 and green 4 - 5, yellow 10 and red -10; all pay 3 for Education.
  EXPECT_EQ(game.scores(), (Numbers{10, -6}));
  EXPECT_EQ(game.winners(), (Numbers{kAnn}));
}

TEST(Ruling, A9_TieComparesEachPlayersBestSquire) {
  auto yellow = TestPosition(2, "lancelot")
                    .round(6)
                    .row(Gallantry, {3, 5, 0, 0})
                    .scoring()
                    .then({"0 bonus king", "1 bonus king"});
  EXPECT_EQ(yellow.scores(), (Numbers{-26, -26}));
  EXPECT_EQ(yellow.winners(), (Numbers{kBert}));
  EXPECT_EQ(yellow.why(), Score::Why::Gallantry);
  auto green = TestPosition(2, "lancelot").round(6).row(Gallantry, {0, 5, 6, 4}).scoring();
  green.then({"1 bonus king", "1 bonus king", "0 bonus king"});
  EXPECT_EQ(green.winners(), (Numbers{kAnn}));
  const auto shared = TestPosition(2, "lancelot").round(6).scoring();
  EXPECT_EQ(shared.winners(), (Numbers{kAnn, kBert}));
  EXPECT_EQ(shared.why(), Score::Why::Shared);
}

TEST(Ruling, A36_BetsComeBeforeTheSplitInPlayingOrder) {
  auto game = TestPosition(2, "lancelot bet").round(2).first(kBert).dealing().then({kLancelotDeal});
  Texts asked;
  for (const auto* entry : {"1 bet king", "0 bet quests", "1 bet charity", "0 bet jousts"}) {
    asked.push_back(game.asks());
    game.then({entry});
  }
  EXPECT_EQ(asked, (Texts{"1 bet", "0 bet", "1 bet", "0 bet"}));
  EXPECT_EQ(game.asks(), "0 1 split");
  const auto& bets = game.state.table.bets;
  EXPECT_EQ(bets[squire_number(kYellow)], King);
  EXPECT_EQ(bets[squire_number(kGreen)], Quests);
  EXPECT_EQ(bets[squire_number(kRed)], Charity);
  EXPECT_EQ(bets[squire_number(kBlue)], Jousts);
}

TEST(Ruling, A36_CodexOnSquareZeroGoesByPlayingOrder) {
  auto game = TestPosition(2, "lancelot codex")
                  .round(2)
                  .first(kBert)
                  .tokens("0,-3,0,-1")
                  .row(Education, {0, 0, 0, 5})
                  .scoring();
  game.then({"1 codex 1", "1 codex 2", "0 codex 3"});
  EXPECT_EQ(game.log().back(), "0! codex 4");
  EXPECT_EQ(game.paid(Education), (Numbers{-1, -3, 0, 0}));
}

TEST(Ruling, A36_LastCardOfASquireIsAsked) {
  auto game = TestPosition(2, "lancelot").hand(kBlue, "C2").playing();
  EXPECT_EQ(game.asks(), "0 play");
  EXPECT_EQ(game.legal(kAnn), (Texts{"play C2"}));
  game.then({"0 play C2"});
  EXPECT_EQ(game.asks(), "1 play");
}

TEST(Ruling, A36_OwnOtherSquireAboveCountsForALift) {
  auto game = TestPosition(2, "lancelot lift")
                  .disc(Jousts, kGreen, 5)
                  .disc(Jousts, kBlue, 5)
                  .disc(Quests, kBlue, 4)
                  .disc(Quests, kRed, 4)
                  .disc(Charity, kYellow, 4)
                  .disc(Charity, kRed, 4)
                  .scoring();
  EXPECT_EQ(game.asks(), "0 lift");
  EXPECT_EQ(game.legal(kAnn), (Texts{"lift blue quests", "lift green jousts", "lift none"}));
  game.then({"0 lift green jousts"});
  EXPECT_EQ(game.stack(Jousts, 5), (Numbers{kBlue, kGreen}));
  EXPECT_EQ(game.paid(Jousts), (Numbers{2, 0, 3, 0}));
}

TEST(Lancelot, PlayersOwnSquiresMayTradeAlms) {
  auto game = TestPosition(2, "lancelot alms")
                  .round(6)
                  .row(Charity, {9, 7, 1, 5})
                  .row(Education, {9, 8, 7, 6})
                  .coat(kBlue, Education, -1, 1)
                  .coat(kGreen, Jousts, 2, 1)
                  .coat(kRed, Jousts, 3, 1)
                  .scoring();
  EXPECT_EQ(game.asks(), "0 take");
  game.then({"0 take 2"});
  EXPECT_EQ(game.asks(), "1 take");
  game.then({"1 take 3"});
  EXPECT_EQ(game.coats(kBlue), "jousts 2");
  EXPECT_EQ(game.coats(kGreen), "education -1, education -1");
  EXPECT_EQ(game.coats(kYellow), "jousts 3");
  EXPECT_EQ(game.scores(), (Numbers{0, 0}));
}

TEST(Ruling, A23_InLancelotOneOfSeveralLastIsNamedByColour) {
  auto game = TestPosition(2, "lancelot alms")
                  .round(6)
                  .row(Charity, {9, 0, 0, 0})
                  .row(Education, {9, 8, 7, 6})
                  .coat(kGreen, Jousts, 2)
                  .scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"from green", "from red", "from yellow"}));
  game.then({"0 from green"});
  EXPECT_EQ(game.asks(), "0 take");
}

TEST(Lancelot, AheadOneChoosesForTheSquireThatPlaysNext) {
  auto game = TestPosition(2, "lancelot")
                  .hand(kBlue, "C2,E3,E4")
                  .hand(kYellow, "K2,K3,K4")
                  .hand(kGreen, "Q2,Q3,Q4")
                  .hand(kRed, "G2,G3,G4")
                  .playing();
  EXPECT_EQ(game.asks(), "0 play");
  EXPECT_EQ(game.ahead(kBert), (Texts{"play K2", "play K3", "play K4"}));
  game.then({"0 play C2", "0 play E3", "0 play E4"});
  EXPECT_EQ(game.ahead(kAnn), (Texts{"play Q2", "play Q3", "play Q4"}));
  game.then({"1 play K2", "1 play K3", "1 play K4", "0 play Q2", "0 play Q3", "0 play Q4"});
  EXPECT_EQ(game.ahead(kAnn), Texts{});
}

TEST(Lancelot, PeeksConcernTheSquireWhoPlayed) {
  auto game =
      TestPosition(2, "lancelot codex").tokens("0,-3,0,-1").hand(kBlue, "C2,E3,E4").playing().then({"0 play E3"});
  EXPECT_EQ(game.asks(), "0 peek");
  game.then({"0 peek 4"});
  EXPECT_EQ(game.seen_from(kAnn).tokens[4], -1);
  EXPECT_EQ(game.seen_from(kBert).tokens[4], kHiddenValue);
  EXPECT_EQ(game.asks(), "0 play");
}

}  // namespace
}  // namespace roundtable::academy
