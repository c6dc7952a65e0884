// Reviews in JSON, one slice at a time.

#include "wasm/study/json_study.h"

#include <gmock/gmock.h>

#include "engine/games.h"
#include "study/advice.h"
#include "study/review.h"

namespace roundtable::wasm {
namespace {

using testing::HasSubstr;

// A game of two in which everything is left to chance.
Record short_game() {
  auto game = std::move(*make_game("medievallons", 2, *Json::parse(R"({"maxTurns":24})")));
  Rng rng(3, 1);
  while (!game->deciders().over()) {
    if (game->deciders().is_chance()) {
      game->chance(rng);
      continue;
    }
    const Seat seat = game->deciders().seats().lowest();
    const auto choices = game->legal(seat);
    EXPECT_TRUE(game->apply(seat, choices[below(rng, choices.size())]));
  }
  return game->record();
}

std::string begin(const Record& record) {
  JsonWriter question;
  question.begin_object().field("do", "review").field("record", std::string_view(record.json()));
  return question.field("games", 1).field("seed", 1).end_object().take();
}

TEST(JsonStudy, TellsWhatIsKnownSoFarAndInTheEndTheWholeReview) {
  const Record record = short_game();
  JsonStudy study;
  EXPECT_EQ(study.answer(begin(record)), R"({"ok":{"entries":)" + std::to_string(record.log.size()) + "}}");
  EXPECT_THAT(study.answer(R"({"do":"tell"})"), HasSubstr("no result yet"));
  for (std::size_t found = 1; found <= record.log.size(); ++found) {
    ASSERT_EQ(study.answer(R"({"do":"find"})"), R"({"ok":{"found":)" + std::to_string(found) + "}}");
    if (found != 8) continue;
    const auto told = Json::parse(study.answer(R"({"do":"tell"})"));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->find("ok")->find("review")->find("moments")->items().size(), 7U);
  }
  const auto reviewer = std::move(*make_reviewer(record, {.games = 1, .seed = 1}));
  const Review review = review_of(record, *reviewer);
  EXPECT_EQ(study.answer(R"({"do":"tell"})"), R"({"ok":{"review":)" + json_of(review, record) + "}}");
  // There is nothing more to find.
  EXPECT_THAT(study.answer(R"({"do":"find"})"), HasSubstr(std::to_string(record.log.size())));
}

TEST(JsonStudy, ReviewsARecordThatBeginsWithAPosition) {
  const auto record = Record::from_json(
      R"({"format":"roundtable/2","game":"medievallons","players":2,"options":{},"log":["0 play O","* draw 0 K"],)"
      R"("position":{"hands":["A,O","A,B"],"deck":"K,K"}})");
  ASSERT_TRUE(record) << record.error().message;
  JsonStudy study;
  EXPECT_EQ(study.answer(begin(*record)), R"({"ok":{"entries":2}})");
  EXPECT_EQ(study.answer(R"({"do":"find"})"), R"({"ok":{"found":1}})");
  Record wrong = *record;
  wrong.position = R"({"guilds":["0.1 K 1+1"]})";
  EXPECT_THAT(study.answer(begin(wrong)), HasSubstr("position.guilds.0.1: found `0.1 K 1+1`, allowed: three"));
}

TEST(JsonStudy, JudgesOneEntryAsTheWholeReviewDoes) {
  const Record record = short_game();
  const auto reviewer = std::move(*make_reviewer(record, {.games = 1, .seed = 1}));
  std::size_t entry = 0;
  Finding finding;
  while (!finding.analysis) finding = reviewer->find(entry++);
  --entry;
  const auto ask = [&](std::size_t which) {
    JsonWriter question;
    question.begin_object().field("do", "judge").field("record", std::string_view(record.json()));
    question.field("games", 1).field("seed", 1).field("entry", static_cast<std::int64_t>(which));
    JsonStudy study;
    return study.answer(question.end_object().take());
  };
  const auto told = Json::parse(ask(entry));
  ASSERT_TRUE(told);
  const auto& moments = told->find("ok")->find("review")->find("moments")->items();
  ASSERT_EQ(moments.size(), 1U);
  const auto& choices = moments[0].find("choices")->items();
  ASSERT_EQ(choices.size(), finding.analysis->choices.size());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    EXPECT_EQ(choices[i].find("action")->string(), finding.analysis->choices[i].action);
    EXPECT_EQ(choices[i].find("win")->items()[0].number(), finding.analysis->choices[i].worth.wins[0]);
  }
  EXPECT_EQ(moments[0].find("chosen")->number(), static_cast<std::int64_t>(*finding.analysis->chosen));
  EXPECT_THAT(ask(record.log.size()), HasSubstr("entry"));
}

