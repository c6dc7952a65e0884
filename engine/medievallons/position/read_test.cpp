#include "engine/medievallons/position/position.h"
#include "engine/medievallons/tests/test_position.h"

// Faults of positions by name; read_many_test.cpp tests random ones.

namespace roundtable::medievallons {

namespace {

constexpr const char* kFirstIsOne = R"({"first":1})";

ParsedPosition<State> read_of(const char* position, const char* options) {
  const auto read = Options::from_json(3, *Json::parse(options));
  const auto json = Json::parse(position);
  EXPECT_TRUE(read && json) << position;
  Listener<Medievallons> nobody(*read);
  return read_position(*read, *json, nobody);
}

// `FIELD REASON` of each fault.
Texts faults_of(const char* position, const char* options = "{}") {
  Texts texts;
  for (const Fault& fault : read_of(position, options).faults) {
    EXPECT_FALSE(fault.message.empty());
    texts.push_back(fault.field + " " + fault.reason);
  }
  return texts;
}

TestGame game_from(const char* position, const char* options = "{}") {
  const auto read = read_of(position, options);
  EXPECT_TRUE(read.faults.empty()) << position << read.faults[0].message;
  return TestGame(read.state);
}

TEST(MedievallonsPosition, WhatNobodySaysIsDealt) {
  const auto game = game_from("{}");
  EXPECT_EQ(game.asks(), "0 turn");
  EXPECT_EQ(game.hand_sizes(), (Numbers{6, 6, 6}));
  EXPECT_EQ(game.deck_size() + 18 + 1, kAllCards);
}

TEST(MedievallonsPosition, AHandIsCardsOrHowMany) {
  const auto game = game_from(R"({"active":1,"hands":[4,"K,A,K",null],"pile":"W,S"})");
  EXPECT_EQ(game.asks(), "1 turn");
  EXPECT_EQ(game.hand(kBert), "A,K,K");
  EXPECT_EQ(game.hand_sizes(), (Numbers{4, 3, 6}));
  EXPECT_EQ(game.deck_size(), first_deck(game.options()));
  EXPECT_EQ(game.pile().substr(game.pile().size() - 4), ",W,S");
}

TEST(MedievallonsPosition, WhatIsLeftLiesUnderThePileIfTheDeckIsSaid) {
  const auto game = game_from(R"({"breaker":"yellow","hands":["K,M","A,B","A,B"],"pile":"S","deck":"O,O"})");
  EXPECT_EQ(game.deck(), "O,O");
  EXPECT_EQ(game.pile().substr(game.pile().size() - 5), "Z,Z,S");
}

TEST(MedievallonsPosition, TheTurnIsTheFirstThatCouldBe) {
  EXPECT_EQ(game_from(R"({"pile":"S"})").turn(), 1);
  EXPECT_EQ(game_from(R"({"pile":"S","guilds":["0.2 K 3+0"]})").turn(), 7);
  EXPECT_EQ(game_from(R"({"pile":"S","guilds":["2.1 K 3+0"]})").turn(), 2);
  EXPECT_EQ(game_from(R"({"pile":"S","active":0,"guilds":["2.1 K 3+0"]})", kFirstIsOne).turn(), 3);
}

TEST(MedievallonsPosition, MostGuildsThenMembersThenHandsDecide) {
  const char* position = R"({"moment":"end","breaker":"yellow","hands":["A","A,B","K"],
                             "guilds":["0.1 K 3+0","1.1 S 3+0","2.1 O 2+1"]})";
  EXPECT_EQ(game_from(position).winners(), Numbers{kBert});
  EXPECT_EQ(game_from(position).why(), "cycle");
}

TEST(MedievallonsPosition, WhatIsForcedHappens) {
  EXPECT_EQ(game_from(R"({"hands":["","A,B","A,B"],"pile":"S"})").asks(), "* draw 0");
}

TEST(MedievallonsPosition, NamesWhatCannotBe) {
  EXPECT_EQ(faults_of(R"({"turn":0})"), Texts{"turn type"});
  EXPECT_EQ(faults_of(R"({"cards":1})"), Texts{"cards type"});
  EXPECT_EQ(faults_of(R"({"hands":["A,X",6,6]})"), Texts{"hands[0] type"});
  EXPECT_EQ(faults_of(R"({"hands":["A,A,A,A,A","A,A,A,A",6]})"), Texts{"hands[1] copies"});
  EXPECT_EQ(faults_of(R"({"hands":[6,90,90],"turn":400})"), Texts{"hands[2] missing"});
  EXPECT_EQ(faults_of(R"({"guilds":["0.1 K 1+1"]})"), Texts{"guilds.0.1 guild"});
  EXPECT_EQ(faults_of(R"({"guilds":["0.1 K 0+3"]})"), Texts{"guilds.0.1 guild"});
  EXPECT_EQ(faults_of(R"({"guilds":["0.1 K 3+0","0.1 A 3+0"]})"), Texts{"guilds.0.1 type"});
  EXPECT_EQ(faults_of(R"({"guilds":["0.3 K 3+0"]})"), Texts{"guilds third"});
  EXPECT_EQ(faults_of(R"({"moment":"end","ending":"third-guild","guilds":["0.1 K 3+0"]})"), Texts{"guilds won"});
  EXPECT_EQ(faults_of(R"({"deck":""})"), Texts{"deck empty"});
  EXPECT_EQ(faults_of(R"({"hands":[1,1,1],"deck":100})"), Texts{"deck full"});
  EXPECT_EQ(faults_of(R"({"moment":"end","deck":"A","breaker":"yellow"})"), Texts{"deck run-out"});
  EXPECT_EQ(faults_of(R"({"moment":"end"})"), Texts{"breaker breaker"});
  EXPECT_EQ(faults_of(R"({"turn":3,"guilds":["1.2 K 3+0"]})"), Texts{"turn early"});
  EXPECT_EQ(faults_of(R"({"turn":1,"pile":"A,B"})"), Texts{"turn early"});
  EXPECT_EQ(faults_of(R"({"moment":"end","ending":"max-turns","turn":9})"), Texts{"turn last"});
  EXPECT_EQ(faults_of(R"({"active":0,"turn":5})", kFirstIsOne), Texts{"active active"});
  EXPECT_EQ(faults_of(R"({"turn":5,"hands":["K",6,6],"knows":[{},{"0":{"cards":"A"}},{}]})"),
            Texts{"knows[1].0 knows"});
  EXPECT_EQ(faults_of(R"({"turn":5,"hands":["K",6,6],"knows":[{},{"0":{"exact":"K"}},{}]})"),
            Texts{"knows[1].0 knows"});
  EXPECT_EQ(faults_of(R"({"turn":5,"knows":[{"deck":{"exact":"K"}},{},{}]})"), Texts{"knows[0].deck unknown"});
}

}  // namespace

}  // namespace roundtable::medievallons
