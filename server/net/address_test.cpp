#include "server/net/address.h"

#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

TEST(Address, IsReadWithAndWithoutPort) {
  for (const char* text : {"192.0.2.7", "192.0.2.7:8080", "::ffff:192.0.2.7", "[::ffff:192.0.2.7]:99"})
    EXPECT_EQ(read_address(text)->text, "192.0.2.7") << text;
  for (const char* text : {"2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "2001:DB8:0::1", "2001:db8::1%eth0"})
    EXPECT_EQ(read_address(text)->text, "2001:db8::/64") << text;
}

TEST(Address, AnythingElseIsNone) {
  for (const char* text : {"", "unknown", "1.2.3", "1.2.3.4.5", "[::1", "::1::2", "localhost", "_hidden"})
    EXPECT_FALSE(read_address(text)) << text;
}

TEST(Address, AHouseholdIsAnIpv4AddressOrAnIpv6Network) {
  const auto rate_limit_key = [](const char* text) { return read_address(text)->rate_limit_key; };
  EXPECT_EQ(rate_limit_key("2001:db8:0:1::1"), rate_limit_key("2001:db8:0:1:ffff::2"));
  EXPECT_EQ(read_address("2001:db8:0:1:2:3:4:5")->text, "2001:db8:0:1::/64");
  EXPECT_FALSE(rate_limit_key("2001:db8:0:1::1") == rate_limit_key("2001:db8:0:2::1"));
  EXPECT_FALSE(rate_limit_key("192.0.2.7") == rate_limit_key("192.0.2.8"));
  EXPECT_EQ(rate_limit_key("192.0.2.7"), rate_limit_key("::ffff:192.0.2.7"));
  EXPECT_FALSE(rate_limit_key("0.0.0.0") == rate_limit_key("::"));
}

TEST(Address, AMachineIsOneOfAHousehold) {
  const auto same = [](const char* one, const char* other) {
    return read_address(one)->is_same_machine(*read_address(other));
  };
  EXPECT_TRUE(same("2001:db8::7", "[2001:db8::7]:443"));
  EXPECT_FALSE(same("2001:db8::7", "2001:db8::8"));
  EXPECT_TRUE(same("192.0.2.7", "::ffff:192.0.2.7"));
  EXPECT_FALSE(same("192.0.2.7", "192.0.2.8"));
}

TEST(Address, LoopbackIsThisMachine) {
  for (const char* text : {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"})
    EXPECT_TRUE(read_address(text)->loopback) << text;
  for (const char* text : {"128.0.0.1", "::2", "10.0.0.1"}) EXPECT_FALSE(read_address(text)->loopback) << text;
}

TEST(NetworkTest, HasThoseThatBeginAlike) {
  const auto has = [](const char* network, const char* address) {
    return read_network(network)->has(read_address(address)->rate_limit_key);
  };
  EXPECT_TRUE(has("192.0.2.0/24", "192.0.2.77"));
  EXPECT_FALSE(has("192.0.2.0/24", "192.0.3.77"));
  EXPECT_TRUE(has("192.0.2.7", "192.0.2.7"));
  EXPECT_FALSE(has("192.0.2.7", "192.0.2.8"));
  EXPECT_TRUE(has("2001:db8::/32", "2001:db8:1:2::3"));
  EXPECT_FALSE(has("2001:db8::/32", "2001:db9::1"));
  EXPECT_TRUE(has("2001:db8::1", "2001:db8::2")) << "one rate-limit key";
  EXPECT_FALSE(has("0.0.0.0/0", "2001:db8::2"));
  EXPECT_TRUE(has("0.0.0.0/0", "192.0.2.7"));
  for (const char* wrong : {"", "x", "192.0.2.0/", "192.0.2.0/33", "192.0.2.0/-1", "192.0.2.0/8x", "::/129"}) {
    EXPECT_FALSE(read_network(wrong)) << wrong;
  }
}

TEST(AddressTest, OnlyTheOpenNetIsPublic) {
  for (const char* open : {"1.1.1.1", "9.255.255.255", "100.63.0.1", "172.32.0.1", "192.167.1.1", "223.255.255.255",
                           "2606:4700::1111", "2a00::1", "::ffff:8.8.8.8"}) {
    EXPECT_TRUE(is_public(open)) << open;
  }
  for (const char* closed : {"127.0.0.1",
                             "127.9.9.9",
                             "0.0.0.0",
                             "10.1.2.3",
                             "100.64.0.1",
                             "169.254.169.254",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.168.0.1",
                             "192.0.2.1",
                             "198.19.0.1",
                             "224.0.0.1",
                             "255.255.255.255",
                             "::1",
                             "::",
                             "fe80::1",
                             "fc00::1",
                             "fd12::1",
                             "ff02::1",
                             "::ffff:10.0.0.1",
                             "::ffff:127.0.0.1",
                             "64:ff9b::a00:1",
                             "2002:a00:1::",
                             "2001:db8::1",
                             "2001::1",
                             "localhost",
                             "",
                             "1.1.1"}) {
    EXPECT_FALSE(is_public(closed)) << closed;
  }
}

}  // namespace
}  // namespace roundtable::server::net
