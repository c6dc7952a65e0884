#include "bots/comparison.h"

#include <gtest/gtest.h>

#include <array>

namespace roundtable {

namespace {

TEST(AComparison, IsWithTheOthersByHowMuchTheyArePreferred) {
  constexpr std::array kPreferences = {0.5F, 0.5F, 0.0F};
  Comparison comparison(kPreferences, 2);
  for (int game = 0; game < 4; ++game) comparison.add(std::array{3.0, 0.0, 1.0, 0.0, 1.0, 8.0});
  EXPECT_EQ(comparison.difference(0, 0), 200);
  EXPECT_EQ(comparison.difference(1, 0), -187) << "nearly what the first has, for the third is hardly ever chosen";
  EXPECT_EQ(comparison.difference(2, 1), 800);
}

TEST(AComparison, LeavesOutWhatMayBeChance) {
  constexpr std::array kPreferences = {0.5F, 0.5F};
  Comparison comparison(kPreferences, 2);
  for (int game = 0; game < 16; ++game) {
    const double sign = game % 2 == 0 ? 1 : -1;
    comparison.add(std::array{0.1 + sign, 1.0 + sign, 0.0, 0.0});
  }
  EXPECT_EQ(comparison.difference(0, 0), 0);
  EXPECT_EQ(comparison.difference(0, 1), 100);
  EXPECT_EQ(comparison.difference(1, 1), -100);
}

}  // namespace

}  // namespace roundtable
