#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands.h"

namespace roundtable::cli {
namespace {

TuneArguments short_tuning() {
  TuneArguments arguments;
  arguments.table.players = 3;
  arguments.games = 60;
  arguments.steps = 1;
  arguments.threads = 1;
  return arguments;
}

struct Said {
  int status = 0;
  std::string result;
  std::string errors;
};

Said said_by(const TuneArguments& arguments) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = run(arguments);
  return {status, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

TEST(TuneCommand, TellsEveryStepAndPrintsLinesToPaste) {
  const Said said = said_by(short_tuning());
  EXPECT_EQ(said.status, 0);
  EXPECT_THAT(said.errors, testing::HasSubstr("step 1 of 1: length 0.100, "));
  EXPECT_THAT(said.result, testing::ContainsRegex("  (float )?[a-z_0-9]+ = .*-?[0-9.e-]+F"));
  EXPECT_THAT(said.result, testing::HasSubstr(" of 1 steps taken"));
}

TEST(TuneCommand, ComplainsWithTheFieldAndWhatIsAllowed) {
  auto wrong = short_tuning();
  wrong.steps = -1;
  EXPECT_EQ(said_by(wrong).status, kBadInput);
  EXPECT_THAT(said_by(wrong).errors, testing::HasSubstr("--steps: found -1, allowed: 0 or more"));
  wrong = short_tuning();
  wrong.games = 0;
  EXPECT_THAT(said_by(wrong).errors, testing::HasSubstr("--games: found 0, allowed: 1 or more"));
  wrong = short_tuning();
  wrong.table.given["two"] = "karadoc";
  EXPECT_THAT(said_by(wrong).errors, testing::HasSubstr("two: found \"karadoc\", allowed: only with 2 players"));
}

}  // namespace
}  // namespace roundtable::cli
