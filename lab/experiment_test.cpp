#include "lab/experiment.h"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/findings.h"

namespace roundtable {
namespace {

Experiment plain_against(const std::string& options, std::int64_t games) {
  Experiment experiment;
  experiment.conditions = {{.name = "A", .bots = {"greedy"}},
                           {.name = "B", .options = options, .bots = {"greedy"}, .base = 0}};
  experiment.games = games;
  experiment.seed = 3;
  return experiment;
}

TEST(Experiment, IsTheSameOnAnyNumberOfThreads) {
  const Experiment experiment = plain_against(R"({"variations":["codex"]})", 205);
  const Measurements one = measure(experiment, {}, 1);
  EXPECT_EQ(one.games, 205);
  EXPECT_EQ(one.conditions[1].differences.games, 205);
  EXPECT_EQ(measure(experiment, {}, 2), one);
  EXPECT_EQ(measure(experiment, {}, 4), one);
}

TEST(Experiment, GoesOnWhereItWasStopped) {
  const Experiment experiment = plain_against(R"({"variations":["alms"]})", 105);
  const Measurements some = measure(experiment, {}, 2, [](const Measurements& so_far) { return so_far.games < 40; });
  EXPECT_GE(some.games, 40);
  EXPECT_LT(some.games, 105);
  EXPECT_EQ(measure(experiment, some, 3), measure(experiment, {}, 1));
}

TEST(Experiment, StopsWhenTheSharesAreExactEnough) {
  Experiment experiment = plain_against("{}", 100'000);
  experiment.until = 0.02;
  const Measurements done = measure(experiment, {}, 2);
  EXPECT_EQ(done.games % kGamesBetweenLooks, 0);
  EXPECT_LE(widest_share(experiment, done), 0.02);
  EXPECT_LT(done.games, 5000);
}

TEST(Experiment, EqualTablesPlayTheSameGames) {
  const Measurements done = measure(plain_against("{}", 100), {}, 1);
  for (const std::int64_t square : done.conditions[1].differences.squares) EXPECT_EQ(square, 0);
}

TEST(Experiment, CommonDealsNarrowDifferences) {
  const Experiment experiment = plain_against(R"({"values":{"quests":[16,9,3]}})", 2000);
  const Measurements done = measure(experiment, {}, 2);
  const auto figures = figures_of("academy", 4, true);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (figures[i].key != "points") continue;
    const double paired = mean_of(done.conditions[1].differences, i, 4).error;
    const double apart =
        std::hypot(mean_of(done.conditions[0].figures, i, 4).error, mean_of(done.conditions[1].figures, i, 4).error);
    EXPECT_LT(paired, apart / 2);
  }
}

TEST(Experiment, FindsAKnownDifferenceAndNoOther) {
  // A Quests prize pays at most once a game: three prizes of a point less are three quarters of a point a seat.
  const Experiment experiment = plain_against(R"({"values":{"quests":[16,9,3]}})", 1000);
  const auto findings = findings_of(experiment, measure(experiment, {}, 2), true);
  for (const LabFinding& found : findings) {
    if (found.what.key == "from-quests" && found.question == LabFinding::Question::Difference) {
      EXPECT_EQ(found.certainty, Certainty::Sure);
      EXPECT_LT(found.difference.high, 0);
    }
  }
}

TEST(Experiment, NamesAFaultyCondition) {
  Experiment experiment = plain_against(R"({"variations":["codx"]})", 10);
  auto fault = fault_in(experiment);
  ASSERT_TRUE(fault.has_value());
  EXPECT_EQ(fault.value_or(ConditionFault{}).condition, 1U);
  EXPECT_TRUE(fault.value_or(ConditionFault{}).message.starts_with("variations: found "));
  experiment.conditions[1] = experiment.conditions[0];
  EXPECT_FALSE(fault_in(experiment).has_value());
  experiment.conditions[0].bots = {"greedy", "random"};
  fault = fault_in(experiment);
  EXPECT_TRUE(fault.value_or(ConditionFault{}).message.starts_with("bots: found 2, allowed: "));
}

}  // namespace
}  // namespace roundtable
