#include "server/net/households.h"

#include <gtest/gtest.h>

#include <vector>

namespace roundtable::server::net {
namespace {

constexpr Household kAnn{.bits = 1};
constexpr Household kBen{.bits = 2};

TEST(Households, EachHasItsOwnConnections) {
  Households households(2, 0);
  const auto first = households.connect(kAnn);
  {
    const auto second = households.connect(kAnn);
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(households.connect(kAnn));
    EXPECT_TRUE(households.connect(kBen));
  }
  EXPECT_TRUE(households.connect(kAnn));
}

TEST(Households, ATicketIsGivenBackOnce) {
  Households households(1, 0);
  auto ticket = households.connect(kAnn);
  Households::Ticket moved = std::move(ticket);
  EXPECT_FALSE(households.connect(kAnn));
  moved = Households::Ticket();
  EXPECT_TRUE(households.connect(kAnn));
}

TEST(Households, EachHasItsOwnRequests) {
  Households households(0, 1);
  EXPECT_TRUE(households.request(kAnn, kSecond));
  EXPECT_TRUE(households.request(kAnn, kSecond));
  EXPECT_FALSE(households.request(kAnn, kSecond));
  EXPECT_TRUE(households.request(kBen, kSecond));
}

TEST(Households, AreForgottenWhenNothingIsLeftOfThem) {
  Households households(0, 1);
  {
    const auto ticket = households.connect(kAnn);
    households.request(kBen, kSecond);
    households.forget(kSecond);
    EXPECT_EQ(households.known(), 2U);
    households.forget(2 * kSecond);
    EXPECT_EQ(households.known(), 1U);
  }
  households.forget(2 * kSecond);
  EXPECT_EQ(households.known(), 0U);
}

}  // namespace
}  // namespace roundtable::server::net
