#include "study/interval.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/soft.h"

namespace roundtable {
namespace {

TEST(Interval, ReachIsStudents) {
  EXPECT_TRUE(std::isinf(reach_of_95(0)));
  EXPECT_NEAR(reach_of_95(1), 12.706, 0.001);
  EXPECT_NEAR(reach_of_95(5), 2.571, 0.005);
  EXPECT_NEAR(reach_of_95(10), 2.228, 0.001);
  EXPECT_NEAR(reach_of_95(30), 2.042, 0.001);
  EXPECT_NEAR(reach_of_95(1'000'000), 1.960, 0.001);
}

TEST(Interval, ManyIndependentGamesGiveTheUsualError) {
  const double squared = 0.25 * 0.75 / 10'000;
  const auto found = share_interval(0.25, squared, 10'000, 10'000);
  EXPECT_NEAR(found.low, 0.25 - 1.96 * std::sqrt(squared), 1e-4);
  EXPECT_NEAR(found.high, 0.25 + 1.96 * std::sqrt(squared), 1e-4);
}

TEST(Interval, WhoNeverWonMightWinAFewInAsManyGames) {
  const auto never = share_interval(0, 0, 1000, 250);
  EXPECT_EQ(never.low, 0);
  EXPECT_NEAR(never.high, 3.85 / 1000, 0.0005);
  const auto always = share_interval(1, 0, 1000, 250);
  EXPECT_EQ(always.high, 1);
  EXPECT_NEAR(always.low, 1 - never.high, 1e-9);
}

TEST(Interval, OneDealTellsNothing) {
  const auto found = share_interval(0.5, 0, 24, 1);
  EXPECT_EQ(found.low, 0);
  EXPECT_EQ(found.high, 1);
}

// All four games of a deal depend on the same luck: how often does the interval contain the true share?
TEST(Interval, HoldsTheTruthNineteenTimesInTwentyThoughGamesOfADealAreAlike) {
  Rng rng(7);
  constexpr int kRuns = 2000;
  constexpr int kDeals = 40;
  int held = 0;
  int held_as_if_independent = 0;
  for (int run = 0; run < kRuns; ++run) {
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
      const float chance = below(rng, 2) == 0 ? 0.05F : 0.55F;
      double wins = 0;
      for (int game = 0; game < 4; ++game) wins += fraction(rng) < chance ? 0.25 : 0;
      sum += wins;
      squares += wins * wins;
    }
    const double mean = sum / kDeals;
    const double squared_error = (squares - sum * mean) / (kDeals - 1) / kDeals;
    const auto found = share_interval(mean, squared_error, 4 * kDeals, kDeals);
    held += found.low <= 0.3 && 0.3 <= found.high ? 1 : 0;
    const auto naive = share_interval(mean, mean * (1 - mean) / (4 * kDeals), 4 * kDeals, 4 * kDeals);
    held_as_if_independent += naive.low <= 0.3 && 0.3 <= naive.high ? 1 : 0;
  }
  EXPECT_NEAR(held / static_cast<double>(kRuns), 0.95, 0.015);
  EXPECT_LT(held_as_if_independent / static_cast<double>(kRuns), 0.90);
}

}  // namespace
}  // namespace roundtable
