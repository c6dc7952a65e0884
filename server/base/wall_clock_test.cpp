#include "server/base/wall_clock.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

constexpr Millis kNoon = 1'800'000'000'000;
constexpr Millis kHour = 3'600'000;
constexpr net::Micros kUp = 7'000'000;

TEST(WallClock, FollowsTheSystem) {
  WallClock clock;
  EXPECT_EQ(clock.now(kNoon, kUp), kNoon);
  EXPECT_EQ(clock.now(kNoon + 5, kUp + 5'000), kNoon + 5);
  EXPECT_EQ(clock.now(kNoon + kHour, kUp + 6'000), kNoon + kHour);
}

TEST(WallClock, GoesOnWhenTheSystemIsSetBack) {
  WallClock clock;
  EXPECT_EQ(clock.now(kNoon, kUp), kNoon);
  EXPECT_EQ(clock.now(kNoon - kHour, kUp + 1'000'000), kNoon + 1'000);
  EXPECT_EQ(clock.now(kNoon - kHour + 9'000, kUp + 10'000'000), kNoon + 10'000);
}

}  // namespace

}  // namespace roundtable::server
