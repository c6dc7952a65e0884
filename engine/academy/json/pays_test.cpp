// The page's preview of scoring: the rounds in which a track scores, each squire's pay now, and the pay after a choice.

#include <gmock/gmock.h>

#include "engine/academy/tests/test_position.h"
#include "engine/core/alike.h"

namespace roundtable::academy {
namespace {

constexpr int kNull = 1000;

Json view_of(const TestGame& game, Viewer viewer = Viewer::spectator()) {
  return *Json::parse(properties::view_json<Academy>(game.state, viewer));
}

Numbers numbers_in(const Json& list) {
  Numbers numbers;
  for (const Json& item : list.items()) {
    numbers.push_back(item.is(Json::Kind::Null) ? kNull : static_cast<int>(item.number()));
  }
  return numbers;
}

Numbers of_track(const TestGame& game, Track track, std::string_view field) {
  const Json view = view_of(game);
  return numbers_in(*view.find("tracks")->items()[static_cast<std::size_t>(track)].find(field));
}
Numbers pays(const TestGame& game, Track track) { return of_track(game, track, "pays"); }
Numbers rounds(const TestGame& game, Track track) { return of_track(game, track, "rounds"); }

// The pay of the choice's track to its squire after that choice.
int pays_then(const TestGame& game, int seat, std::string_view text) {
  const Json view = view_of(game, Seat{static_cast<std::uint8_t>(seat)});
  for (const Json& choice : view.find("legal")->items()) {
    if (choice.find("text")->string() != text) continue;
    const Json* points = choice.find("paysThen");
    return points->is(Json::Kind::Null) ? kNull : static_cast<int>(points->number());
  }
  ADD_FAILURE() << "not legal: " << text;
  return 0;
}

Numbers jousts_of(int players, std::initializer_list<int> squares) {
  return pays(TestPosition(players).row(Jousts, squares).playing(), Jousts);
}

TEST(PaysNow, JoustsAndTournamentsByPlaceThirdOnlyFromFourOn) {
  EXPECT_EQ(jousts_of(3, {5, 3, 1}), (Numbers{3, 2, 0}));
  EXPECT_EQ(jousts_of(4, {1, 3, 5, 0}), (Numbers{1, 2, 3, 0}));
  EXPECT_EQ(jousts_of(5, {9, 7, 5, 3, 1}), (Numbers{3, 2, 1, 0, 0}));
  EXPECT_EQ(pays(TestPosition(4).row(Tournaments, {0, 2, 0, 6}).playing(), Tournaments), (Numbers{0, 2, 0, 3}));
}

TEST(PaysNow, OnOneSquareTheTopDiscIsAhead) { EXPECT_EQ(jousts_of(3, {4, 4, 0}), (Numbers{2, 3, 0})); }

TEST(PaysNow, NobodyIsPaidOnTheStart) { EXPECT_EQ(jousts_of(4, {0, 0, 0, 0}), (Numbers{0, 0, 0, 0})); }

Numbers education_of(int players, std::initializer_list<int> squares) {
  return pays(TestPosition(players).row(Education, squares).playing(), Education);
}

TEST(PaysNow, EducationChargesTheLastTwo) {
  EXPECT_EQ(education_of(3, {5, 3, 1}), (Numbers{0, -1, -3}));
  EXPECT_EQ(education_of(4, {1, 2, 3, 5}), (Numbers{-3, -1, 0, 0}));
  EXPECT_EQ(education_of(5, {5, 4, 3, 2, 0}), (Numbers{0, 0, 0, -1, -3}));
}

TEST(PaysNow, AllOnTheStartAreLast) {
  EXPECT_EQ(education_of(4, {5, 3, 0, 0}), (Numbers{0, 0, -3, -3}));
  EXPECT_EQ(education_of(3, {0, 0, 0}), (Numbers{-3, -3, -3}));
}

TEST(PaysNow, KingBySquare) {
  EXPECT_EQ(pays(TestPosition(4).row(King, {0, 5, 6, 12}).playing(), King), (Numbers{0, 0, 6, 12}));
  EXPECT_EQ(pays(TestPosition(4, "scrolls").row(King, {0, 5, 6, 12}).playing(), King), (Numbers{0, 2, 3, 6}));
  const std::string_view house = R"({"kingSquares":[0,9,9,9,9,9,8,7,7,7,7,7,50]})";
  EXPECT_EQ(pays(TestPosition(4, "scrolls", house).row(King, {0, 5, 6, 12}).playing(), King), (Numbers{0, 9, 8, 50}));
}

TEST(PaysNow, KingTwiceWhenBothScrollsWereTaken) {
  auto game = TestPosition(3, "scrolls").row(King, {4, 9, 1}).hand(kAnn, "C2,K2").hand(kBert, "C2,K3").playing();
  EXPECT_EQ(pays_then(game, kAnn, "play K2"), 3);
  game.then({"0 play K2"});
  EXPECT_EQ(pays(game, King), (Numbers{3, 4, 1}));
  EXPECT_EQ(pays_then(game, kBert, "play K3"), 12);
  game.then({"1 play K3"});
  EXPECT_EQ(pays(game, King), (Numbers{6, 12, 2}));
}

TEST(PaysNow, QuestsByPlaceWithHouseValues) {
  EXPECT_EQ(pays(TestPosition(4).row(Quests, {1, 3, 5, 0}).playing(), Quests), (Numbers{4, 10, 17, 0}));
  EXPECT_EQ(pays(TestPosition(3).row(Quests, {1, 3, 5}).playing(), Quests), (Numbers{0, 10, 17}));
  const auto house = TestPosition(5, "", R"({"quests":[15,9,3]})").row(Quests, {1, 2, 3, 4, 5}).playing();
  EXPECT_EQ(pays(house, Quests), (Numbers{0, 0, 3, 9, 15}));
}

TEST(PaysNow, CharityChargesTheLastTwoWithHouseValues) {
  EXPECT_EQ(pays(TestPosition(4).row(Charity, {4, 3, 2, 1}).playing(), Charity), (Numbers{0, 0, -5, -10}));
  const auto house = TestPosition(3, "", R"({"charity":[-20,-7]})").row(Charity, {0, 0, 4}).playing();
  EXPECT_EQ(pays(house, Charity), (Numbers{-20, -20, 0}));
}

TEST(PaysNow, DragonByPositiveCoats) {
  auto position = TestPosition(4, "dragon").round(3);
  position.coat(kAnn, Jousts, 3).coat(kAnn, Tournaments, 1).coat(kAnn, Jousts, 2, 2).coat(kAnn, Education, -1);
  position.coat(kBert, Jousts, 2).coat(kBert, Tournaments, 3).coat(kBert, Jousts, 3, 2);
  position.coat(kDov, Tournaments, 2).coat(kDov, Tournaments, 3, 2);
  EXPECT_EQ(pays(position.row(Quests, {5, 3, 2, 1}).playing(), Quests), (Numbers{3, 1, 0, -1}));
}

TEST(PaysNow, DragonCountsTheCoatsThatThisRoundPaysBefore) {
  auto position = TestPosition(4, "dragon").round(6);
  position.coat(kAnn, Jousts, 3).coat(kBert, Jousts, 2).coat(kDov, Tournaments, 1);
  position.row(Jousts, {5, 3, 2, 1}).row(Tournaments, {5, 3, 2, 1}).row(King, {6, 5, 0, 12});
  const auto game = position.row(Quests, {1, 5, 3, 2}).hand(kAnn, "C2,Q5").playing();
  EXPECT_EQ(pays(game, Quests), (Numbers{-2, 3, 1, 0}));
  EXPECT_EQ(pays_then(game, kAnn, "play Q5"), 4);
}

TEST(PaysNow, KnightsByTheCup) {
  const auto table = [](int cup) {
    return TestPosition(4, "knights").cup(cup).row(Jousts, {9, 7, 5, 3}).row(Tournaments, {3, 5, 7, 9}).playing();
  };
  const Numbers winning = {8, 5, 2, 0};
  const Numbers losing = {5, 3, 1, 0};
  const auto reversed = [](Numbers numbers) { return std::reverse(numbers.begin(), numbers.end()), numbers; };
  EXPECT_EQ(pays(table(2), Jousts), winning);
  EXPECT_EQ(pays(table(2), Tournaments), reversed(losing));
  EXPECT_EQ(pays(table(-2), Jousts), losing);
  EXPECT_EQ(pays(table(-2), Tournaments), reversed(winning));
  EXPECT_EQ(pays(table(0), Jousts), losing);
  EXPECT_EQ(pays(table(0), Tournaments), reversed(losing));
}

TEST(PaysNow, NoPointsForGallantryTheCodexAndAlms) {
  const auto plain = TestPosition(3).row(Gallantry, {5, 3, 1}).playing();
  EXPECT_EQ(pays(plain, Gallantry), (Numbers{kNull, kNull, kNull}));
  const auto codex = TestPosition(3, "codex").tokens("-3,-1,0").row(Education, {5, 3, 1}).playing();
  EXPECT_EQ(pays(codex, Education), (Numbers{kNull, kNull, kNull}));
  const auto alms = TestPosition(3, "alms").row(Charity, {5, 3, 1}).playing();
  EXPECT_EQ(pays(alms, Charity), (Numbers{kNull, kNull, kNull}));
}

TEST(PaysNow, KaradocsNeutralTakesPart) {
  EXPECT_EQ(pays(TestPosition(2, "karadoc").row(Jousts, {1, 3, 5}).playing(), Jousts), (Numbers{0, 2, 3}));
}

TEST(PaysThen, SaysWhatTheCardMakesOfIt) {
  const auto game = TestPosition(4).row(Jousts, {1, 6, 4, 2}).row(Quests, {0, 3, 2, 1}).hand(kAnn, "Q2,S4").playing();
  EXPECT_EQ(pays_then(game, kAnn, "play S4 jousts"), 2);
  EXPECT_EQ(pays_then(game, kAnn, "play S4 tournaments"), 3);
  EXPECT_EQ(pays_then(game, kAnn, "play Q2"), 10);
  EXPECT_EQ(pays(game, Jousts), (Numbers{0, 3, 2, 1}));
}

TEST(PaysThen, TheSwordMovesTheCupToo) {
  const auto game = TestPosition(4, "knights").cup(-1).row(Jousts, {0, 2, 1, 0}).hand(kAnn, "C2,S3").playing();
  EXPECT_EQ(pays_then(game, kAnn, "play S3 jousts"), 8);
  EXPECT_EQ(pays_then(game, kAnn, "play S3 tournaments"), 8);
}

TEST(PaysThen, NullForGallantry) {
  EXPECT_EQ(pays_then(TestPosition(3).hand(kAnn, "C2,G3").playing(), kAnn, "play G3"), kNull);
}

TEST(PaysThen, OfAKeptCardStandsInWhatItCouldDo) {
  auto game = TestPosition(3).row(Jousts, {0, 2, 1}).dealing();
  game.then({"* deal C2,C3,G3,S3,S4 E2,E3,K2,K4,Q4 C4,E4,G2,Q2,Q5"});
  const Json view = view_of(game, Seat{0});
  for (const Json& choice : view.find("legal")->items()) {
    if (choice.find("text")->string() != "pick S3") continue;
    const auto& could = choice.find("could")->items();
    ASSERT_EQ(could.size(), 2U);
    EXPECT_EQ(could[0].find("paysThen")->number(), 3);
    return;
  }
  FAIL();
}

TEST(ScoringRounds, AsPrintedAndAsVariationsSay) {
  const Numbers all = {1, 2, 3, 4, 5, 6};
  const auto plain = TestPosition(4).playing();
  for (const Track track : {Gallantry, Jousts, Tournaments, Education}) EXPECT_EQ(rounds(plain, track), all);
  EXPECT_EQ(rounds(plain, King), (Numbers{3, 6}));
  EXPECT_EQ(rounds(plain, Quests), (Numbers{6}));
  EXPECT_EQ(rounds(plain, Charity), (Numbers{6}));
  const auto varied = TestPosition(4, "knights scrolls").playing();
  EXPECT_EQ(rounds(varied, Jousts), (Numbers{2, 4, 6}));
  EXPECT_EQ(rounds(varied, Tournaments), (Numbers{2, 4, 6}));
  EXPECT_EQ(rounds(varied, Education), all);
  EXPECT_EQ(rounds(varied, King), (Numbers{}));
}

}  // namespace
}  // namespace roundtable::academy
