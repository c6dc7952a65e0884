// `alms`: at the very end the leaders of Charity trade coats with the last ones.

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

// Round 6 with four squires ranked Ann, Bert, Chloe, Dov on Charity. Education costs Chloe 1 and Dov 3 this round.
TestPosition ranked(std::string_view rules = "alms") {
  return TestPosition(4, rules).round(6).row(Charity, {8, 6, 4, 1}).row(Education, {9, 8, 4, 1});
}

TEST(Alms, FirstGivesOneEducationCoatAndTakesUpToTwoSmallOnesFromTheLast) {
  auto game = ranked()
                  .coat(kAnn, Education, -1, 1)
                  .coat(kAnn, Education, -3, 2)
                  .coat(kDov, Jousts, 3, 1)
                  .coat(kDov, King, 6, 3)
                  .coat(kDov, Tournaments, 1, 4)
                  .coat(kDov, Jousts, 2, 5)
                  .scoring();
  EXPECT_EQ(game.asks(), "0 give");
  EXPECT_EQ(game.legal(kAnn), (Texts{"give -1", "give -3"}));
  game.then({"0 give -3"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"take 1", "take 2", "take 3", "take none"}));
  game.then({"0 take 3"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"take 1", "take 2", "take none"}));
  game.then({"0 take 2"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kAnn), "education -1, jousts 3, jousts 2");
  EXPECT_EQ(game.coats(kDov), "king 6, tournaments 1, education -3, education -3");
  EXPECT_EQ(game.points(), (Numbers{4, 0, -1, 1}));
}

TEST(Alms, SecondTradesWithTheSecondToLastForOneCoat) {
  auto game = ranked().coat(kBert, Education, -1, 1).coat(kChloe, Jousts, 3, 1).coat(kChloe, Jousts, 2, 2).scoring();
  EXPECT_EQ(game.asks(), "1 take");
  EXPECT_EQ(game.legal(kBert), (Texts{"take 2", "take 3", "take none"}));
  game.then({"1 take 3"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kBert), "jousts 3");
  EXPECT_EQ(game.coats(kChloe), "jousts 2, education -1, education -1");
}

TEST(Alms, FirstTradesBeforeTheSecond) {
  auto game = ranked().coat(kChloe, Jousts, 3, 1).coat(kDov, Jousts, 2, 1).scoring();
  game.then({"0 take 2", "1 take 3"});
  EXPECT_EQ(game.points(), (Numbers{2, 3, -1, -3}));
}

TEST(Alms, SecondToLastOfFiveIsTheFourth) {
  auto game = TestPosition(5, "alms")
                  .round(6)
                  .row(Charity, {9, 7, 5, 3, 1})
                  .row(Education, {9, 8, 7, 4, 1})
                  .coat(kChloe, Jousts, 3)
                  .coat(kDov, Jousts, 1)
                  .scoring();
  EXPECT_EQ(game.asks(), "1 take");
  EXPECT_EQ(game.legal(kBert), (Texts{"take 1", "take none"}));
}

TEST(Alms, OnlyTheFirstTradesWithThreeSquires) {
  auto game = TestPosition(3, "alms")
                  .round(6)
                  .row(Charity, {9, 5, 1})
                  .row(Education, {9, 8, 7})
                  .coat(kAnn, Jousts, 1)
                  .coat(kBert, Jousts, 2)
                  .coat(kChloe, Jousts, 3)
                  .scoring()
                  .then({"0 take 3"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.points(), (Numbers{4, 1, -3}));
}

TEST(Alms, PaysNoCharityCoats) {
  EXPECT_EQ(ranked().scoring().paid(Charity), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(TestPosition(4, "alms").round(6).scoring().paid(Charity), (Numbers{0, 0, 0, 0}));
}

TEST(Alms, OnlyInRoundSix) {
  for (int round = 2; round <= 5; ++round) {
    const auto game = ranked().round(round).coat(kAnn, Education, -3).coat(kDov, Jousts, 3).scoring();
    EXPECT_EQ(game.asks(), "* deal") << round;
    EXPECT_EQ(game.coats(kAnn), "education -3") << round;
  }
}

TEST(Alms, ComesAfterEverythingElse) {
  auto game = ranked().row(Jousts, {0, 0, 0, 5}).row(Quests, {0, 0, 0, 5}).scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"take 3", "take none"}));
  game.then({"0 take 3"});
  EXPECT_EQ(game.coats(kDov), "education -3, quests 17");
}

