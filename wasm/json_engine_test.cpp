#include "wasm/json_engine_test.h"

#include <gmock/gmock.h>

#include "engine/games.h"

namespace roundtable::wasm {
namespace {

using testing::HasSubstr;

TEST(JsonEngine, ChoicesAtTheSameTimeWaitAndCanBeChanged) {
  JsonEngine engine;
  ok(engine, start("academy", 3));
  const auto legal = look(engine, "0").find("view")->find("legal")->items();
  const std::string one = legal[0].find("text")->string();
  const std::string other = legal[1].find("text")->string();
  EXPECT_TRUE(ok(engine, choose(0, 0, one)).find("waits")->boolean());
  EXPECT_EQ(look(engine, "0").find("chosen")->string(), one);
  EXPECT_TRUE(look(engine, "1").find("chosen")->is(Json::Kind::Null));
  ok(engine, choose(0, 0, other));
  EXPECT_EQ(look(engine, "0").find("chosen")->string(), other);
  ok(engine, choose(1, 0, thought(engine, 1)));
  EXPECT_FALSE(ok(engine, choose(2, 0, thought(engine, 2))).find("waits")->boolean());
  EXPECT_EQ(look(engine).find("decision")->number(), 1);
  EXPECT_THAT(refusal(engine, choose(0, 0, one)), HasSubstr("late  decision 0 has passed"));
}

TEST(JsonEngine, UndoTakesAChoiceThatWaitsBack) {
  JsonEngine engine;
  ok(engine, start("academy", 3));
  EXPECT_THAT(refusal(engine, R"({"do":"undo","seat":0})"), HasSubstr("no-undo  you have not chosen"));
  EXPECT_TRUE(look(engine, "0").find("undo")->is(Json::Kind::Null));
  ok(engine, choose(0, 0, thought(engine, 0)));
  EXPECT_EQ(look(engine, "0").find("undo")->number(), 0);
  ok(engine, R"({"do":"undo","seat":0})");
  EXPECT_TRUE(look(engine, "0").find("chosen")->is(Json::Kind::Null));
  EXPECT_EQ(look(engine, "0").find("deciders")->items().size(), 3U);
}

// After handing on the device a player may undo their last choice, but no answers of others; the next player nothing.
TEST(JsonEngine, AmongOthersUndoEndsWithOnesOwnTurn) {
  JsonEngine engine;
  const auto among = [](std::string question) { return question.insert(question.size() - 1, R"(,"among":true)"); };
  ok(engine, among(start("academy", 3, R"({"first":0})")));
  const auto asked = [&] { return look(engine).find("deciders")->items(); };
  ok(engine, choose(0, 0, thought(engine, 0)));
  EXPECT_THAT(refusal(engine, R"({"do":"undo","seat":0})"), HasSubstr("waiting for the others"));
  while (asked().size() > 1 || asked()[0].number() != 0) step(engine);
  const std::string before = ok(engine, R"({"do":"save"})").find("record")->string();
  step(engine);
  EXPECT_EQ(look(engine, "0").find("undo")->number(), 0);
  const Json after = ok(engine, R"({"do":"save"})");
  ok(engine, R"({"do":"undo","seat":0})");
  EXPECT_EQ(ok(engine, R"({"do":"save"})").find("record")->string(), before);
  step(engine);
  step(engine);
  EXPECT_TRUE(look(engine, "0").find("undo")->is(Json::Kind::Null));
  EXPECT_THAT(refusal(engine, R"({"do":"undo","seat":0})"), HasSubstr("no-undo"));
  ok(engine, among(open(after)));
  EXPECT_TRUE(look(engine, "0").find("undo")->is(Json::Kind::Null));
  EXPECT_THAT(refusal(engine, R"({"do":"start","among":1})"), HasSubstr("bad-field"));
}

TEST(JsonEngine, RefusesSavesThatAreDamaged) {
  JsonEngine engine;
  ok(engine, start("academy", 3));
  const Json save = ok(engine, R"({"do":"save"})");
  const std::string before = look(engine).text();
  EXPECT_THAT(refusal(engine, open(save, "7")), HasSubstr("bad-field seed"));
  EXPECT_THAT(refusal(engine, open(save, kSeed, R"(["0 dance"])")), HasSubstr("illegal"));
  EXPECT_THAT(refusal(engine, open(save, kSeed, R"(["* deal"])")), HasSubstr("bad-field waiting"));
  EXPECT_THAT(refusal(engine, open(save, kSeed, "[7]")), HasSubstr("bad-field waiting"));
  EXPECT_THAT(refusal(engine, open(save, kSeed, "7")), HasSubstr("bad-field waiting"));
  EXPECT_EQ(look(engine).text(), before);
}

TEST(JsonEngine, DescribesTheGames) {
  JsonEngine engine;
  JsonWriter games;
  write_games(games);
  EXPECT_EQ(ok(engine, R"({"do":"games"})").find("games")->text(), games.text());
}

TEST(JsonEngine, SaysWhichOptionIsWrong) {
  JsonEngine engine;
  EXPECT_THAT(refusal(engine, start("chess", 3)), HasSubstr("bad-field game game: found `chess`"));
  EXPECT_THAT(refusal(engine, start("academy", 2)), HasSubstr("bad-field options.two"));
  EXPECT_THAT(refusal(engine, start("academy", 9)), HasSubstr("bad-field players"));
  EXPECT_THAT(refusal(engine, start("academy", 3, R"({"values":{"quests":[1]}})")), HasSubstr("options.values.quests"));
  EXPECT_THAT(refusal(engine, start("academy", 3, "{}", 3)), HasSubstr("bad-field you"));
  EXPECT_THAT(refusal(engine, R"({"do":"look","viewer":0,"since":0})"), HasSubstr("not-now  no game"));
  EXPECT_EQ(ok(engine, R"({"do":"check","game":"academy","players":3,"options":{"variations":[]}})").text(),
            R"({"options":{}})");
}

TEST(JsonEngine, RefusesNonsense) {
  JsonEngine engine;
  EXPECT_THAT(refusal(engine, ""), HasSubstr("bad-json"));
  EXPECT_THAT(refusal(engine, "[]"), HasSubstr("bad-json"));
  EXPECT_THAT(refusal(engine, "{}"), HasSubstr("bad-field do"));
  EXPECT_THAT(refusal(engine, R"({"do":"dance"})"), HasSubstr("found \"dance\""));
  for (const char* what : {"choose", "undo", "think", "look", "save", "step"}) {
    EXPECT_THAT(refusal(engine, R"({"do":")" + std::string(what) + "\"}"), HasSubstr("not-now")) << what;
  }
  ok(engine, start("medievallons", 2));
  EXPECT_THAT(refusal(engine, choose(5, 0, "play K")), HasSubstr("bad-field seat"));
  EXPECT_THAT(refusal(engine, choose(0, 0, "dance")), HasSubstr("illegal"));
  EXPECT_THAT(refusal(engine, R"({"do":"look","viewer":"me","since":0})"), HasSubstr("bad-field viewer"));
}

TEST(JsonEngine, RunsNoPrograms) {
  JsonEngine engine;
  ok(engine, start("academy", 3));
  EXPECT_THAT(refusal(engine, R"({"do":"think","seat":0,"bot":"exec:date"})"), HasSubstr("not allowed here"));
  EXPECT_THAT(refusal(engine, R"({"do":"think","seat":0,"bot":"oracle"})"), HasSubstr("bad-field bots"));
}

// tests/wasm_agrees.mjs tests giving a net.
TEST(JsonEngine, SaysWhatANetMustBeLike) {
  JsonEngine engine;
  EXPECT_GT(ok(engine, R"({"do":"net","game":"academy"})").find("inputs")->number(), 100);
  EXPECT_GT(ok(engine, R"({"do":"net","game":"academy"})").find("outputs")->number(), 10);
  EXPECT_THAT(refusal(engine, R"({"do":"net"})"), HasSubstr("bad-field game"));
  EXPECT_THAT(refusal(engine, R"({"do":"net","game":"chess"})"), HasSubstr("bad-field game"));
  EXPECT_THAT(refusal(engine, R"({"do":"net","game":"academy","bytes":"?"})"), HasSubstr("bad-field bytes"));
  EXPECT_THAT(refusal(engine, R"({"do":"net","game":"academy","bytes":"Zm9v"})"), HasSubstr("not a net file"));
}

TEST(JsonEngine, GoesThroughARecord) {
  JsonEngine engine;
  ok(engine, start("academy", 3));
  while (!over(engine)) step(engine);
  const std::string record = ok(engine, R"({"do":"save"})").find("record")->string();
  const std::string end = look(engine, "1").find("view")->text();
  const Json read = ok(engine, R"({"do":"read","record":)" + as_json(record) + "}");
  EXPECT_EQ(read.find("marks")->items().size(), 6U);
  const auto& entries = read.find("entries")->items();
  EXPECT_EQ(entries.front().number(), 0);
  ok(engine, R"({"do":"step","entries":)" + std::to_string(entries.back().number()) + "}");
  EXPECT_EQ(look(engine, "1").find("view")->text(), end);
  EXPECT_THAT(refusal(engine, choose(0, 0, "pick Q2")), HasSubstr("not-now  a record is open"));
  EXPECT_THAT(refusal(engine, R"({"do":"step","entries":100000})"), HasSubstr("bad-field entries"));
  EXPECT_THAT(refusal(engine, R"({"do":"read","record":"{}"})"), HasSubstr("bad-field format"));
}

}  // namespace
}  // namespace roundtable::wasm
