#include "bots/soft.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numeric>

namespace roundtable {

namespace {

TEST(Soft, ExponentialAgreesWithTheMathematicsLibrary) {
  for (float power = -80; power <= 80; power += 0.37F) {
    EXPECT_NEAR(exponential(power) / std::exp(power), 1.0F, 2e-4F) << power;
  }
  EXPECT_EQ(exponential(-1000.0F), 0.0F);
}

TEST(Soft, ATemperatureMoreIsETimesAsLikely) {
  std::array<float, 3> values = {1.0F, 3.0F, -5.0F};
  soften(values, 2.0F);
  EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0F), 1.0F, 1e-6F);
  EXPECT_NEAR(values[1] / values[0], std::exp(1.0F), 1e-3F);
  EXPECT_NEAR(values[0] / values[2], std::exp(3.0F), 1e-2F);
}

TEST(Soft, ChoicesFallByTheirChances) {
  Rng rng(1);
  const std::array<float, 4> chances = {0.5F, 0.0F, 0.2F, 0.3F};
  std::array<int, 4> found{};
  for (int i = 0; i < 10'000; ++i) ++found[static_cast<std::size_t>(fall(chances, rng))];
  EXPECT_NEAR(found[0], 5000, 200);
  EXPECT_EQ(found[1], 0);
  EXPECT_NEAR(found[2], 2000, 200);
  EXPECT_NEAR(found[3], 3000, 200);
}

TEST(Soft, AmongTheHighestAllAreAlike) {
  Rng rng(2);
  const std::array<float, 5> values = {1, 7, 0, 7, 7};
  std::array<int, 5> found{};
  for (int i = 0; i < 9'000; ++i) ++found[static_cast<std::size_t>(highest(values, rng))];
  EXPECT_EQ(found[0] + found[2], 0);
  for (const std::size_t i : {1U, 3U, 4U}) EXPECT_NEAR(found[i], 3000, 200);
}

}  // namespace

}  // namespace roundtable