TEST(Alms, CoatsAboveThreeCannotBeTaken) {
  auto game = ranked("alms scrolls")
                  .coat(kDov, King, 4, 2)
                  .coat(kDov, King, 3, 4)
                  .coat(kDov, Jousts, 8, 4)
                  .coat(kDov, Tournaments, 5, 4)
                  .scoring();
  EXPECT_EQ(game.legal(kAnn), (Texts{"take 3", "take none"}));
  game.then({"0 take 3"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kAnn), "king 3");
}

TEST(Alms, WhatIsMissingIsNotGivenOrTaken) {
  const auto nothing = ranked().scoring();
  EXPECT_EQ(nothing.asks(), "");
  EXPECT_EQ(nothing.log(), Texts{});
  EXPECT_EQ(nothing.points(), (Numbers{0, 0, -1, -3}));
  auto only_take = ranked().coat(kDov, Jousts, 2).scoring();
  EXPECT_EQ(only_take.asks(), "0 take");
}

TEST(Ruling, A21_TheOneWhoTakesChoosesAndSeesTheCoats) {
  auto game = ranked().coat(kAnn, Education, -1, 1).coat(kAnn, Education, -3, 2).coat(kDov, Jousts, 2, 1).scoring();
  EXPECT_EQ(game.attempt("3 give -3"), Legality::NotAsked);
  game.then({"0 give -1"});
  EXPECT_EQ(game.attempt("3 take 2"), Legality::NotAsked);
  EXPECT_EQ(game.attempt("0 take 3"), Legality::NotLegal);
  EXPECT_EQ(legal(game.seen_from(kAnn)).size(), 2);
  game.then({"0 take 2"});
  EXPECT_EQ(game.coats(kAnn), "education -3, jousts 2");
}

TEST(Ruling, A22_GivingIsRequiredAndHappensByItselfWithOneKind) {
  const auto game = ranked().coat(kAnn, Education, -3, 2).scoring();
  EXPECT_EQ(game.log(), Texts{});
  EXPECT_EQ(game.coats(kAnn), "");
  EXPECT_EQ(game.coats(kDov), "education -3, education -3");
  auto both = ranked().coat(kAnn, Education, -3, 2).coat(kAnn, Education, -1, 3).scoring();
  EXPECT_FALSE(both.understands("0 give none"));
  EXPECT_EQ(both.attempt("0 take none"), Legality::NotLegal);
}

TEST(Ruling, A22_TakingIsAChoice) {
  const auto before = ranked().coat(kDov, Jousts, 2, 1).coat(kDov, Jousts, 3, 2).coat(kDov, Jousts, 1, 3).scoring();
  auto none = before;
  none.then({"0 take none"});
  EXPECT_EQ(none.asks(), "");
  EXPECT_EQ(none.points(), (Numbers{0, 0, -1, 3}));
  auto one = before;
  one.then({"0 take 1", "0 take none"});
  EXPECT_EQ(one.points(), (Numbers{1, 0, -1, 2}));
  auto two = before;
  two.then({"0 take 1", "0 take 3"});
  EXPECT_EQ(two.asks(), "");
  EXPECT_EQ(two.points(), (Numbers{4, 0, -1, -1}));
}

