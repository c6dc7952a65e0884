#include "engine/academy/position/position.h"
#include "engine/academy/tests/test_position.h"

// Faults of positions by name; read_many_test.cpp tests random ones.

namespace roundtable::academy {

namespace {

struct PositionTable {
  int players = 4;
  const char* options = "{}";
};

// `FIELD REASON` of each fault.
Texts faults_of(const char* position, PositionTable table = {}) {
  const auto options = Options::from_json(table.players, *Json::parse(table.options));
  const auto json = Json::parse(position);
  EXPECT_TRUE(options && json) << position;
  Listener<Academy> nobody(*options);
  Texts texts;
  for (const Fault& fault : academy::read_position(*options, *json, nobody).faults) {
    EXPECT_FALSE(fault.message.empty());
    texts.push_back(fault.field + " " + fault.reason);
  }
  return texts;
}

TestGame game_from(const char* position, PositionTable table = {}) {
  const auto options = Options::from_json(table.players, *Json::parse(table.options));
  Listener<Academy> nobody(*options);
  const auto read = academy::read_position(*options, *Json::parse(position), nobody);
  EXPECT_TRUE(read.faults.empty()) << position;
  return TestGame(read.state);
}

constexpr PositionTable kKnightsTable = {4, R"({"variations":["knights"]})"};
constexpr PositionTable kScrollsTable = {4, R"({"variations":["scrolls"]})"};
constexpr PositionTable kCodexTable = {4, R"({"variations":["codex"]})"};
constexpr PositionTable kKaradocTable = {2, R"({"two":"karadoc"})"};

TEST(Position, WhatNobodySaysIsAsUsual) {
  EXPECT_EQ(game_from("{}").asks(), "* deal");
  EXPECT_EQ(game_from(R"({"moment":"draft"})").asks(), "0 1 2 3 pick");
  EXPECT_EQ(game_from(R"({"moment":"play","first":2})").asks(), "2 play");
  EXPECT_EQ(game_from(R"({"moment":"end","round":6})").asks(), "");
}

TEST(Position, TurnFollowsFromTheCardsPlayed) {
  const char* position = R"({"moment":"play","first":3,"played":[["Q3"],[],[],["G5"]],
                             "tracks":{"quests":[[3,0]],"gallantry":[[5,3]]}})";
  EXPECT_EQ(game_from(position).asks(), "1 play");
}

TEST(Position, CardsAreLaidFromWhereTheRoundBegan) {
  const auto laid = game_from(R"({"moment":"cards","round":2,"first":3,"tracks":{"quests":[[5,0],[8,1]]},
                                  "played":[["Q3"],["S4 jousts"],[],["S4 jousts"]]})");
  EXPECT_EQ(laid.asks(), "2 play");
  EXPECT_EQ(laid.stack(Quests, 8), (Numbers{1, 0}));  // the later arrival lies on top
  EXPECT_EQ(laid.stack(Jousts, 4), (Numbers{3, 1}));
  EXPECT_EQ(faults_of(R"({"moment":"cards","played":[["Q3"],[],["Q4"],[]]})"), (Texts{"played[1] turn"}));
}

TEST(Position, CardsAreLaidWithWhatVariationsMakeOfThem) {
  const char* swords = R"({"moment":"cards","cup":1,"played":[["S4 tournaments"],[],[],[]],"round":2})";
  EXPECT_EQ(game_from(swords, kKnightsTable).state.table.cup, -4);
  const char* king = R"({"moment":"cards","round":2,"tracks":{"king":[[5,1]]},"played":[["K2"],["K2"],[],[]]})";
  EXPECT_EQ(game_from(king, kScrollsTable).state.table.scrolls.six_taker, Squire{1});
}

// The neutral keeps the highest card it is passed, so hands dealt at random would rarely fit.
TEST(Position, WhatTheNeutralPlayedLeavesHandsThatCanBe) {
  for (const char* played : {R"([["G5","Q5"],["K5","C5"],["G2","E2"]])", R"([["S5 jousts"],["S5 jousts"],["Q2"]])"}) {
    const std::string position = std::string(R"({"moment":"cards","played":)") + played + "}";
    EXPECT_EQ(faults_of(position.c_str(), kKaradocTable), Texts());
  }
}

