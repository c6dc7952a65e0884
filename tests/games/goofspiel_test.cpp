// A game that is named only in a list, in every module: its rules meet the requirements for any game, bots play it
// without a heuristic evaluation, a server's table and the browser's engine play the same game.

#include <gmock/gmock.h>

#include "bots/any_bot.h"
#include "engine/core/option_sample.h"
#include "engine/core/properties.h"
#include "engine/games.h"
#include "lab/arena.h"
#include "lab/tuning.h"
#include "server/table/test_tables.h"
#include "tests/games/goofspiel/game.h"
#include "wasm/json_engine.h"

namespace roundtable {
namespace {

using goofspiel::Goofspiel;
using testing::HasSubstr;

// Played cards are gone, one per round and player; no player's points exceed the sum of the rolls.
void expect_sound(const goofspiel::State& state) {
  const goofspiel::OpenTable& table = state.table;
  const bool asked = !table.waiting.is_chance() && !table.waiting.over();
  int points = table.prize + table.carried;
  for (const Seat seat : everybody(table)) {
    EXPECT_EQ(table.hands[seat].size(), table.options.cards - table.round + (asked ? 1 : 0));
    points += table.scores[seat];
  }
  EXPECT_LE(points, goofspiel::kSides * table.round);
}

TEST(Goofspiel, IsWhatAnyGameIs) {
  Rng rng(1);
  const auto described_options = described(Goofspiel::Options::described());
  for (int game = 0; game < 40; ++game) {
    const int players = 2 + game % 2;
    const std::string options = sample_options(described_options, players, [&] { return below(rng, 256); });
    const auto read = Goofspiel::read_options(players, *Json::parse(options));
    ASSERT_TRUE(read) << read.error().message;
    properties::check_random_game<Goofspiel>(*read, static_cast<std::uint64_t>(game), expect_sound);
  }
}

TEST(Goofspiel, TheHighestCardThatIsAloneTakesThePrize) {
  auto made = make_game("goofspiel", 3, *Json::parse(R"({"carry":true,"cards":3})"));
  ASSERT_TRUE(made) << made.error().message;
  Record record = (*made)->record();
  record.log = {"* prize 4", "0 bid 3", "1 bid 3",   "2 bid 1", "* prize 2", "0 bid 2",
                "1 bid 2",   "2 bid 2", "* prize 6", "0 bid 1", "1 bid 1",   "2 bid 3"};
  record.result = R"({"scores":[0,0,12],"winners":[2]})";
  const auto game = replay_game(record);
  EXPECT_TRUE(game) << game.error().message;
}

// The program has no other game.
TEST(OtherGames, AreThoseOfTheList) {
  EXPECT_EQ(game_names(), "goofspiel");
  EXPECT_EQ(usual_game(), "goofspiel");
  EXPECT_THAT(make_game("chess", 2, *Json::parse("{}")).error().message, HasSubstr("allowed: goofspiel"));
  EXPECT_THAT(make_game("goofspiel", 4, *Json::parse("{}")).error().message, HasSubstr("allowed: 2 to 3"));
  EXPECT_EQ(make_game("goofspiel", 2, *Json::parse(R"({"cards":9})")).error().message,
            "cards: found 9, allowed: 3 to 6");
}

// Search makes bots stronger even if they know nothing about the game.
TEST(OtherGames, BotsPlayThemByTheRulesAlone) {
  for (const char* bot : {"greedy", "squire", "search:50:forgetful"}) {
    const auto tally = simulate({.players = 3, .games = 20, .bots = {bot}});
    ASSERT_TRUE(tally) << tally.error().message;
    EXPECT_EQ(tally->decisions, 20 * 3 * 5) << bot;
  }
  const auto report = hold_arena({.players = 2, .bots = {"search:100", "random"}, .games = 200});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_GT(report->achievements[0].share.value, 0.6);
  const auto tuned = tune({.games = 40, .steps = 1});
  ASSERT_TRUE(tuned) << tuned.error().message;
  EXPECT_EQ(tuned->weights.size(), 1U);
}

TEST(OtherGames, HaveNoNetUnlessTheyBringOne) {
  for (const char* name : {"net", "net:64", "search:100:net"}) {
    EXPECT_EQ(make_any_bot("goofspiel", name).error().message, "net: this program has no net for goofspiel") << name;
  }
}

std::string said(wasm::JsonEngine& engine, const std::string& question) { return engine.answer(question); }

// The same choices with the same seed at a server's table and in the browser's engine give the same game.
TEST(OtherGames, AreTheSameAtAServerAndInABrowser) {
  auto table = server::table_of(R"({"game":"goofspiel","options":{"cards":4},"seats":["me","open"]})");
  table->sit(server::kBert, std::nullopt, 2000);
  while (!table->game()->deciders().over()) {
    const Seat seat = table->game()->deciders().seats().lowest();
    table->choose(seat, table->decision(), table->game()->legal(seat).back(), 3000);
  }
  const Record& record = table->game()->record();
  EXPECT_EQ(record.log.size(), 4U * 3U);

  wasm::JsonEngine engine;
  EXPECT_THAT(said(engine, R"({"do":"games"})"), HasSubstr(R"("name":"goofspiel")"));
  EXPECT_THAT(
      said(engine, R"({"do":"start","game":"goofspiel","players":2,"options":{"cards":4},"seats":["a","b"],"seed":")" +
                       record.seed + R"(","you":0})"),
      HasSubstr("ok"));
  for (const std::string& text : record.log) {
    const auto entry = Entry::from_text(text, 2);
    if (entry->chance) continue;
    const auto look = Json::parse(said(engine, R"({"do":"look","viewer":null,"since":0})"));
    const std::string decision = look->find("ok")->find("decision")->text();
    EXPECT_THAT(said(engine, R"({"do":"choose","seat":)" + std::to_string(index(entry->seat)) + R"(,"decision":)" +
                                 decision + R"(,"choice":")" + std::string(entry->what) + "\"}"),
                HasSubstr("waits"));
  }
  const auto look = Json::parse(said(engine, R"({"do":"look","viewer":null,"since":0})"));
  EXPECT_EQ(look->find("ok")->find("result")->text(), record.result);
  const auto save = Json::parse(said(engine, R"({"do":"save"})"));
  const auto again = Record::from_json(save->find("ok")->find("record")->string());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->log, record.log);
}

}  // namespace
}  // namespace roundtable
