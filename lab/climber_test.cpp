#include "lab/climber.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/soft.h"

namespace roundtable {
namespace {

constexpr Climber::Effort kSomeEffort = {.deals = 2000, .seed = 3, .threads = 1};

// Distance from the best weights, which are 2, -1 and 0.5.
double distance_to_the_best(std::span<const float> weights) {
  constexpr std::array<float, 3> kBest = {2.0F, -1.0F, 0.5F};
  double squares = 0;
  for (std::size_t i = 0; i < kBest.size(); ++i) squares += std::pow(static_cast<double>(weights[i] - kBest[i]), 2);
  return std::sqrt(squares);
}

double luck_of(std::int64_t deal) {
  Rng rng(99, static_cast<std::uint64_t>(deal));
  return static_cast<double>(fraction(rng)) - 0.5;
}

// The weights nearer to the best win more, apart from the luck of the deal.
double contest_of_three(std::span<const float> one, std::span<const float> others, std::int64_t deal) {
  return 1 + 0.3 * (distance_to_the_best(others) - distance_to_the_best(one)) + luck_of(deal);
}

double contest_of_luck(std::span<const float> /*one*/, std::span<const float> /*others*/, std::int64_t deal) {
  return 1 + luck_of(deal);
}

int steps_taken(Climber& climber, int steps) {
  int taken = 0;
  for (int i = 0; i < steps; ++i) taken += climber.step().taken ? 1 : 0;
  return taken;
}

TEST(Climber, ComesNearTheBestWeights) {
  Climber climber({1.0F, -2.0F, 0.0F}, contest_of_three, kSomeEffort);
  EXPECT_GT(steps_taken(climber, 40), 5);
  EXPECT_LT(distance_to_the_best(climber.weights()), 0.3);
  const auto share = climber.against_the_start();
  EXPECT_GT(share.low, 1.2);
  EXPECT_NEAR(share.value, 1 + 0.3 * (1.5 - distance_to_the_best(climber.weights())), 0.05);
}

TEST(Climber, StaysWhereNothingCanBeGained) {
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Climber climber({1.0F, -2.0F, 0.0F}, contest_of_luck, {.deals = 500, .seed = seed, .threads = 1});
    taken += steps_taken(climber, 10);
    if (climber.weights() == std::vector<float>{1.0F, -2.0F, 0.0F})
      EXPECT_NEAR(climber.against_the_start().value, 1, 0.05);
  }
  EXPECT_LE(taken, 12);  // of 100 steps; 5 are expected by luck alone
}

TEST(Climber, FindsTheSameWeightsOnAnyNumberOfThreads) {
  const auto found = [](int threads) {
    Climber climber({1.0F, -2.0F, 0.0F}, contest_of_three, {.deals = 500, .seed = 3, .threads = threads});
    steps_taken(climber, 8);
    return climber.weights();
  };
  const auto alone = found(1);
  EXPECT_NE(alone, (std::vector<float>{1.0F, -2.0F, 0.0F}));
  EXPECT_EQ(found(2), alone);
  EXPECT_EQ(found(3), alone);
}

}  // namespace
}  // namespace roundtable
