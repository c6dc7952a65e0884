// Education, and the Secret Codex that may replace it.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

TEST(Education, LastLosesThreeAndSecondToLastOne) {
  const auto game = TestPosition(4)
                        .disc(Education, kAnn, 6)
                        .disc(Education, kChloe, 4)
                        .disc(Education, kBert, 4)
                        .disc(Education, kDov, 2)
                        .scoring();
  EXPECT_EQ(game.paid(Education), (Numbers{0, 0, -1, -3}));
  EXPECT_EQ(TestPosition(5).row(Education, {2, 4, 6, 8, 10}).scoring().paid(Education), (Numbers{-3, -1, 0, 0, 0}));
  EXPECT_EQ(TestPosition(3).row(Education, {2, 4, 6}).scoring().paid(Education), (Numbers{-3, -1, 0}));
}

TEST(Education, LowerInTheStackIsLast) {
  const auto game =
      TestPosition(3).disc(Education, kChloe, 5).disc(Education, kAnn, 5).disc(Education, kBert, 5).scoring();
  EXPECT_EQ(game.paid(Education), (Numbers{-1, 0, -3}));
}

TEST(Education, OneOnSquareZeroIsLastAndTheNextAboveLosesOne) {
  EXPECT_EQ(TestPosition(4).row(Education, {6, 4, 2, 0}).scoring().paid(Education), (Numbers{0, 0, -1, -3}));
  const auto tied =
      TestPosition(4).disc(Education, kAnn, 4).disc(Education, kChloe, 4).disc(Education, kDov, 4).scoring();
  EXPECT_EQ(tied.paid(Education), (Numbers{-1, -3, 0, 0}));
}

TEST(Education, SquareZeroIsLastForAll) {
  EXPECT_EQ(TestPosition(4).row(Education, {6, 4, 0, 0}).scoring().paid(Education), (Numbers{0, 0, -3, -3}));
  EXPECT_EQ(TestPosition(4).row(Education, {6, 0, 0, 0}).scoring().paid(Education), (Numbers{0, -3, -3, -3}));
  EXPECT_EQ(TestPosition(4).scoring().paid(Education), (Numbers{-3, -3, -3, -3}));
}

// Codex -------------------------------------------------------------------------------------------------------------

constexpr std::string_view kCodexDeal = "* deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4";

TEST(Codex, IsLaidAfterTheDealAndBeforeBetsAndDraft) {
  auto game = TestPosition(3, "codex bet").dealing().then({kCodexDeal});
  EXPECT_EQ(game.asks(), "* codex");
  game.then({"* codex 0,-3,-1"});
  EXPECT_EQ(game.asks(), "0 bet");
  EXPECT_EQ(TestPosition(3, "codex").dealing().then({kCodexDeal, "* codex 0,-3,-1"}).asks(), "0 1 2 pick");
}

TEST(Codex, HasOneTokenASquireOneMinusThreeOneMinusOneTheRestZero) {
  const auto game = TestPosition(3, "codex").dealing().then({kCodexDeal});
  EXPECT_TRUE(game.possible("codex 0,-3,-1"));
  EXPECT_TRUE(game.possible("codex -1,0,-3"));
  for (const auto* tokens : {"codex 0,0,-3", "codex -3,-3,-1", "codex -1,-1,0", "codex 0,-3", "codex 0,0,-3,-1"}) {
    EXPECT_FALSE(game.possible(tokens)) << tokens;
  }
}

TEST(Codex, EducationCardGivesALookOrNot) {
  auto game = TestPosition(4, "codex").tokens("0,-3,0,-1").hand(kAnn, "E4,K2").playing().then({"0 play E4"});
  EXPECT_EQ(game.square(Education, kAnn), 4);
  EXPECT_EQ(game.asks(), "0 peek");
  EXPECT_EQ(game.legal(kAnn), (Texts{"peek 1", "peek 2", "peek 3", "peek 4", "peek none"}));
  auto declined = game;
  declined.then({"0 peek none"});
  EXPECT_EQ(declined.asks(), "1 play");
  EXPECT_EQ(declined.seen_from(kAnn).tokens[2], kHiddenValue);
  game.then({"0 peek 2"});
  EXPECT_EQ(game.asks(), "1 play");
  EXPECT_EQ(game.seen_from(kAnn).tokens[2], -3);
  EXPECT_EQ(game.seen_from(kAnn).tokens[1], kHiddenValue);
  EXPECT_EQ(game.seen_from(kBert).tokens[2], kHiddenValue);
}

