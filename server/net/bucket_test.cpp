#include "server/net/bucket.h"

#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

int taken_at(Bucket& bucket, int rate, Micros at) {
  int taken = 0;
  while (taken < 1000 && bucket.take(Rate::per_second(rate), at)) ++taken;
  return taken;
}

TEST(Bucket, GivesTwiceTheRateAtOnceThenTheRate) {
  Bucket bucket;
  EXPECT_EQ(taken_at(bucket, 50, 7 * kSecond), 100);
  EXPECT_EQ(taken_at(bucket, 50, 8 * kSecond), 50);
  EXPECT_EQ(taken_at(bucket, 50, 8 * kSecond + kSecond / 10), 5);
}

TEST(Bucket, SavesUpNoMoreThanABurst) {
  Bucket bucket;
  EXPECT_EQ(taken_at(bucket, 10, kSecond), 20);
  EXPECT_EQ(taken_at(bucket, 10, 3600 * kSecond), 20);
}

TEST(Bucket, IsFullAgainWhenAllIsEarned) {
  Bucket bucket;
  EXPECT_TRUE(bucket.is_full(kSecond));
  taken_at(bucket, 10, kSecond);
  EXPECT_FALSE(bucket.is_full(2 * kSecond));
  EXPECT_TRUE(bucket.is_full(3 * kSecond));
}

TEST(Bucket, GivesAWholeSpansWorthAtOnceThenOneAfterTheOther) {
  Bucket bucket;
  const Rate rate = Rate::of(5, 10 * kSecond);
  const auto taken = [&](Micros at) {
    int count = 0;
    while (bucket.take(rate, at)) ++count;
    return count;
  };
  EXPECT_EQ(taken(kSecond), 5);
  EXPECT_EQ(taken(2 * kSecond), 0);
  EXPECT_EQ(taken(3 * kSecond), 1);
  EXPECT_EQ(taken(13 * kSecond), 5);
}

TEST(Bucket, RateZeroIsNoLimit) {
  Bucket bucket;
  EXPECT_EQ(taken_at(bucket, 0, kSecond), 1000);
}

}  // namespace
}  // namespace roundtable::server::net
