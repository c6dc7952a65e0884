// `edition`: differences between the printed languages (A40).

#include "engine/academy/tests/test_position.h"

namespace roundtable::academy {
namespace {

std::string in_box(std::string_view rules, std::string_view edition) {
  return std::string(rules) + " " + std::string(edition);
}

// A bonus carries Ann to square 8 of King's Service; from there a card takes her to 12.
TestGame carried_past_six(std::string_view edition) {
  return TestPosition(3, in_box("scrolls", edition))
      .row(Gallantry, {2, 0, 0})
      .row(King, {5, 1, 0})
      .scoring()
      .then({"0 bonus king"});
}

TEST(Edition, FrenchScrollsAreTakenByCardsOnly) {
  for (const auto* edition : {"common", "english", "russian"}) {
    const auto game = carried_past_six(edition);
    EXPECT_EQ(game.events(Kind::ScrollTaken).size(), 1U) << edition;
    EXPECT_EQ(game.paid(King), (Numbers{3, 1, 0})) << edition;
  }
  const auto french = carried_past_six("french");
  EXPECT_TRUE(french.events(Kind::ScrollTaken).empty());
  EXPECT_EQ(french.square(King, kAnn), 8);
  EXPECT_EQ(french.paid(King), (Numbers{0, 0, 0}));
}

TEST(Edition, FrenchBetsTakeNoScrollEither) {
  const auto game = TestPosition(3, "scrolls bet french")
                        .row(Gallantry, {3, 0, 0})
                        .row(King, {5, 0, 0})
                        .played(kAnn, "K5,G3")
                        .bet(kAnn, King)
                        .bet(kBert, King)
                        .bet(kChloe, King)
                        .scoring();
  EXPECT_EQ(game.square(King, kAnn), 8);
  EXPECT_TRUE(game.events(Kind::ScrollTaken).empty());
}

// She is beyond the scroll of 6, which still lies there; only she passed it.
TestPosition beyond_six() {
  return TestPosition(3, "scrolls french")
      .row(King, {8, 4, 0})
      .hand(kAnn, "K3,C2")
      .hand(kBert, "K2,C3")
      .hand(kChloe, "Q2,Q3");
}

TEST(Edition, FrenchDiscCarriedPastAScrollNeverTakesItAndKeepsNobodyFromIt) {
  auto game = beyond_six().playing().then({"0 play K3"});
  EXPECT_EQ(game.square(King, kAnn), 11);
  EXPECT_TRUE(game.events(Kind::ScrollTaken).empty());
  game.then({"1 play K2"});
  ASSERT_EQ(game.events(Kind::ScrollTaken).size(), 1U);
  EXPECT_EQ(game.events(Kind::ScrollTaken)[0].squire, squire_number(kBert));
  EXPECT_EQ(game.events(Kind::ScrollTaken)[0].value, 6);
}

TEST(Edition, FrenchCardTakesOnlyTheScrollItsOwnMovePasses) {
  auto game = TestPosition(3, "scrolls french")
                  .row(King, {8, 4, 0})
                  .hand(kAnn, "K4,C2")
                  .hand(kBert, "C3,C4")
                  .hand(kChloe, "Q2,Q3")
                  .playing();
  game.then({"0 play K4", "1 play C3", "2 play Q2"});
  ASSERT_EQ(game.events(Kind::ScrollTaken).size(), 1U);
  EXPECT_EQ(game.events(Kind::ScrollTaken)[0].value, 12);
  EXPECT_EQ(game.paid(King), (Numbers{6, 2, 0}));
  EXPECT_EQ(game.squares(King), (Numbers{0, 0, 0}));
}

TEST(Edition, FrenchDiscCarriedToTheEndGetsNoScrollByACardThatMovesNothing) {
  auto game = TestPosition(3, "scrolls french").row(King, {12, 0, 0}).hand(kAnn, "K4,C2").playing().then({"0 play K4"});
  EXPECT_TRUE(game.events(Kind::ScrollTaken).empty());
}

// Round 6, ranked Ann, Bert, Chloe, Dov on Charity. Education costs Chloe 1 and Dov 3 this round.
TestPosition charity_ranked(std::string_view edition) {
  return TestPosition(4, in_box("alms", edition)).round(6).row(Charity, {8, 6, 4, 1}).row(Education, {9, 8, 4, 1});
}

TEST(Edition, EnglishSecondGivesToTheSecondToLastAndTakesFromTheLast) {
  auto game = charity_ranked("english")
                  .coat(kBert, Education, -1, 1)
                  .coat(kBert, Education, -3, 2)
                  .coat(kChloe, Jousts, 3, 1)
                  .coat(kDov, Jousts, 2, 1)
                  .coat(kDov, Jousts, 1, 2)
                  .scoring();
  EXPECT_EQ(game.asks(), "0 take");
  game.then({"0 take none"});
  EXPECT_EQ(game.asks(), "1 give");
  game.then({"1 give -3"});
  EXPECT_EQ(game.events(Kind::CoatGiven)[0].other, squire_number(kChloe));
  EXPECT_EQ(game.legal(kBert), (Texts{"take 1", "take 2"}));
  game.then({"1 take 2"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kBert), "education -1, jousts 2");
  EXPECT_EQ(game.coats(kChloe), "jousts 3, education -1, education -3");
  EXPECT_EQ(game.coats(kDov), "jousts 1, education -3");
}

TEST(Edition, EnglishSecondTakesFromTheOneTheFirstNamedAndGivesNothingWhereSeveralAreLast) {
  auto game = TestPosition(4, "alms english")
                  .round(6)
                  .row(Charity, {5, 0, 0, 3})
                  .row(Education, {9, 8, 7, 6})
                  .coat(kBert, Jousts, 3)
                  .coat(kChloe, Jousts, 2, 1)
                  .coat(kChloe, Jousts, 1, 2)
                  .coat(kDov, Education, -3)
                  .scoring();
  game.then({"0 from 2", "0 take 2", "0 take none"});
  EXPECT_EQ(game.log().back(), "3! take 1");
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kDov), "education -3, education -3, jousts 1");
  EXPECT_EQ(game.coats(kChloe), "education -1");
}

