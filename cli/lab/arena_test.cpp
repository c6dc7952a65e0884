#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands.h"
#include "engine/core/json.h"

namespace roundtable::cli {
namespace {

using testing::HasSubstr;
using testing::internal::CaptureStderr;
using testing::internal::CaptureStdout;
using testing::internal::GetCapturedStderr;
using testing::internal::GetCapturedStdout;

ArenaArguments few_games() {
  ArenaArguments arguments;
  arguments.table.players = 3;
  arguments.bots = {"greedy", "random", "random"};
  arguments.games = 30;
  arguments.threads = 1;
  return arguments;
}

std::string printed_by(const ArenaArguments& arguments) {
  CaptureStdout();
  EXPECT_EQ(run(arguments), 0);
  return GetCapturedStdout();
}

void expect_complaint(const ArenaArguments& arguments, const std::string& message) {
  CaptureStderr();
  EXPECT_EQ(run(arguments), kBadInput);
  EXPECT_THAT(GetCapturedStderr(), HasSubstr(message));
}

TEST(ArenaCommand, PrintsALineForEachBot) {
  const std::string text = printed_by(few_games());
  EXPECT_THAT(text, HasSubstr("30 games of academy, 3 players, options {}: 10 deals, each with 3 seatings"));
  EXPECT_THAT(text, HasSubstr("\n  greedy      30 "));
  EXPECT_THAT(text, HasSubstr("\n  random      60 "));
  EXPECT_THAT(text, HasSubstr("a fair share is 33.3 %"));
}

TEST(ArenaCommand, SaysThatGamesWereAddedAndOrdersLeftOut) {
  auto arguments = few_games();
  arguments.table.players = 4;
  arguments.bots = {"greedy", "random", "search:1", "search:2"};
  arguments.games = 5;
  const std::string text = printed_by(arguments);
  EXPECT_THAT(text, HasSubstr("8 games of academy"));
  EXPECT_THAT(text, HasSubstr("each with 4 rotations"));
  EXPECT_THAT(text, HasSubstr("too few games for each of the 24 orders"));
  EXPECT_THAT(text, HasSubstr("5 games were requested"));
}

TEST(ArenaCommand, JsonIsTheSameButForTheTiming) {
  auto arguments = few_games();
  arguments.json = true;
  arguments.sprt = {0.1, 0.9};
  const std::string text = printed_by(arguments);
  EXPECT_THAT(text, HasSubstr("\"sprt\":{\"low\":0.1,\"high\":0.9,\"verdict\":\""));
  EXPECT_THAT(text, HasSubstr("\"bots\":[{\"bot\":\"greedy\",\"seats\":"));
  const auto sure_part = [](const std::string& all) { return all.substr(0, all.find("\"timing\"")); };
  arguments.threads = 2;
  EXPECT_EQ(sure_part(printed_by(arguments)), sure_part(text));
}

TEST(ArenaCommand, ComplainsWithTheFieldAndWhatIsAllowed) {
  auto wrong = few_games();
  wrong.games = 0;
  expect_complaint(wrong, "--games: found 0, allowed: 1 or more");
  wrong = few_games();
  wrong.threads = -1;
  expect_complaint(wrong, "--threads: found -1, allowed: 1 to 1024, or 0");
  wrong = few_games();
  wrong.sprt = {0.25};
  expect_complaint(wrong, "--sprt: found 1 numbers, allowed: two");
  wrong = few_games();
  wrong.bots = {"greedy"};
  expect_complaint(wrong, "bots: found 1, allowed: 3 to 16 names");
}

}  // namespace
}  // namespace roundtable::cli
