#include "bots/halving.h"

#include <gmock/gmock.h>

namespace roundtable {

namespace {

using testing::ElementsAre;

TEST(Halving, BeginsWithTheHighestValues) {
  Halving halving;
  halving.begin(std::vector<float>{1, 5, 2, 5, 4}, 3);
  EXPECT_THAT(halving.left(), ElementsAre(1, 3, 4));
  halving.begin(std::vector<float>{7}, 3);
  EXPECT_THAT(halving.left(), ElementsAre(0));
  EXPECT_TRUE(halving.is_decided());
  EXPECT_FALSE(halving.is_due(1));
}

TEST(Halving, GivesUpHalfAfterEachPartOfTheBudget) {
  Halving halving;
  const std::vector<float> values = {6, 5, 4, 3, 2};
  halving.begin(values, 16);
  const auto last_are_best = [](int place) { return static_cast<double>(place); };
  EXPECT_FALSE(halving.is_due(0.33));  // 5, 3, 2, 1: three parts
  EXPECT_TRUE(halving.is_due(0.34));
  halving.halve(last_are_best);
  EXPECT_THAT(halving.left(), ElementsAre(4, 3, 2));
  EXPECT_FALSE(halving.is_due(0.66));
  EXPECT_TRUE(halving.is_due(0.67));
  halving.halve([](int) { return 0.0; });
  EXPECT_THAT(halving.left(), ElementsAre(4, 3));
  EXPECT_TRUE(halving.is_due(1));
  halving.halve(last_are_best);
  EXPECT_TRUE(halving.is_decided());
  EXPECT_THAT(halving.left(), ElementsAre(4));
}

}  // namespace

}  // namespace roundtable