TEST(Codex, OtherCardsGiveNoLook) {
  EXPECT_EQ(TestPosition(4, "codex").tokens("0,-3,0,-1").hand(kAnn, "E4,K2").playing().then({"0 play K2"}).asks(),
            "1 play");
}

TEST(Ruling, A35_AnyPlaceMayBeLookedAtAgainToo) {
  auto game = TestPosition(3, "codex")
                  .tokens("0,-3,-1")
                  .hand(kAnn, "E2,E3,E4")
                  .hand(kBert, "C2,C3,C4")
                  .hand(kChloe, "Q2,Q3,Q4")
                  .playing();
  game.then({"0 play E2", "0 peek 3", "1 play C2", "2 play Q2", "0 play E3"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"peek 1", "peek 2", "peek 3", "peek none"}));
  game.then({"0 peek 3"});
  EXPECT_EQ(game.seen_from(kAnn).tokens[3], -1);
  EXPECT_EQ(game.seen_from(kAnn).tokens[1], kHiddenValue);
}

TEST(Codex, TokensAreTakenInRankOrderAndReplaceTheUsualPenalties) {
  auto game = TestPosition(4, "codex")
                  .tokens("0,-3,0,-1")
                  .disc(Education, kDov, 3)
                  .disc(Education, kAnn, 3)
                  .disc(Education, kChloe, 7)
                  .disc(Education, kBert, 1)
                  .scoring();
  EXPECT_EQ(game.asks(), "2 codex");
  EXPECT_EQ(game.legal(kChloe), (Texts{"codex 1", "codex 2", "codex 3", "codex 4"}));
  game.then({"2 codex 4"});
  EXPECT_EQ(game.asks(), "0 codex");
  EXPECT_EQ(game.attempt("0 codex 4"), Legality::NotLegal);
  game.then({"0 codex 1"});
  EXPECT_EQ(game.asks(), "3 codex");
  game.then({"3 codex 3"});
  EXPECT_EQ(game.paid(Education), (Numbers{0, -3, -1, 0}));
}

TEST(Ruling, A30_LastCodexTokenIsTakenAutomatically) {
  auto game = TestPosition(3, "codex").tokens("0,-3,-1").row(Education, {3, 2, 1}).scoring();
  game.then({"0 codex 2", "1 codex 1"});
  EXPECT_EQ(game.log(), (Texts{"0 codex 2", "1 codex 1", "2! codex 3"}));
  EXPECT_EQ(game.asks(), "* deal");
}

TEST(Codex, MinusTokensAreKeptAsCoatsAndZerosGoBack) {
  auto game =
      TestPosition(3, "codex").tokens("0,-3,-1").row(Education, {3, 2, 1}).scoring().then({"0 codex 1", "1 codex 3"});
  EXPECT_EQ(game.coats(kAnn), "");
  EXPECT_EQ(game.coats(kBert), "education -1");
  EXPECT_EQ(game.coats(kChloe), "education -3");
  const auto returned = game.events(Kind::TokenReturned);
  ASSERT_EQ(returned.size(), 1U);
  EXPECT_EQ(returned[0].squire, squire_number(kAnn));
}

TEST(Codex, ScoresEveryRoundWithFreshTokens) {
  for (int round = 1; round <= 6; ++round) {
    auto game = TestPosition(3, "codex").round(round).tokens("-1,0,-3").row(Education, {3, 2, 1}).scoring();
    EXPECT_EQ(game.asks(), "0 codex") << round;
    game.then({"0 codex 2", "1 codex 1"});
    EXPECT_EQ(game.paid(Education), (Numbers{0, -1, -3})) << round;
    if (round == 6) continue;
    game.then({kCodexDeal});
    EXPECT_EQ(game.asks(), "* codex") << round;
  }
}

TEST(Ruling, A15_SquareZeroChoosesLastInTurnOrder) {
  auto game = TestPosition(4, "codex").first(kDov).tokens("0,-3,0,-1").row(Education, {5, 3, 0, 0}).scoring();
  game.then({"0 codex 1", "1 codex 3"});
  EXPECT_EQ(game.asks(), "3 codex");
  game.then({"3 codex 4"});
  EXPECT_EQ(game.paid(Education), (Numbers{0, 0, -3, -1}));
  // From the first player, regardless of seat numbers.
  auto all = TestPosition(5, "codex").first(kChloe).tokens("0,-3,0,-1,0").scoring();
  all.then({"2 codex 1", "3 codex 2", "4 codex 3", "0 codex 4"});
  EXPECT_EQ(all.log().back(), "1! codex 5");
}

