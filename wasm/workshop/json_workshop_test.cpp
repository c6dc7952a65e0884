#include "wasm/workshop/json_workshop.h"

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

TEST(JsonWorkshop, DrawsAPositionThatCannotBeAndNamesWhy) {
  JsonWorkshop engine;
  const Json seen = ok(engine, set_up(R"({"round":4,"tracks":{"jousts":[[1,0]],"quests":[[7,2]]}})"));
  EXPECT_EQ(seen.find("faults")->items()[0].find("field")->string(), "tracks.jousts");
  EXPECT_EQ(seen.find("faults")->items()[0].find("reason")->string(), "far");
  EXPECT_TRUE(seen.find("asked")->items().empty());
  EXPECT_EQ(look(engine).find("view")->find("round")->number(), 4);
}

}  // namespace
}  // namespace roundtable::wasm
