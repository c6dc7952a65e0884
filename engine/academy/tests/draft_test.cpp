// Dealing and drafting.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

constexpr std::string_view kDraftDeal = "* deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4";

TestGame three_dealt(int round) { return TestPosition(3).round(round).dealing().then({kDraftDeal}); }

// The whole draft of round 1; packs go left.
TestGame three_drafted() {
  return three_dealt(1).then({"0 pick C2", "1 pick E3", "2 pick G4", "0 pick E4", "1 pick K2", "2 pick Q3", "0 pick K3",
                              "1 pick K4", "2 pick E2", "0 pick G2", "1 pick G3", "2 pick Q4"});
}

TEST(Deal, FiveCardsToEachSquire) {
  const auto game = TestPosition(3).dealing();
  EXPECT_EQ(game.asks(), "* deal");
  EXPECT_TRUE(game.possible("deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4"));
  EXPECT_FALSE(game.possible("deal C2,E2,G2,K2 C3,E3,G3,K3 C4,E4,G4,K4"));
  EXPECT_FALSE(game.possible("deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3"));
}

TEST(Deal, NoMoreCopiesThanTheBoxHas) {
  const auto game = TestPosition(3).dealing();
  EXPECT_TRUE(game.possible("deal C2,E2,G2,S5,S5 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4"));
  EXPECT_FALSE(game.possible("deal C2,E2,G2,S5,S5 C3,E3,G3,K3,S5 C4,E4,G4,K4,Q4"));
  EXPECT_FALSE(game.possible("deal C2,E2,G2,K2,Q5 C3,E3,G3,K3,Q5 C4,E4,G4,K4,Q4"));
}

TEST(Deal, AllCardsAreShuffledAgainEachRound) {
  auto game = TestPosition(3).hand(kAnn, "C2,G5").hand(kBert, "C3,K5").hand(kChloe, "C4,Q5").playing();
  game.then({"0 play C2", "1 play C3", "2 play C4"});
  EXPECT_EQ(game.asks(), "* deal");
  EXPECT_TRUE(game.possible("deal C2,C2,C3,C3,C3 C4,C4,C5,E2,E2 E3,E3,G5,K5,Q5"));
}

TEST(Draft, EverybodyChoosesAtTheSameTime) { EXPECT_EQ(three_dealt(1).asks(), "0 1 2 pick"); }

TEST(Draft, GoesLeftInOddRounds) {
  for (const int round : {1, 3, 5}) {
    auto game = three_dealt(round).then({"0 pick C2", "1 pick E3", "2 pick G4"});
    EXPECT_EQ(game.legal(kBert), (Texts{"pick E2", "pick G2", "pick K2", "pick Q2"})) << round;
    EXPECT_EQ(game.legal(kChloe), (Texts{"pick C3", "pick G3", "pick K3", "pick Q3"})) << round;
    EXPECT_EQ(game.legal(kAnn), (Texts{"pick C4", "pick E4", "pick K4", "pick Q4"})) << round;
  }
}

TEST(Draft, GoesRightInEvenRounds) {
  for (const int round : {2, 4, 6}) {
    auto game = three_dealt(round).then({"0 pick C2", "1 pick E3", "2 pick G4"});
    EXPECT_EQ(game.legal(kChloe), (Texts{"pick E2", "pick G2", "pick K2", "pick Q2"})) << round;
    EXPECT_EQ(game.legal(kAnn), (Texts{"pick C3", "pick G3", "pick K3", "pick Q3"})) << round;
    EXPECT_EQ(game.legal(kBert), (Texts{"pick C4", "pick E4", "pick K4", "pick Q4"})) << round;
  }
}

