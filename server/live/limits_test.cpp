#include "server/live/limits.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

constexpr Limit kFiveLines{"chat", 5, 10, "chat", "too many messages, allowed: 5 in 10 seconds"};

bool allowed(Limits& limits, const Limit& limit, const std::string& whom, net::Micros at) {
  try {
    limits.expect(limit, whom, at);
    return true;
  } catch (const Refused& why) {
    EXPECT_EQ(why.code(), "too-many");
    EXPECT_EQ(why.reason(), limit.reason.text());
    return false;
  }
}

int how_many(Limits& limits, const Limit& limit, const std::string& whom, net::Micros at) {
  int count = 0;
  while (count < 1000 && allowed(limits, limit, whom, at)) ++count;
  return count;
}

TEST(Limits, BelongToWhomTheyCount) {
  Limits limits;
  EXPECT_EQ(how_many(limits, kFiveLines, "ann", net::kSecond), 5);
  EXPECT_EQ(how_many(limits, kFiveLines, "bert", net::kSecond), 5);
  EXPECT_EQ(how_many(limits, {"logins", 3, 60, "logins", "slowly"}, "ann", net::kSecond), 3);
  EXPECT_EQ(how_many(limits, kFiveLines, "ann", 11 * net::kSecond), 5);
}

TEST(Limits, NoneMeansAnyNumber) {
  Limits limits;
  EXPECT_EQ(how_many(limits, {"logins", 0, 60, "logins", "slowly"}, "ann", net::kSecond), 1000);
  EXPECT_EQ(limits.known(), 0U);
}

TEST(Limits, RememberABoundedNumberAndForgetThoseWhoOweLeast) {
  Limits limits(100);
  EXPECT_EQ(how_many(limits, kFiveLines, "chatterbox", net::kSecond), 5);
  for (int i = 0; i < 10'000; ++i) allowed(limits, kFiveLines, "name " + std::to_string(i), net::kSecond);
  EXPECT_LE(limits.known(), 100U);
  EXPECT_FALSE(allowed(limits, kFiveLines, "chatterbox", net::kSecond));
  for (int i = 0; i < 100; ++i) allowed(limits, kFiveLines, "later " + std::to_string(i), 100 * net::kSecond);
  EXPECT_LE(limits.known(), 100U);
}

// Two servers; one receives the other's counts.
TEST(Limits, HoldForAllServersTogether) {
  constexpr Limit kFew{"few", 8, 800, "person", "too much"};
  Limits here, there;
  here.on_spent([&](const std::string& what, net::Micros debt) { there.receive_spent(what, debt, 0); });
  there.on_spent([&](const std::string& what, net::Micros debt) { here.receive_spent(what, debt, 0); });
  int done = 0;
  const auto spend = [&](Limits& limits) {
    try {
      limits.expect(kFew, "ann", 0);
      ++done;
    } catch (const Refused&) {
    }
  };
  for (int i = 0; i < 20; ++i) spend(i % 2 == 0 ? here : there);
  EXPECT_GE(done, 8);
  EXPECT_LE(done, 10) << "what is told of begins at a quarter";
  there.expect(kFew, "bert", 0);
}

}  // namespace

}  // namespace roundtable::server
