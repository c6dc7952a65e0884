#include "server/net/address_limits.h"

#include <gtest/gtest.h>

#include <vector>

namespace roundtable::server::net {
namespace {

constexpr RateLimitKey kAnn{.bits = 1};
constexpr RateLimitKey kBen{.bits = 2};

TEST(AddressLimits, EachHasItsOwnConnections) {
  AddressLimits address_limits(2, 0);
  const auto first = address_limits.connect(kAnn);
  {
    const auto second = address_limits.connect(kAnn);
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(address_limits.connect(kAnn));
    EXPECT_TRUE(address_limits.connect(kBen));
  }
  EXPECT_TRUE(address_limits.connect(kAnn));
}

TEST(AddressLimits, ATicketIsGivenBackOnce) {
  AddressLimits address_limits(1, 0);
  auto ticket = address_limits.connect(kAnn);
  AddressLimits::Ticket moved = std::move(ticket);
  EXPECT_FALSE(address_limits.connect(kAnn));
  moved = AddressLimits::Ticket();
  EXPECT_TRUE(address_limits.connect(kAnn));
}

TEST(AddressLimits, EachHasItsOwnRequests) {
  AddressLimits address_limits(0, 1);
  EXPECT_TRUE(address_limits.request(kAnn, kSecond));
  EXPECT_TRUE(address_limits.request(kAnn, kSecond));
  EXPECT_FALSE(address_limits.request(kAnn, kSecond));
  EXPECT_TRUE(address_limits.request(kBen, kSecond));
}

TEST(AddressLimits, FilesOfThePageCountApart) {
  AddressLimits address_limits(0, 1);
  int files = 0;
  while (address_limits.file(kAnn, kSecond)) ++files;
  EXPECT_EQ(files, 20);
  EXPECT_TRUE(address_limits.file(kBen, kSecond));
  EXPECT_TRUE(address_limits.request(kAnn, kSecond));
  address_limits.forget(2 * kSecond);
  EXPECT_EQ(address_limits.known(), 1U) << "what Ann has fetched is not forgotten yet";
  AddressLimits none(0, 0);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(none.file(kAnn, kSecond));
}

TEST(AddressLimits, AreForgottenWhenNothingIsLeftOfThem) {
  AddressLimits address_limits(0, 1);
  {
    const auto ticket = address_limits.connect(kAnn);
    address_limits.request(kBen, kSecond);
    address_limits.forget(kSecond);
    EXPECT_EQ(address_limits.known(), 2U);
    address_limits.forget(2 * kSecond);
    EXPECT_EQ(address_limits.known(), 1U);
  }
  address_limits.forget(2 * kSecond);
  EXPECT_EQ(address_limits.known(), 0U);
}

}  // namespace
}  // namespace roundtable::server::net
