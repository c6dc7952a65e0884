#pragma once

// Helpers of tests that ask a browser's engine.

#include <gtest/gtest.h>

#include "wasm/json_engine.h"

namespace roundtable::wasm {

inline const std::string kSeed(64, '7');

inline Json asked(JsonEngine& engine, const std::string& question) {
  const auto answer = Json::parse(engine.answer(question));
  EXPECT_TRUE(answer) << question;
  return answer ? *answer : Json();
}

// The `ok` object of the answer; fails on an error.
inline Json ok(JsonEngine& engine, const std::string& question) {
  const Json answer = asked(engine, question);
  const Json* said = answer.find("ok");
  EXPECT_NE(said, nullptr) << question << answer.text();
  return said == nullptr ? Json() : *said;
}

// `CODE FIELD MESSAGE` of an error.
inline std::string refusal(JsonEngine& engine, const std::string& question) {
  const Json answer = asked(engine, question);
  const Json* error = answer.find("error");
  if (error == nullptr) return "ok";
  const Json* field = error->find("field");
  return error->find("code")->string() + " " + (field == nullptr ? "" : field->string()) + " " +
         error->find("message")->string();
}

inline std::string start(const std::string& game, int players, const std::string& options = "{}", int you = 0) {
  std::string seats;
  for (int i = 0; i < players; ++i) seats += (i == 0 ? "\"s" : ",\"s") + std::to_string(i) + "\"";
  return R"({"do":"start","game":")" + game + R"(","players":)" + std::to_string(players) + R"(,"options":)" + options +
         R"(,"seats":[)" + seats + R"(],"seed":")" + kSeed + R"(","you":)" + std::to_string(you) + "}";
}

inline std::string choose(std::int64_t seat, std::int64_t decision, const std::string& choice) {
  return R"({"do":"choose","seat":)" + std::to_string(seat) + R"(,"decision":)" + std::to_string(decision) +
         R"(,"choice":")" + choice + "\"}";
}

inline Json look(JsonEngine& engine, const std::string& viewer = "null") {
  return ok(engine, R"({"do":"look","viewer":)" + viewer + R"(,"since":0})");
}

inline std::string thought(JsonEngine& engine, std::int64_t seat, const std::string& bot = "random") {
  return ok(engine, R"({"do":"think","seat":)" + std::to_string(seat) + R"(,"bot":")" + bot + "\"}")
      .find("choice")
      ->string();
}

inline void step(JsonEngine& engine) {
  const Json seen = look(engine);
  const std::int64_t seat = seen.find("deciders")->items()[0].number();
  ok(engine, choose(seat, seen.find("decision")->number(), thought(engine, seat)));
}

inline bool over(JsonEngine& engine) { return look(engine).find("over")->boolean(); }

inline std::string as_json(std::string_view text) {
  JsonWriter out;
  out.value(text);
  return out.take();
}

inline std::string open(const Json& save, const std::string& seed = kSeed, const std::string& waiting = "") {
  return R"({"do":"open","record":)" + as_json(save.find("record")->string()) + R"(,"seed":")" + seed +
         R"(","you":0,"waiting":)" + (waiting.empty() ? save.find("waiting")->text() : waiting) + R"(,"decision":)" +
         std::to_string(save.find("decision")->number()) + "}";
}

}  // namespace roundtable::wasm
