#include "wasm/workshop/json_workshop.h"

#include "engine/games.h"
#include "wasm/json_engine_test.h"

namespace roundtable::wasm {
namespace {

std::string set_up(const std::string& position, const std::string& log = "[]") {
  return R"({"do":"setup","record":)" +
         as_json(R"({"format":"roundtable/2","game":"academy","players":4,"options":{},"position":)" + position +
                 R"(,"log":)" + log + "}") +
         "}";
}

TEST(JsonWorkshop, ShowsAPositionAndGoesOnFromIt) {
  JsonWorkshop engine;
  const std::string position = R"({"moment":"scoring","round":2,"tracks":{"gallantry":[[6,1,2]]}})";
  const Json seen = ok(engine, set_up(position, R"(["1 bonus king"])"));
  EXPECT_TRUE(seen.find("faults")->items().empty());
  EXPECT_EQ(seen.find("asked")->items()[0].find("seat")->number(), 2);
  EXPECT_EQ(look(engine).find("view")->find("phase")->string(), "bonus");
  const Json all = ok(engine, R"({"do":"look","viewer":"all","since":0})");
  EXPECT_FALSE(all.find("events")->find("list")->items().empty());
  const std::string opened = R"({"do":"open","record":)" + as_json(seen.find("record")->string()) + R"(,"seed":")" +
                             kSeed + R"(","you":0,"waiting":[],"decision":0})";
  ok(engine, opened);
  while (!over(engine)) step(engine);
}

TEST(JsonWorkshop, SaysWhoWinsATie) {
  JsonWorkshop engine;
  const std::string position = R"({"moment":"end","round":6,"points":[0,31,31,9],"tracks":{"gallantry":[[6,1,2]]}})";
  EXPECT_TRUE(ok(engine, set_up(position)).find("faults")->items().empty());
  const Json seen = ok(engine, R"({"do":"look","viewer":"all","since":0})");
  EXPECT_EQ(seen.find("result")->find("winners")->text(), "[2]");
  EXPECT_EQ(seen.find("result")->find("why")->string(), "gallantry");
}

TEST(JsonWorkshop, WhatIsForcedAfterTheLastChoiceNeedNotBeWritten) {
  JsonWorkshop engine;
  const std::string record =
      R"({"format":"roundtable/2","game":"medievallons","players":2,"options":{},"log":["0 play K"],)"
      R"("position":{"turn":5,"hands":["K,M","A,B"]}})";
  const Json seen = ok(engine, R"({"do":"setup","record":)" + as_json(record) + "}");
  EXPECT_TRUE(seen.find("faults")->items().empty());
  EXPECT_NE(seen.find("record")->string().find("0! target 1"), std::string::npos);
}

TEST(JsonWorkshop, DrawsAPositionThatCannotBeAndNamesWhy) {
  JsonWorkshop engine;
  const Json seen = ok(engine, set_up(R"({"round":4,"tracks":{"jousts":[[1,0]],"quests":[[7,2]]}})"));
  EXPECT_EQ(seen.find("faults")->items()[0].find("field")->string(), "tracks.jousts");
  EXPECT_EQ(seen.find("faults")->items()[0].find("reason")->string(), "far");
  EXPECT_TRUE(seen.find("asked")->items().empty());
  EXPECT_EQ(look(engine).find("view")->find("round")->number(), 4);
}

TEST(JsonWorkshop, AnEndThatCannotBeHasNoResult) {
  JsonWorkshop engine;
  EXPECT_EQ(ok(engine, set_up(R"({"moment":"end","round":5})")).find("faults")->items()[0].find("rule")->string(), "");
  EXPECT_TRUE(ok(engine, R"({"do":"look","viewer":"all","since":0})").find("result")->is(Json::Kind::Null));
}

TEST(JsonWorkshop, SaysWhatCannotBeChosenAndByWhichRuling) {
  JsonWorkshop engine;
  const Json seen =
      ok(engine, set_up(R"({"moment":"scoring","round":3,"tracks":{"gallantry":[[6,1]],"king":[[12,1]]}})"));
  const auto& refused = seen.find("asked")->items()[0].find("refused")->items();
  ASSERT_EQ(refused.size(), 2U);
  EXPECT_EQ(refused[0].find("choice")->string(), "bonus king");
  EXPECT_EQ(refused[0].find("rule")->string(), "A2");
}