TEST(Ruling, A16_TakerSeesTheTokenOthersOnlyWhoReturnedAZero) {
  auto game = TestPosition(4, "codex").tokens("0,-3,0,-1").row(Education, {4, 3, 2, 1}).scoring();
  game.then({"0 codex 1"});
  EXPECT_EQ(game.seen_from(kAnn).tokens[1], 0);
  EXPECT_EQ(game.seen_from(kBert).tokens[1], kHiddenValue);
  game.then({"1 codex 2", "2 codex 3"});
  const auto education = [&](const View& seen, int squire) {
    return int{seen.table.ledger.paid(Education, 1)[squire_number(squire)]};
  };
  EXPECT_EQ(education(game.seen_from(kBert), kBert), -3);
  // Ann knows that Bert and Dov each kept a coat, not which.
  EXPECT_EQ(education(game.seen_from(kAnn), kAnn), 0);
  EXPECT_EQ(education(game.seen_from(kAnn), kBert), kHiddenValue);
  EXPECT_EQ(education(game.seen_from(kAnn), kChloe), 0);
  EXPECT_EQ(education(game.seen_from(kAnn), kDov), kHiddenValue);
  EXPECT_EQ(education(game.seen_by_spectator(), kDov), kHiddenValue);
}

TEST(Ruling, A26_CodexCoatsAreKnownToWhoLookedAtTheirToken) {
  auto game = TestPosition(4, "codex")
                  .tokens("0,-3,0,-1")
                  .row(Education, {0, 9, 8, 7})
                  .hand(kAnn, "E2,K2")
                  .hand(kBert, "C2,Q2")
                  .hand(kChloe, "C3,Q3")
                  .hand(kDov, "C4,Q4")
                  .playing()
                  .then({"0 play E2", "0 peek 2", "1 play C2", "2 play C3", "3 play C4", "1 codex 1", "2 codex 2",
                         "3 codex 4"});
  EXPECT_EQ(game.paid(Education), (Numbers{0, 0, -3, -1}));
  EXPECT_EQ(game.seen_from(kAnn).table.ledger, game.state.table.ledger);
  EXPECT_NE(game.seen_from(kBert).table.ledger, game.state.table.ledger);
}

TEST(Ruling, A38_PlacesAreSeenByAllValuesByOneOnly) {
  auto game = TestPosition(3, "codex").tokens("0,-3,-1").hand(kAnn, "E4,K2").playing().then({"0 play E4", "0 peek 2"});
  const Event peeked = game.events(Kind::Peeked)[0];
  EXPECT_EQ(seen_by(peeked, Seat{kAnn}).value, -3);
  EXPECT_EQ(seen_by(peeked, Seat{kBert}).value, kHiddenValue);
  EXPECT_EQ(seen_by(peeked, Seat{kBert}).from, 2);
  EXPECT_EQ(seen_by(peeked, Viewer::spectator()).value, kHiddenValue);

  auto scoring = TestPosition(3, "codex").tokens("0,-3,-1").row(Education, {3, 2, 1}).scoring().then({"0 codex 3"});
  const Event taken = scoring.events(Kind::TokenTaken)[0];
  EXPECT_EQ(seen_by(taken, Seat{kAnn}).value, -1);
  EXPECT_EQ(seen_by(taken, Seat{kChloe}).value, kHiddenValue);
  EXPECT_EQ(seen_by(taken, Seat{kChloe}).from, 3);
  EXPECT_EQ(scoring.seen_by_spectator().table.token[squire_number(kAnn)], 3);
}

TEST(Ruling, A38_ZerosAreReturnedAfterEveryoneHasTaken) {
  auto game = TestPosition(4, "codex").tokens("0,-3,0,-1").row(Education, {4, 3, 2, 1}).scoring();
  game.then({"0 codex 1", "1 codex 3"});
  EXPECT_TRUE(game.events(Kind::TokenReturned).empty());
  EXPECT_EQ(game.legal(kChloe), (Texts{"codex 2", "codex 4"}));
  game.then({"2 codex 2"});
  EXPECT_EQ(game.events(Kind::TokenReturned).size(), 2U);
}

}  // namespace
}  // namespace roundtable::academy
