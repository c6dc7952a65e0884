#include "bots/exec.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>

#include "engine/academy/tests/test_options.h"
#include "engine/medievallons/game.h"

namespace roundtable {

namespace {

using academy::Academy;
using medievallons::Medievallons;
using testing::HasSubstr;

// A complete bot: takes the first legal text.
const std::string kTakesTheFirst = R"sh(sed -u -E -e 's/.*"legal":\["([^"]*)".*/\1/')sh";
constexpr const char* kPatient = "exec@60000ms:";  // for programs that answer
constexpr const char* kHasty = "exec@3ms:";        // for programs that do not

// A player against chance, and the questions it got.
template <Game G>
struct Played {
  int decisions = 0;  // with several choices
  int chose_first = 0;
  BotFailures troubles;
};

// A game with the program in seat 0. Every answer must be legal, whatever the program does.
template <Game G>
Played<G> play_with_program(const typename G::Options& options, const std::string& name) {
  ExecBot<G> bot(*read_exec(name));
  Rng rng(7);
  NullSink nobody;
  Played<G> played;
  auto state = G::start(options);
  while (!G::deciders(state).over()) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, rng), nobody);
      continue;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    const auto choices = G::legal(state, seat);
    auto action = choices.pick(rng);
    if (seat == Seat{0}) {
      action = bot.choose(G::view(state, seat), choices, rng);
      played.decisions += choices.size() > 1 ? 1 : 0;
      played.chose_first += choices.size() > 1 && action == choices[0] ? 1 : 0;
    }
    EXPECT_EQ(G::apply(state, seat, action, nobody), Legality::Legal);
  }
  played.troubles = bot.failures();
  return played;
}

medievallons::Options short_game() {
  medievallons::Options options;
  options.players = 3;
  options.max_turns = 60;
  return options;
}
Played<Medievallons> play_short(const std::string& name) { return play_with_program<Medievallons>(short_game(), name); }

void expect_all_left_to_chance(const std::string& name, const std::string& why) {
  SCOPED_TRACE(name);
  const auto played = play_short(name);
  EXPECT_GT(played.decisions, 15) << "of which the last are not asked any more";
  EXPECT_EQ(played.troubles.count, played.decisions);
  EXPECT_THAT(played.troubles.last, HasSubstr(why));
}

TEST(AnExecBot, PlaysWhatItsProgramSays) {
  const auto medievallons = play_short(kPatient + kTakesTheFirst);
  EXPECT_EQ(medievallons.chose_first, medievallons.decisions);
  EXPECT_EQ(medievallons.troubles.count, 0) << medievallons.troubles.last;
  for (int mode = 0; mode < 5; ++mode) {
    const auto played = play_with_program<Academy>(academy::options_of(mode, 7, 63), kPatient + kTakesTheFirst);
    EXPECT_GT(played.decisions, 30);
    EXPECT_EQ(played.chose_first, played.decisions);
    EXPECT_EQ(played.troubles.count, 0) << played.troubles.last;
  }
}

TEST(AnExecBot, ThatEndsLeavesItsDecisionsToChance) {
  expect_all_left_to_chance("exec:exit 3", "exited with status 3");
  expect_all_left_to_chance("exec:no-such-command-anywhere 2>/dev/null", "command not found");
  expect_all_left_to_chance("exec:exec >&-; cat >/dev/null", "closed");
}

TEST(AnExecBot, ThatIsSilentLeavesItsDecisionsToChance) {
  expect_all_left_to_chance(kHasty + std::string("cat >/dev/null"), "in time");
  expect_all_left_to_chance(kHasty + std::string("trap '' TERM; while :; do sleep 1000; done"), "in time");
}

TEST(AnExecBot, ThatAnswersNonsenseLeavesItsDecisionsToChance) {
  const std::string always = std::string(kPatient) + "while read -r line; do echo ";
  expect_all_left_to_chance(always + "what?; done", "`what?`");
  expect_all_left_to_chance(always + "; done", "an empty line");
  expect_all_left_to_chance(always + "'{}'; done", "expected `action`");
  expect_all_left_to_chance(always + "'{\"action\":5}'; done", "expected `action`");
  expect_all_left_to_chance(always + "'{\"action\":'; done", "not valid JSON");
  expect_all_left_to_chance(always + "draw 0; done", "`draw 0`");
  expect_all_left_to_chance(always + "'target 0'; done", "`target 0`, which is not legal");
  expect_all_left_to_chance(std::string(kPatient) + "read -r line; cat /dev/zero", "64 KB");
  expect_all_left_to_chance(std::string(kPatient) + "read -r line; printf 'pl\\000y\\377\\n'; cat >/dev/null",
                            "`pl?y?`");
}

TEST(AnExecBot, ThatEndsMidwayIsStartedAgain) {
  // Exits after four answers; only the next question is lost.
  const auto played = play_short(kPatient + kTakesTheFirst + " -e 4q");
  ASSERT_GT(played.decisions, 15);
  EXPECT_EQ(played.troubles.count, played.decisions / 5);
  EXPECT_THAT(played.troubles.last, HasSubstr("exited with status 0"));
  EXPECT_GE(played.chose_first, played.decisions - played.troubles.count);
}

TEST(AnExecBot, IsTakenAtItsWordAgainAfterAMistake) {
  // Every third answer is nonsense, so it never fails ten times in a row.
  const auto played = play_short(kPatient + kTakesTheFirst + " -e '3s/.*/nonsense/'");
  EXPECT_EQ(played.troubles.count, played.decisions / 3);
  EXPECT_THAT(played.troubles.last, HasSubstr("`nonsense`"));
}

TEST(AnExecBot, IsToldEverythingInEachQuestion) {
  const std::string note = testing::TempDir() + "roundtable_question_" + std::to_string(::getpid());
  const auto played = play_short(std::string(kPatient) + "tee " + note + " | " + kTakesTheFirst);
  EXPECT_EQ(played.troubles.count, 0) << played.troubles.last;
  std::ifstream file(note);
  std::string line;
  int lines = 0;
  for (; std::getline(file, line); ++lines) {
    const auto json = Json::parse(line);
    ASSERT_TRUE(json) << json.error().message;
    EXPECT_EQ(json->find("protocol")->number(), 1);
    EXPECT_EQ(json->find("game")->string(), "medievallons");
    EXPECT_EQ(json->find("milliseconds")->number(), 60'000);
    EXPECT_GE(json->find("seed")->number(), 0);
    const Json& view = *json->find("view");
    EXPECT_EQ(view.find("seat")->number(), 0);
    const auto& legal = json->find("legal")->items();
    const auto& described = view.find("legal")->items();
    ASSERT_EQ(legal.size(), described.size());
    EXPECT_GT(legal.size(), 1U);
    for (std::size_t i = 0; i < legal.size(); ++i) EXPECT_EQ(legal[i].string(), described[i].find("text")->string());
    for (const Json& seat : view.find("seats")->items()) {
      const bool own = seat.find("seat")->number() == 0;
      EXPECT_EQ(seat.find("hand")->find("cards")->is(Json::Kind::Array), own) << "another's hand";
    }
  }
  EXPECT_EQ(lines, played.decisions);
  static_cast<void>(std::remove(note.c_str()));
}

TEST(TheNameOfAnExecBot, HoldsACommandAndALimit) {
  const auto plain = read_exec("exec:python3 bot.py --level 2:3");
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->command, "python3 bot.py --level 2:3");
  EXPECT_EQ(plain->limit.count(), 1000);
  const auto slow = read_exec("exec@2500ms:./bot");
  ASSERT_TRUE(slow);
  EXPECT_EQ(slow->command, "./bot");
  EXPECT_EQ(slow->limit.count(), 2500);
}

TEST(TheNameOfAnExecBot, CanBeWrong) {
  for (const char* name :
       {"exec", "exec:", "exec:  ", "exec@:x", "exec@ms:x", "exec@5:x", "exec@0ms:x", "exec@-1ms:x", "exec@1.5ms:x",
        "exec@99999999999ms:x", "exec@5ms", "execute:x", "Exec:x", "exec:\xFF", "random", ""}) {
    EXPECT_FALSE(read_exec(name)) << name;
  }
}

TEST(AnAnswer, MayBeWrittenInThreeWays) {
  for (const char* line : {"pick Q5", "  pick Q5 \r", "\"pick Q5\"", R"({"action":"pick Q5"})",
                           R"( { "comment" : [1, 2], "action" : "pick\u0020Q5" } )"}) {
    const auto answer = read_answer(line);
    ASSERT_TRUE(answer) << line;
    EXPECT_EQ(*answer, "pick Q5");
  }
}

TEST(AnAnswer, CanBeUnreadable) {
  for (const std::string& line :
       {std::string(), std::string(" \r"), std::string("{"), std::string("{}"), std::string("\"pick"),
        std::string(R"({"action":null})"), std::string(R"({"action":["pick Q5"]})"), std::string("pick\0Q5", 7),
        std::string("pick \xC3\xA9"), std::string(100, 'x'), std::string(R"({"action":"a\nb"})")}) {
    const auto answer = read_answer(line);
    EXPECT_FALSE(answer) << line;
    if (!answer) EXPECT_THAT(answer.error().message, HasSubstr("it answered"));
  }
}

}  // namespace

}  // namespace roundtable
