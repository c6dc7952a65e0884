#include "lab/sprt.h"

#include <gtest/gtest.h>

#include "bots/soft.h"

namespace roundtable {
namespace {

constexpr Sprt::Bounds kQuarterOrMore = {.low = 0.25, .high = 0.30};

// A deal with four seatings, each won with that probability.
double lucky_deal(Rng& rng, float chance) {
  double share = 0;
  for (int game = 0; game < 4; ++game) share += fraction(rng) < chance ? 0.25 : 0;
  return share;
}

struct Runs {
  int low = 0;
  int high = 0;
  double deals = 0;  // mean number
};

Runs run_tests(float chance, int runs) {
  Rng rng(11);
  Runs found;
  for (int run = 0; run < runs; ++run) {
    Sprt sprt(kQuarterOrMore);
    while (sprt.verdict() == Sprt::Verdict::Open) sprt.add(lucky_deal(rng, chance));
    ++(sprt.verdict() == Sprt::Verdict::Low ? found.low : found.high);
    found.deals += static_cast<double>(sprt.deals()) / runs;
  }
  return found;
}

TEST(Sprt, ErrsAboutOnceInTwentyEitherWay) {
  constexpr int kRuns = 2000;
  EXPECT_LT(run_tests(0.25F, kRuns).high, kRuns * 0.065);
  EXPECT_GT(run_tests(0.25F, kRuns).high, kRuns * 0.02);
  EXPECT_LT(run_tests(0.30F, kRuns).low, kRuns * 0.065);
  EXPECT_GT(run_tests(0.30F, kRuns).low, kRuns * 0.02);
}

TEST(Sprt, NeedsFewerDealsWhereTheDifferenceIsLarger) {
  const Runs clear = run_tests(0.40F, 200);
  EXPECT_EQ(clear.high, 200);
  EXPECT_EQ(run_tests(0.15F, 200).low, 200);
  EXPECT_LT(clear.deals, run_tests(0.30F, 200).deals / 2);
}

TEST(Sprt, WhoWinsEveryDealIsSoonBelieved) {
  Sprt sprt(kQuarterOrMore);
  while (sprt.verdict() == Sprt::Verdict::Open) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Sprt::Verdict::High);
  EXPECT_LT(sprt.deals(), 50);
}

TEST(Sprt, StaysDecided) {
  Sprt sprt(kQuarterOrMore);
  while (sprt.verdict() == Sprt::Verdict::Open) sprt.add(1);
  for (int i = 0; i < 1000; ++i) sprt.add(0);
  EXPECT_EQ(sprt.verdict(), Sprt::Verdict::High);
}

}  // namespace
}  // namespace roundtable