std::string last(const Record& record, int seat) {
  JsonWriter question;
  question.begin_object().field("do", "last").field("record", std::string_view(record.json()));
  return question.field("seat", seat).end_object().take();
}

TEST(JsonStudy, JudgesTheLastChoiceOfAGameThatGoesOn) {
  Record record = short_game();
  record.result.clear();
  record.log.resize(record.log.size() / 2);
  JsonStudy study;
  EXPECT_EQ(study.answer(last(record, 1)), R"({"ok":{"last":)" + **last_choice_json(record, Seat{1}) + "}}");
  EXPECT_THAT(study.answer(last(record, 2)), HasSubstr("seat"));
  record.log.resize(1);
  EXPECT_EQ(study.answer(last(record, 1)), R"({"ok":{"last":null}})");
  EXPECT_THAT(study.answer(R"({"do":"last","record":"{}","seat":0})"), HasSubstr("error"));
}

std::string advise(const Record& record, int seat) {
  JsonWriter question;
  question.begin_object().field("do", "advise").field("record", std::string_view(record.json()));
  return question.field("seat", seat).end_object().take();
}

TEST(JsonStudy, AdvisesASeatThatHasToChoose) {
  Record record = short_game();
  record.result.clear();
  record.log.resize(record.log.size() / 2);
  while (record.log.back()[1] != ' ' || record.log.back().starts_with("*")) record.log.pop_back();  // forced, chance
  const int seat = record.log.back()[0] - '0';
  record.log.pop_back();
  const auto game = std::move(*replay_game(record));
  ASSERT_FALSE(game->legal(Seat{static_cast<std::uint8_t>(seat)}).empty());
  const auto analysis = analyse(*game, Seat{static_cast<std::uint8_t>(seat)});
  ASSERT_TRUE(analysis);
  JsonStudy study;
  EXPECT_EQ(study.answer(advise(record, seat)), R"({"ok":{"advice":)" + json_of(*analysis) + "}}");
  EXPECT_THAT(study.answer(advise(record, 1 - seat)), HasSubstr("no decision"));
  EXPECT_THAT(study.answer(advise(record, 5)), HasSubstr("seat"));
}

std::string follow(const Record& record, int entries, int seat, std::string_view action) {
  JsonWriter question;
  question.begin_object().field("do", "follow").field("record", std::string_view(record.json()));
  return question.field("entries", entries).field("seat", seat).field("action", action).end_object().take();
}

TEST(JsonStudy, FollowsAChoiceToTheLikelyMovesAfterIt) {
  const Record record = short_game();
  JsonStudy study;
  int entry = 1;
  while (record.log[static_cast<std::size_t>(entry)][1] != ' ' || record.log[static_cast<std::size_t>(entry)][0] == '*')
    ++entry;
  const std::string& chosen = record.log[static_cast<std::size_t>(entry)];
  const auto told = Json::parse(study.answer(follow(record, entry, chosen[0] - '0', chosen.substr(2))));
  ASSERT_TRUE(told);
  const Json* followed = told->find("ok");
  ASSERT_NE(followed, nullptr);
  EXPECT_FALSE(followed->find("moves")->items().empty()) << record.json() << entry;
  EXPECT_THAT(study.answer(follow(record, entry, chosen[0] - '0', "dance")), HasSubstr("dance"));
  EXPECT_THAT(study.answer(follow(record, 100'000, 0, "dance")), HasSubstr("entries"));
}

TEST(JsonStudy, RefusesWithAReason) {
  JsonStudy study;
  EXPECT_THAT(study.answer("["), HasSubstr("bad-json"));
  EXPECT_THAT(study.answer(R"({"do":"dance"})"), HasSubstr("a command of the engine"));
  EXPECT_THAT(study.answer(R"({"do":"find"})"), HasSubstr("no record has been given"));
  EXPECT_THAT(study.answer(R"({"do":"tell"})"), HasSubstr("no record has been given"));
  EXPECT_THAT(study.answer(R"({"do":"review","record":"{}","games":1,"seed":1})"), HasSubstr("error"));
  EXPECT_THAT(study.answer(R"({"do":"review","record":"{}","games":0,"seed":1})"), HasSubstr("games"));
  Record record = short_game();
  record.log[2] = "0 dance";
  EXPECT_THAT(study.answer(begin(record)), HasSubstr("log entry 2"));
}

}  // namespace
}  // namespace roundtable::wasm