TEST(Edition, EnglishSecondFindsWhatTheFirstHasLeft) {
  auto game =
      charity_ranked("english").coat(kDov, Jousts, 2, 1).coat(kChloe, Jousts, 3, 1).scoring().then({"0 take 2"});
  EXPECT_EQ(game.asks(), "");
  EXPECT_EQ(game.coats(kBert), "");
}

TEST(Edition, SecondMustTakeInEveryBoxButMayInCommon) {
  for (const auto* edition : {"english", "french", "russian"}) {
    const int last = edition == std::string_view("english") ? kDov : kChloe;
    auto game =
        charity_ranked(edition).row(Charity, {8, 6, 4, 0}).coat(last, Jousts, 3, 1).coat(last, Jousts, 2, 2).scoring();
    if (edition == std::string_view("english")) game.then({"0 take none"});
    EXPECT_EQ(game.asks(), "1 take") << edition;
    EXPECT_EQ(game.legal(kBert), (Texts{"take 2", "take 3"})) << edition;
    EXPECT_EQ(game.attempt("1 take none"), Legality::NotLegal) << edition;
  }
  auto common = charity_ranked("common").coat(kChloe, Jousts, 3, 1).scoring();
  EXPECT_EQ(common.legal(kBert), (Texts{"take 3", "take none"}));
}

TEST(Edition, OneValueThatMustBeTakenIsTakenByItself) {
  const auto game = charity_ranked("russian").coat(kChloe, Jousts, 3, 1).coat(kChloe, Jousts, 3, 2).scoring();
  EXPECT_EQ(game.log(), (Texts{"1! take 3"}));
  EXPECT_EQ(game.coats(kBert), "jousts 3");
}

TEST(Edition, FirstMayTakeLessExceptInTheFrenchBox) {
  for (const auto* edition : {"common", "english", "russian"}) {
    auto game =
        charity_ranked(edition).coat(kDov, Jousts, 3, 1).coat(kDov, Jousts, 2, 2).coat(kDov, Jousts, 2, 3).scoring();
    EXPECT_EQ(game.legal(kAnn), (Texts{"take 2", "take 3", "take none"})) << edition;
  }
  auto french =
      charity_ranked("french").coat(kDov, Jousts, 3, 1).coat(kDov, Jousts, 2, 2).coat(kDov, Jousts, 2, 3).scoring();
  EXPECT_EQ(french.legal(kAnn), (Texts{"take 2", "take 3"}));
  french.then({"0 take 3"});
  EXPECT_EQ(french.log().back(), "0! take 2");
  EXPECT_EQ(french.coats(kAnn), "jousts 3, jousts 2");
  EXPECT_EQ(french.asks(), "");
}

TEST(Edition, FrenchNeutralTakesByItselfToo) {
  const auto game = TestPosition(2, "karadoc alms french")
                        .round(6)
                        .first(kBert)
                        .row(Charity, {1, 4, 8})
                        .row(Education, {9, 8, 7})
                        .coat(kAnn, Jousts, 2, 1)
                        .scoring();
  EXPECT_EQ(game.log(), (Texts{"1! neutral take 2"}));
  EXPECT_EQ(game.coats(kNeutral), "jousts 2");
}

}  // namespace
}  // namespace roundtable::academy
