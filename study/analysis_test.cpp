// Labels, means and the worth of a point.

#include "study/analysis.h"

#include <gtest/gtest.h>

#include "study/reasoning.h"
#include "study/samples.h"

namespace roundtable {

namespace {

constexpr std::int64_t kPercent = Worth::kVictory / 100;

TEST(ALabel, IsOnlyGivenBeyondTheError) {
  EXPECT_EQ(label_of(0, 0), Label::Best);
  EXPECT_EQ(label_of(-4 * kPercent, kPercent), Label::Best);
  EXPECT_EQ(label_of(0, kPercent / 5), Label::Best) << "surely less than half a percent";
  EXPECT_EQ(label_of(0, kPercent), Label::Unsure) << "never `nothing lost`";
  EXPECT_EQ(label_of(4 * kPercent, 2 * kPercent), Label::Unsure);
  EXPECT_EQ(label_of(2 * kPercent, kPercent / 2), Label::Fine);
  EXPECT_EQ(label_of(3 * kPercent, kPercent), Label::Costly);
  EXPECT_EQ(label_of(8 * kPercent, kPercent), Label::Blunder);
}

TEST(AMean, HasTheErrorOfItsSamples) {
  Mean mean;
  for (int i = 0; i < 100; ++i) mean.add(i % 2 == 0 ? 1.0 : 3.0);
  EXPECT_EQ(mean.count(), 100);
  EXPECT_DOUBLE_EQ(mean.mean(), 2);
  EXPECT_NEAR(mean.error(), 1 / std::sqrt(99.0), 1e-9);
  Mean one;
  one.add(0.25);
  EXPECT_EQ(one.error(), 1) << "one sample says nothing of its spread";
}

// Two choices that are far apart, each with its own spread: the draws are even, so only the spread is an error.
TEST(AnOrderedMean, LeavesOutWhatSetsTheChoicesApart) {
  Rng rng(1);
  Mean estimates;
  Mean squares;
  for (int repeat = 0; repeat < 400; ++repeat) {
    const EvenDraws draws({0.3F, 0.7F}, 100, rng);
    OrderedMean mean;
    for (int i = 0; i < 100; ++i) mean.add((draws.choice(i) == 0 ? 1.0 : 0.0) + 0.2 * (rng() % 2 == 0 ? 1 : -1));
    estimates.add(mean.mean());
    squares.add(mean.error() * mean.error());
  }
  const double spread = estimates.error() * std::sqrt(400);
  EXPECT_NEAR(estimates.mean(), 0.3, 4 * estimates.error());
  EXPECT_NEAR(spread, 0.02, 0.003) << "single draws would have 0.05";
  EXPECT_GT(std::sqrt(squares.mean()), 0.9 * spread) << "no smaller than it is";
  EXPECT_LT(std::sqrt(squares.mean()), 1.15 * spread);
  OrderedMean one;
  one.add(0.25);
  EXPECT_EQ(one.error(), 1);
}

TEST(EvenDraws, GiveEachChoiceItsShareOnAverage) {
  Rng rng(2);
  std::array<int, 4> drawn{};
  for (int repeat = 0; repeat < 1000; ++repeat) {
    const EvenDraws draws({0.05F, 0.0F, 0.6F, 0.35F}, 7, rng);
    std::array<int, 4> once{};
    for (int i = 0; i < 7; ++i) ++once[draws.choice(i)];
    EXPECT_TRUE(once[2] == 4 || once[2] == 5) << once[2];
    for (std::size_t i = 0; i < 4; ++i) drawn[i] += once[i];
  }
  EXPECT_NEAR(drawn[0], 350, 60);
  EXPECT_EQ(drawn[1], 0);
  EXPECT_NEAR(drawn[2], 4200, 80);
  EXPECT_NEAR(drawn[3], 2450, 80);
}

TEST(Chances, WeighTheForecastsOfTheChoices) {
  const std::array<float, 3> chances = {0.5F, 0.0F, 1.5F};
  const Expectation mean = mean_of(chances, [](std::size_t choice) {
    EXPECT_NE(choice, 1U);
    Expectation one;
    one.wins[2] = static_cast<double>(choice);
    one.points[2] = 10;
    return one;
  });
  EXPECT_DOUBLE_EQ(mean.wins[2], 1.5);
  EXPECT_DOUBLE_EQ(mean.points[2], 10);
}

// Forecasts in which a point of the own seat is worth 5 % and one of each rival costs 2 %.
PointWorth by_points(int forecasts) {
  PointWorth worth(1, 3);
  Rng rng(1);
  for (int i = 0; i < forecasts; ++i) {
    Expectation one;
    for (std::size_t seat = 0; seat < 3; ++seat) one.points[seat] = 20 + below(rng, 20);
    one.wins[1] = 0.3 + 0.05 * (one.points[1] - 30) - 0.02 * (one.points[0] - 30) - 0.02 * (one.points[2] - 30);
    worth.add(one);
  }
  return worth;
}

TEST(APoint, IsWorthWhatTheForecastsShow) {
  const auto worth = by_points(400).solve();
  EXPECT_NEAR(worth[1], 0.05, 0.001);
  EXPECT_NEAR(worth[0], -0.02, 0.001);
  EXPECT_NEAR(worth[2], -0.02, 0.001);
  EXPECT_EQ(worth[3], 0) << "nobody sits there";
}

TEST(APoint, IsWorthTheUsualWhereForecastsShowNothing) {
  for (const int forecasts : {0, 1}) {
    const auto worth = by_points(forecasts).solve();
    EXPECT_NEAR(worth[1], 0.03, 1e-9);
    EXPECT_NEAR(worth[0], -0.015, 1e-9);
  }
}

TEST(ADifference, AddsUpToNothingAfterRounding) {
  Expectation difference;
  difference.wins = {0.1234567, -0.0234561, -0.1000006};
  const Worth worth = worth_of_difference(difference, 3);
  EXPECT_EQ(worth.wins[0] + worth.wins[1] + worth.wins[2], 0);
  EXPECT_NEAR(static_cast<double>(worth.wins[0]), 123'457, 2);
}

TEST(AnAnalysis, IsSureOnlyBeyondTheError) {
  Analysis analysis;
  EXPECT_FALSE(analysis.is_sure());
  analysis.choices = {{.action = "a", .behind = -20'000, .apart = 9'000, .games = 8}, {.action = "b", .games = 8}};
  EXPECT_TRUE(analysis.is_sure());
  EXPECT_FALSE(analysis.exact());
  analysis.choices[0].apart = 11'000;
  EXPECT_FALSE(analysis.is_sure());
}

}  // namespace

}  // namespace roundtable