TEST(Position, ScoringGoesOnUntilSomebodyIsAsked) {
  auto scored = game_from(R"({"moment":"scoring","round":2,"tracks":{"gallantry":[[6,1,2]],"jousts":[[5,0,3]]}})");
  EXPECT_EQ(scored.asks(), "1 bonus");
  scored.then({"1 bonus king", "2 bonus quests"});
  EXPECT_EQ(scored.paid(Jousts), (Numbers{2, 0, 0, 3}));
}

TEST(Position, PointsDecideAndGallantryBreaksTheTie) {
  const auto over = game_from(R"({"moment":"end","round":6,"points":[24,31,31,29],"tracks":{"gallantry":[[6,2,1]]}})");
  EXPECT_EQ(over.winners(), Numbers{1});
  EXPECT_EQ(over.why(), Score::Why::Gallantry);
}

TEST(Position, NamesWhatCannotBe) {
  EXPECT_EQ(faults_of(R"({"round":7})"), Texts{"round type"});
  EXPECT_EQ(faults_of(R"({"tracks":{"king":[[13,0]]},"round":2})"), Texts{"tracks.king type"});
  EXPECT_EQ(faults_of(R"({"tracks":{"quests":[[20,0]]},"round":2})"), Texts{"tracks.quests far"});
  EXPECT_EQ(faults_of(R"({"tracks":{"jousts":[[1,0]]},"round":4})"), Texts({"tracks.jousts far"}));
  EXPECT_EQ(faults_of(R"({"moment":"play","hands":[["Q5"],["Q5"],[],[]]})"),
            Texts({"hands[1] copies", "hands[0] hand"}));
  EXPECT_EQ(faults_of(R"({"moment":"play","played":[[],["Q3"],[],[]],"tracks":{"quests":[[3,1]]}})"),
            Texts{"played[0] turn"});
  EXPECT_EQ(faults_of(R"({"moment":"play","played":[["Q3"],[],[],[]]})"), Texts{"tracks.quests behind"});
  EXPECT_EQ(faults_of(R"({"moment":"play","played":[["Q3"],["Q3"],[],[]],"tracks":{"quests":[[3,1,0]]}})"),
            Texts{"tracks.quests stack"});
  EXPECT_EQ(faults_of(R"({"round":2,"coats":[{"jousts":[3,3,0,0]}]})"), Texts{"coats[0].jousts coats"});
  EXPECT_EQ(faults_of(R"({"round":2,"coats":[{},{"jousts":[3,2,1,0]}]})"), Texts{"coats[1].jousts early"});
  EXPECT_EQ(faults_of(R"({"round":2,"coats":[{"king":[6,0,0,0]}]})"), Texts{"coats[0].king early"});
  EXPECT_EQ(faults_of(R"({"moment":"end","round":5})"), Texts{"moment end"});
  EXPECT_EQ(faults_of(R"({"first":2})", {4, R"({"first":1})"}), Texts{"first first"});
  EXPECT_EQ(faults_of(R"({"cup":1})"), Texts{"cup variation"});
  EXPECT_EQ(faults_of(R"({"cup":1})", kKnightsTable), Texts{"cup cup"});
  EXPECT_EQ(faults_of(R"({"round":2,"tracks":{"king":[[7,0]]}})", kScrollsTable), Texts{"scrolls.six scroll"});
  EXPECT_EQ(faults_of(R"({"round":2,"coats":[{"education":[-3,-3,0,0]}]})", kCodexTable),
            Texts{"coats[0].education coats"});
  EXPECT_EQ(faults_of(R"({"moment":"play","codex":[-3,-3,0,0]})", kCodexTable), Texts({"codex type", "codex type"}));
}

// It keeps the highest card passed to it.
TEST(Position, KaradocsNeutralCannotHoldOnlyLowCards) {
  EXPECT_EQ(faults_of(R"({"moment":"play","hands":[["G5","E5","K5","Q5","C5"],["S5","S5","S4","S4","S4"],
                                                 ["G2","E2","K2","Q2","C2"]]})",
                      kKaradocTable),
            Texts{"hands[2] neutral"});
}

}  // namespace

}  // namespace roundtable::academy