TEST(Ruling, A29_LeftIsTheNextHigherSeatWrapping) {
  auto game = TestPosition(5).dealing().then(
      {"* deal C2,C2,C3,C3,C3 E2,E2,E3,E3,E3 G2,G2,G3,G3,G3 K2,K2,K3,K3,K3 Q2,Q2,Q3,Q3,Q3"});
  game.then({"0 pick C2", "1 pick E2", "2 pick G2", "3 pick K2", "4 pick Q2"});
  EXPECT_EQ(game.legal(kBert), (Texts{"pick C2", "pick C3"}));
  EXPECT_EQ(game.legal(kElin), (Texts{"pick K2", "pick K3"}));
  EXPECT_EQ(game.legal(kAnn), (Texts{"pick Q2", "pick Q3"}));
  // Clockwise is the same direction.
  EXPECT_EQ(TestPosition(5).first(kElin).hand(kElin, "C2,C3,C4,E2,E3").playing().then({"4 play C2"}).asks(), "0 play");
}

TEST(Draft, GoesOnUntilEachHasKeptFive) {
  const auto game = three_drafted();
  EXPECT_EQ(game.hand(kAnn), "C2,C4,E4,G2,K3");
  EXPECT_EQ(game.hand(kBert), "E3,G3,K2,K4,Q2");
  EXPECT_EQ(game.hand(kChloe), "C3,E2,G4,Q3,Q4");
  EXPECT_EQ(game.asks(), "0 play");
}

TEST(Ruling, A30_LastDraftCardIsKeptAutomatically) {
  auto game = three_drafted();
  EXPECT_EQ(game.log_end(6), (Texts{"0 pick G2", "1 pick G3", "2 pick Q4", "0! pick C4", "1! pick Q2", "2! pick C3"}));
}

TEST(Ruling, A30_ChoiceThatOnlySecretCardsForceIsStillAsked) {
  auto game = TestPosition(3).dealing().then({"* deal S3,S3,S3,S3,S3 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4"});
  EXPECT_EQ(game.asks(), "0 1 2 pick");
  EXPECT_EQ(game.legal(kAnn), (Texts{"pick S3"}));
  game = TestPosition(3).hand(kAnn, "C2,C2").playing();
  EXPECT_EQ(game.asks(), "0 play");
  EXPECT_EQ(game.legal(kAnn), (Texts{"play C2"}));
}

TEST(Draft, ChoicesStandInTheRecordInSeatOrderOnceAllAreIn) {
  auto game = three_dealt(1);
  game.then({"2 pick G4", "0 pick C2"});
  EXPECT_EQ(game.log_end(1), (Texts{std::string(kDraftDeal)}));
  game.then({"1 pick E3"});
  EXPECT_EQ(game.log_end(3), (Texts{"0 pick C2", "1 pick E3", "2 pick G4"}));
}

TEST(Draft, ChoiceCanBeChangedUntilAllAreIn) {
  auto game = three_dealt(1).then({"0 pick C2", "2 pick G4"});
  EXPECT_EQ(game.asks(), "1 pick");
  EXPECT_EQ(game.legal(kAnn), (Texts{"pick C2", "pick E2", "pick G2", "pick K2", "pick Q2"}));
  game.then({"0 pick Q2", "1 pick E3"});
  EXPECT_EQ(game.log_end(3), (Texts{"0 pick Q2", "1 pick E3", "2 pick G4"}));
  EXPECT_EQ(game.legal(kBert), (Texts{"pick C2", "pick E2", "pick G2", "pick K2"}));
}

