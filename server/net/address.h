#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Who is counted as one, whatever is counted: an IPv4 address (also one inside an IPv6 address), or the 64 leading bits
// of an IPv6 address, since a household has all the rest.
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
  std::string text;  // the household's: 192.0.2.7 or 2001:db8:0:1::/64
  RateLimitKey household;
  bool loopback = false;
  std::uint64_t rest = 0;  // of an IPv6 address: what is left of it within the household

  bool is_same_machine(const Address& other) const { return household == other.household && rest == other.rest; }
};

// Nothing if it is no address. A port after it (1.2.3.4:80, [::1]:80) is ignored.
std::optional<Address> read_address(std::string_view text);

// Who is no farther away than a socket.
Address this_machine();

// Those whose addresses begin alike: 192.0.2.0/24, 2001:db8::/32; an address alone is its household.
struct Network {
  RateLimitKey first;
  int bits = 0;  // so many of them, from the left
  bool has(const RateLimitKey& one) const;
};
std::optional<Network> read_network(std::string_view text);

// Whether it is somewhere in the open net: not this machine, a private network, one of a provider, for examples, for
// many at once, or an address of these inside another.
bool is_public(std::string_view text);

}  // namespace roundtable::server::net
