#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Rate-limit key: an IPv4 address (also one inside an IPv6 address), or the leading 64 bits of an IPv6 address, since a
// household usually gets a whole /64.
struct RateLimitKey {
  std::uint64_t bits = 0;
  bool six = false;
  bool operator==(const RateLimitKey&) const = default;
};

struct RateLimitKeyHash {
  std::size_t operator()(const RateLimitKey& of) const {
    return std::hash<std::uint64_t>{}((of.bits + (of.six ? 1 : 0)) * 0x9E3779B97F4A7C15U);
  }
};

struct Address {
  std::string text;  // of the rate-limit key: 192.0.2.7 or 2001:db8:0:1::/64
  RateLimitKey rate_limit_key;
  bool loopback = false;
  std::uint64_t rest = 0;  // the other 64 bits of an IPv6 address

  bool is_same_machine(const Address& other) const {
    return rate_limit_key == other.rate_limit_key && rest == other.rest;
  }
};

// Empty if it is not an address. A port after it (1.2.3.4:80, [::1]:80) is ignored.
std::optional<Address> read_address(std::string_view text);

// The address of clients that connect through a Unix socket.
Address this_machine();

// A range of addresses: 192.0.2.0/24, 2001:db8::/32. An address without a length means its rate-limit key.
struct Network {
  RateLimitKey first;
  int bits = 0;  // length of the prefix
  bool has(const RateLimitKey& one) const;
};
std::optional<Network> read_network(std::string_view text);

// True for addresses of the public internet. False for this machine, private and provider networks, documentation
// ranges, multicast, and IPv6 addresses that embed one of these.
bool is_public(std::string_view text);

}  // namespace roundtable::server::net
