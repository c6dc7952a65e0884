#include "lab/significance.h"

#include <gmock/gmock.h>

#include "engine/core/rng.h"

namespace roundtable {
namespace {

using testing::DoubleEq;
using testing::ElementsAre;

TEST(Significance, HolmMultipliesByTheQuestionsLeft) {
  EXPECT_THAT(corrected({0.01, 0.04, 0.03}), ElementsAre(DoubleEq(0.03), DoubleEq(0.06), DoubleEq(0.06)));
  EXPECT_THAT(corrected({0.9, 0.8}), ElementsAre(DoubleEq(1), DoubleEq(1)));
  EXPECT_THAT(corrected({}), ElementsAre());
}

TEST(Significance, CertaintyNamesTheLevel) {
  EXPECT_EQ(certainty_of(0.001, 0.01), Certainty::Sure);
  EXPECT_EQ(certainty_of(0.02, 0.2), Certainty::Likely);
  EXPECT_EQ(certainty_of(0.2, 1), Certainty::NotSettled);
}

TEST(Significance, ChanceIsOfTheNormalDistribution) {
  EXPECT_NEAR(chance_of({1.959964, 1}, 0, 1000), 0.05, 1e-6);
  EXPECT_DOUBLE_EQ(chance_of({1, 0}, 1, 1000), 1);
  EXPECT_DOUBLE_EQ(chance_of({1, 0}, 0, 1000), 0);
  EXPECT_DOUBLE_EQ(chance_of({1, 0}, 0, kFewestGames - 1), 1) << "too few games for a verdict";
}

// Twelve questions without any effect, independent or with a common part.
double false_alarms(std::uint64_t seed, bool together, bool with_correction) {
  constexpr int kTrials = 2000;
  constexpr std::size_t kQuestions = 12;
  Rng rng(seed);
  int alarms = 0;
  for (int trial = 0; trial < kTrials; ++trial) {
    FigureSums sums;
    for (int game = 0; game < 150; ++game) {
      FigureRow row{};
      const int common = together ? static_cast<int>(below(rng, 41)) - 20 : 0;
      for (std::size_t i = 0; i < kQuestions; ++i) row[i] = static_cast<int>(below(rng, 41)) - 20 + common;
      sums.add(row, kQuestions);
    }
    std::vector<double> chances(kQuestions);
    for (std::size_t i = 0; i < kQuestions; ++i) chances[i] = chance_of(mean_of(sums, i, 1), 0, sums.games);
    if (with_correction) chances = corrected(chances);
    if (std::ranges::min(chances) <= kErrorRate) ++alarms;
  }
  return static_cast<double>(alarms) / kTrials;
}

TEST(Significance, TheCorrectionKeepsFalseAlarmsBelowFivePercent) {
  EXPECT_LE(false_alarms(1, false, true), 0.06);
  EXPECT_LE(false_alarms(2, true, true), 0.06);
  EXPECT_GE(false_alarms(1, false, false), 0.35) << "without it there are many";
}

}  // namespace
}  // namespace roundtable