TEST(Draft, RefusesACardThatIsNotInThePack) {
  auto game = three_dealt(1).then({"0 pick C2"});
  EXPECT_EQ(game.attempt("0 pick C3"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("1 pick C2"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("1 play C3"), Legality::NotLegal);
  EXPECT_EQ(game.attempt("4 pick C2"), Legality::NotAsked);
}

TEST(Draft, CardsThatAreAlikeAreOneChoice) {
  auto game = TestPosition(3).dealing().then({"* deal S3,S3,S4,S4,S5 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"pick S3", "pick S4", "pick S5"}));
  game.then({"0 pick S3", "1 pick E3", "2 pick G4"});
  EXPECT_EQ(game.legal(kBert), (Texts{"pick S3", "pick S4", "pick S5"}));
}

TEST(Ruling, A27_PlayerRemembersEveryCardHeld) {
  const auto game = three_drafted();
  const View ann = game.seen_from(kAnn);
  const Texts held = {"C2,E2,G2,K2,Q2", "C4,E4,K4,Q4", "C3,G3,K3", "G2,Q2", "C4"};
  const Texts kept = {"C2", "E4", "K3", "G2", "C4"};
  for (std::size_t step = 0; step < 5; ++step) {
    EXPECT_EQ(text_of(ann.seen[step]), held[step]) << step;
    EXPECT_EQ(text_of(ann.kept[step]), kept[step]) << step;
  }
}

TEST(Ruling, A27_PlayerRemembersWhileCardsArePlayed) {
  auto game = three_drafted().then({"0 play C2", "1 play E3", "2 play G4"});
  EXPECT_EQ(text_of(game.seen_from(kBert).seen[0]), "C3,E3,G3,K3,Q3");
  EXPECT_EQ(text_of(game.seen_from(kBert).seen[1]), "E2,G2,K2,Q2");
  EXPECT_EQ(text_of(game.seen_from(kBert).kept[1]), "K2");
}

TEST(Ruling, A27_PassedCardsAreSeenByGiverAndReceiver) {
  const auto passed = three_dealt(1).then({"0 pick C2", "1 pick E3", "2 pick G4"}).events(Kind::Passed);
  ASSERT_EQ(passed.size(), 3U);
  EXPECT_EQ(passed[0].squire, squire_number(kAnn));
  EXPECT_EQ(passed[0].other, squire_number(kBert));
  EXPECT_EQ(text_of(seen_by(passed[0], Seat{kAnn}).cards), "E2,G2,K2,Q2");
  EXPECT_EQ(text_of(seen_by(passed[0], Seat{kBert}).cards), "E2,G2,K2,Q2");
  EXPECT_EQ(text_of(seen_by(passed[0], Seat{kChloe}).cards), "");
  EXPECT_EQ(text_of(seen_by(passed[0], Viewer::spectator()).cards), "");
}

TEST(Ruling, A26_DealtAndKeptCardsAreSeenByTheirOwnerOnly) {
  const auto game = three_dealt(1).then({"0 pick C2", "1 pick E3", "2 pick G4"});
  const Event dealt = game.events(Kind::Dealt)[kAnn];
  EXPECT_EQ(text_of(seen_by(dealt, Seat{kAnn}).cards), "C2,E2,G2,K2,Q2");
  EXPECT_EQ(text_of(seen_by(dealt, Seat{kBert}).cards), "");
  const Event kept = game.events(Kind::Kept)[kBert];
  EXPECT_EQ(text_of(seen_by(kept, Seat{kBert}).card), "E3");
  EXPECT_EQ(seen_by(kept, Seat{kAnn}).card, kNoCard);
  EXPECT_EQ(seen_by(kept, Viewer::spectator()).card, kNoCard);
}

TEST(Ruling, A26_HandsAreSecret) {
  const auto game = three_drafted();
  EXPECT_EQ(text_of(game.seen_from(kAnn).hands[squire_number(kAnn)]), "C2,C4,E4,G2,K3");
  EXPECT_EQ(text_of(game.seen_from(kAnn).hands[squire_number(kBert)]), "");
  EXPECT_EQ(text_of(game.seen_by_spectator().hands[squire_number(kAnn)]), "");
  // A pick is visible only in its maker's view until all have picked.
  auto drafting = three_dealt(1);
  const View before = drafting.seen_from(kBert);
  drafting.then({"0 pick C2"});
  EXPECT_EQ(text_of(drafting.seen_from(kAnn).kept[0]), "C2");
  EXPECT_EQ(drafting.seen_from(kBert).seen, before.seen);
  EXPECT_EQ(drafting.seen_from(kBert).kept, before.kept);
}

}  // namespace
}  // namespace roundtable::academy
