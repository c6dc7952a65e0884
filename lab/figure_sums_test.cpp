#include "lab/figure_sums.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/core/rng.h"

namespace roundtable {
namespace {

constexpr int kRepetitions = 3000;
const Figure kPoints{Figure::Kind::Game, "points", "points", 1, false};
const Figure kShare{Figure::Kind::SeatShare, "share", "share", kVictoryParts, true};

int dice(Rng& rng, int number) {
  int sum = 0;
  for (int i = 0; i < number; ++i) sum += static_cast<int>(below(rng, 6)) + 1;
  return sum;
}

// The share of trials in which the interval contains the truth.
template <class Play>
double coverage(std::uint64_t seed, int games, const Figure& figure, double truth, Play play) {
  Rng rng(seed);
  int covered = 0;
  for (int trial = 0; trial < kRepetitions; ++trial) {
    FigureSums sums;
    for (int i = 0; i < games; ++i) sums.add({play(rng)}, 1);
    const Estimate estimate = estimate_of(sums, 0, figure);
    if (estimate.low <= truth && truth <= estimate.high) ++covered;
  }
  return static_cast<double>(covered) / kRepetitions;
}

TEST(FigureSums, IntervalsOfMeansHoldTheTruthIn95Percent) {
  const auto roll = [](Rng& rng) { return dice(rng, 3); };
  EXPECT_NEAR(coverage(1, 200, kPoints, 10.5, roll), 0.95, 0.012);
  EXPECT_NEAR(coverage(2, 12, kPoints, 10.5, roll), 0.95, 0.012);
}

TEST(FigureSums, IntervalsOfSharesHoldTheTruthIn95Percent) {
  const auto win = [](unsigned of100) {
    return [of100](Rng& rng) { return below(rng, 100) < of100 ? kVictoryParts : 0; };
  };
  EXPECT_NEAR(coverage(3, 400, kShare, 0.25, win(25)), 0.95, 0.015);
  EXPECT_NEAR(coverage(4, 400, kShare, 0.02, win(2)), 0.95, 0.03);
}

TEST(FigureSums, SharedVictoriesCount) {
  FigureSums sums;
  sums.add({30}, 1);
  sums.add({0}, 1);
  sums.add({60}, 1);
  EXPECT_DOUBLE_EQ(estimate_of(sums, 0, kShare).value, 0.5);
}

TEST(FigureSums, OneGameHasNoInterval) {
  FigureSums sums;
  sums.add({7}, 1);
  EXPECT_DOUBLE_EQ(estimate_of(sums, 0, kPoints).value, 7);
  EXPECT_EQ(estimate_of(sums, 0, kPoints).high, INFINITY);
}

TEST(FigureSums, CommonDealsNarrowTheIntervalOfADifference) {
  // Five dice of the deal, and one of each side; the second side gets a point more.
  Rng rng(5);
  FigureSums base;
  FigureSums changed;
  FigureSums difference;
  for (int i = 0; i < 2000; ++i) {
    const int deal = dice(rng, 5);
    const FigureRow a = {deal + dice(rng, 1)};
    const FigureRow b = {deal + dice(rng, 1) + 1};
    base.add(a, 1);
    changed.add(b, 1);
    difference.add_difference(b, a, 1);
  }
  const FigureMean paired = mean_of(difference, 0, 1);
  const double apart = std::hypot(mean_of(base, 0, 1).error, mean_of(changed, 0, 1).error);
  EXPECT_NEAR(paired.value, 1, 3 * paired.error);
  EXPECT_NEAR(paired.value, mean_of(changed, 0, 1).value - mean_of(base, 0, 1).value, 1e-12);
  EXPECT_NEAR(paired.error / apart, std::sqrt(1.0 / 6), 0.03);
}

TEST(FigureSums, AddUpInAnyOrder) {
  Rng rng(6);
  FigureSums whole;
  std::array<FigureSums, 3> parts;
  for (std::size_t i = 0; i < 99; ++i) {
    const FigureRow row = {dice(rng, 1), dice(rng, 2)};
    whole.add(row, 2);
    parts[i % 3].add(row, 2);
  }
  parts[2].add(parts[0]);
  parts[2].add(parts[1]);
  EXPECT_EQ(parts[2], whole);
}

}  // namespace
}  // namespace roundtable