TEST(Ruling, A23_FirstNamesOneOfSeveralLastAndThereIsNoSecondToLast) {
  auto game = TestPosition(4, "alms")
                  .round(6)
                  .row(Charity, {5, 0, 0, 3})
                  .row(Education, {9, 8, 7, 6})
                  .coat(kBert, Jousts, 3)
                  .coat(kChloe, Jousts, 2)
                  .coat(kAnn, Jousts, 1)
                  .scoring();
  EXPECT_EQ(game.asks(), "0 from");
  EXPECT_EQ(game.legal(kAnn), (Texts{"from 1", "from 2"}));
  EXPECT_EQ(game.attempt("0 from 3"), Legality::NotLegal);
  game.then({"0 from 2"});
  EXPECT_EQ(game.legal(kAnn), (Texts{"take 2", "take none"}));
  game.then({"0 take 2"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.points(), (Numbers{3, 3, -1, -3}));
}

TEST(Ruling, A23_NamingIsAskedEvenWithNothingToGiveOrTake) {
  auto game = TestPosition(3, "alms").round(6).row(Charity, {5, 0, 0}).row(Education, {9, 8, 7}).scoring();
  EXPECT_EQ(game.asks(), "0 from");
  game.then({"0 from 1"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.points(), (Numbers{0, -1, -3}));
}

TEST(Ruling, A23_OneOnSquareZeroIsLastAndTheNextSecondToLast) {
  auto game = TestPosition(4, "alms")
                  .round(6)
                  .row(Charity, {0, 2, 5, 3})
                  .row(Education, {9, 8, 7, 6})
                  .coat(kAnn, Jousts, 3)
                  .coat(kBert, Jousts, 2)
                  .scoring();
  EXPECT_EQ(game.asks(), "2 take");
  game.then({"2 take 3"});
  EXPECT_EQ(game.asks(), "3 take");
  game.then({"3 take 2"});
  // Chloe and Dov also gave away this round's Education coats, -1 and -3.
  EXPECT_EQ(game.points(), (Numbers{-1, -3, 3, 2}));
}

TEST(Ruling, A23_SquareZeroNeverProfits) {
  const auto game = TestPosition(4, "alms").round(6).coat(kAnn, Jousts, 3).coat(kBert, Education, -3).scoring();
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.points(), (Numbers{0, -6, -3, -3}));
}

TEST(Ruling, A32_OrderIsNameGiveTakeTake) {
  auto game = TestPosition(3, "alms")
                  .round(6)
                  .row(Charity, {5, 0, 0})
                  .row(Education, {9, 8, 7})
                  .coat(kAnn, Education, -1, 1)
                  .coat(kAnn, Education, -3, 2)
                  .coat(kBert, Jousts, 3, 1)
                  .coat(kBert, Jousts, 3, 2)
                  .scoring();
  Texts questions;
  for (const auto* entry : {"0 from 1", "0 give -3", "0 take 3", "0 take 3"}) {
    questions.push_back(game.asks());
    game.then({entry});
  }
  EXPECT_EQ(questions, (Texts{"0 from", "0 give", "0 take", "0 take"}));
  EXPECT_EQ(game.asks(), "");
}

TEST(Ruling, A32_EarliestCoatMovesAndGoesToTheEnd) {
  auto game = ranked()
                  .coat(kAnn, Education, -1, 1)
                  .coat(kAnn, Jousts, 2, 2)
                  .coat(kAnn, Education, -1, 4)
                  .coat(kDov, Tournaments, 3, 1)
                  .coat(kDov, Jousts, 3, 2)
                  .coat(kDov, Tournaments, 3, 2)
                  .scoring()
                  .then({"0 take 3"});
  EXPECT_EQ(game.coats(kAnn), "jousts 2, education -1, tournaments 3");
  EXPECT_EQ(game.coats(kDov), "jousts 3, tournaments 3, education -3, education -1");
  game.then({"0 take 3"});
  EXPECT_EQ(game.coats(kAnn), "jousts 2, education -1, tournaments 3, jousts 3");
  EXPECT_EQ(game.coats(kDov), "tournaments 3, education -3, education -1");
}

TEST(Ruling, A37_WithoutCodexTradesAreOpen) {
  auto game = ranked().coat(kAnn, Education, -3, 2).coat(kDov, Jousts, 2, 1).scoring().then({"0 take 2"});
  EXPECT_EQ(seen_by(game.events(Kind::CoatGiven)[0], Viewer::spectator()).value, -3);
  EXPECT_EQ(seen_by(game.events(Kind::CoatTaken)[0], Viewer::spectator()).value, 2);
  EXPECT_EQ(game.seen_by_spectator().table.ledger, game.state.table.ledger);
}

}  // namespace
}  // namespace roundtable::academy
