#include <gmock/gmock.h>

#include "engine/games.h"
#include "wasm/json_engine_test.h"

// Whole games with all their choices.

namespace roundtable::wasm {
namespace {

using testing::HasSubstr;

TEST(JsonEngine, PlaysAGameWhoseRecordIsRight) {
  for (const char* game : {"academy", "medievallons"}) {
    JsonEngine engine;
    ok(engine, start(game, 3));
    while (!over(engine)) step(engine);
    const auto record = Record::from_json(ok(engine, R"({"do":"save"})").find("record")->string());
    ASSERT_TRUE(record);
    EXPECT_TRUE(replay_game(*record));
    EXPECT_EQ(record->seed, kSeed);
    EXPECT_EQ(record->seats, (std::vector<std::string>{"s0", "s1", "s2"}));
    EXPECT_EQ(look(engine).find("result")->text(), record->result);
  }
}

// Undo goes past bots' moves, drawn cards and revealed information; the same seed then draws the same again.
TEST(JsonEngine, UndoGoesBackChoiceByChoiceToTheBeginning) {
  for (const char* game : {"academy", "medievallons"}) {
    JsonEngine engine;
    ok(engine, start(game, 3));
    const auto record = [&] { return ok(engine, R"({"do":"save"})").find("record")->string(); };
    std::vector<std::string> before;  // each choice of seat 0, and choices made together once
    std::string latest;
    while (!over(engine)) {
      const Json seen = look(engine);
      const bool mine = seen.find("deciders")->items()[0].number() == 0;
      latest = record();
      if (mine) before.push_back(latest);
      step(engine);
    }
    EXPECT_THAT(refusal(engine, R"({"do":"undo","seat":0})"), HasSubstr("not-now  the game is over"));
    const std::string whole = record();
    ok(engine, R"({"do":"open","record":)" + as_json(latest) + R"(,"seed":")" + kSeed +
                   R"(","you":0,"waiting":[],"decision":900})");
    if (before.back() == latest) before.pop_back();
    ASSERT_GT(before.size(), 5U);
    for (; !before.empty(); before.pop_back()) {
      ok(engine, R"({"do":"undo","seat":0})");
      ASSERT_EQ(record(), before.back());
    }
    EXPECT_THAT(refusal(engine, R"({"do":"undo","seat":0})"), HasSubstr("no-undo"));
    while (!over(engine)) step(engine);
    EXPECT_EQ(record(), whole);
  }
}

TEST(JsonEngine, OpensWhatItSavedAtAnyMoment) {
  JsonEngine steady;
  auto shaky = std::make_unique<JsonEngine>();
  ok(steady, start("academy", 2, R"({"two":"karadoc","variations":["codex","bet"]})"));
  ok(*shaky, start("academy", 2, R"({"two":"karadoc","variations":["codex","bet"]})"));
  while (!over(steady)) {
    step(steady);
    step(*shaky);
    const Json save = ok(*shaky, R"({"do":"save"})");
    shaky = std::make_unique<JsonEngine>();
    ok(*shaky, open(save));
    ASSERT_EQ(look(*shaky, "1").text(), look(steady, "1").text());
  }
}

}  // namespace
}  // namespace roundtable::wasm