TEST(JsonWorkshop, ProvesARecord) {
  JsonWorkshop engine;
  const Secret secret = *Secret::from_hex(kSeed);
  const Secret number = *Secret::from_hex(std::string(64, 'b'));
  const Numbers numbers = {std::nullopt, number};
  GameInProgress play(std::move(*make_game("medievallons", 2, *Json::parse(R"({"maxTurns":6})"))),
                      fair_chance(secret, numbers), TakeBack::OwnTurn);
  while (!play.over()) {
    const Seat seat = play.game().deciders().seats().lowest();
    ASSERT_FALSE(play.choose(seat, play.game().legal(seat)[0]));
  }
  const auto proof = [&](const Record& record) {
    return ok(engine, R"({"do":"prove","record":)" + as_json(record.json()) + "}");
  };
  Record record = play.game().record();
  const Json right = proof(record);
  EXPECT_TRUE(right.find("wrong")->is(Json::Kind::Null));
  EXPECT_TRUE(right.find("bent")->is(Json::Kind::Null));
  EXPECT_EQ(right.find("drawn")->string(), "fair");
  EXPECT_EQ(right.find("commitment")->string(), commitment_of(secret));
  EXPECT_EQ(right.find("seals")->text(), "[null,\"" + commitment_of(number) + "\"]");
  EXPECT_EQ(right.find("draws")->number() + right.find("choices")->number(),
            static_cast<std::int64_t>(record.log.size()));
  record.numbers[1] = secret.hex();
  EXPECT_NE(proof(record).find("bent")->string().find("do not give the seed"), std::string::npos);
  record.drop_seed();
  EXPECT_EQ(proof(record).find("drawn")->string(), "unproven");
  record.result = R"({"scores":[9,9],"winners":[0],"why":"third-guild","detail":{}})";
  EXPECT_TRUE(proof(record).find("wrong")->string().starts_with("result"));
}

TEST(JsonWorkshop, DrawsAnewWhatASeatCouldNotKnow) {
  JsonWorkshop engine;
  const std::string record =
      R"({"format":"roundtable/2","game":"medievallons","players":3,"options":{},"log":["1 play J","2 play K"],)"
      R"("position":{"active":1,"turn":5,"hands":["A,A,K","J,O,S","K,M"],"knows":[{},{"2":{"cards":"M"}},{}]}})";
  const auto asked = [&](int seat, const std::string& seed) {
    return R"({"do":"imagine","record":)" + as_json(record) + R"(,"entries":2,"seat":)" + std::to_string(seat) +
           R"(,"seed":")" + seed + "\"}";
  };
  const Json anew = ok(engine, asked(1, kSeed));
  EXPECT_EQ(anew.find("entries")->number(), 1);  // a position cannot describe the choice of a Knight's target
  const auto begins = Record::from_json(anew.find("record")->string());
  ASSERT_TRUE(begins);
  const auto position = Json::parse(begins->position);
  ASSERT_TRUE(position);
  const auto& hands = position->find("hands")->items();
  EXPECT_EQ(hands[1].string(), "O,S");
  EXPECT_NE(hands[0].string(), "A,A,K");
  EXPECT_EQ(hands[0].string().size(), 5U);
  EXPECT_NE(hands[2].string().find('M'), std::string::npos);
  EXPECT_NE(begins->json(), ok(engine, asked(1, std::string(64, 'a'))).find("record")->string());
  ok(engine, R"({"do":"open","record":)" + as_json(begins->json()) + R"(,"seed":")" + kSeed +
                 R"(","you":1,"waiting":[],"decision":0})");
  while (!over(engine)) step(engine);
  EXPECT_NE(refusal(engine, asked(3, kSeed)).find("seat"), std::string::npos);
}

}  // namespace
}  // namespace roundtable::wasm
