#include "lab/tuning.h"

#include <gtest/gtest.h>

#include "bots/academy/policy.h"

namespace roundtable {
namespace {

TEST(Tuning, WeighsEveryWeightByItsNameAtTablesOfEveryKind) {
  for (const std::string game : {"academy", "medievallons"}) {
    int told = 0;
    const auto report = tune({.game = game, .games = 100, .steps = 2},
                             [&](int number, const Climber::Step& step, std::int64_t games_a_deal) {
                               EXPECT_EQ(number, ++told);
                               EXPECT_GT(step.tested, 0);
                               EXPECT_EQ(games_a_deal, game == "academy" ? 3 + 4 + 5 + 2 + 2 + 4 : 2 + 3 + 4 + 5);
                             });
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(told, 2);
    if (game == "academy") {
      ASSERT_EQ(report->weights.size(), academy::JudgementWeights::kNames.size());
      EXPECT_EQ(report->weights[0].name, academy::JudgementWeights::kNames[0]);
    }
  }
}

TEST(Tuning, OneTableCanBeAskedForAndABadOneIsRefused) {
  const auto report = tune({.players = 3, .games = 30, .steps = 1},
                           [](int, const Climber::Step&, std::int64_t games) { EXPECT_EQ(games, 3); });
  EXPECT_TRUE(report);
  const auto refused = tune({.players = 3, .options = "{\"two\":\"karadoc\"}", .games = 30, .steps = 1});
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().message.starts_with("two: found")) << refused.error().message;
  EXPECT_TRUE(tune({.game = "chess"}).error().message.starts_with("game: found `chess`"));
}

}  // namespace
}  // namespace roundtable
