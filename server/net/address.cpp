#include "server/net/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace roundtable::server::net {

namespace {

using Bytes = std::array<std::uint8_t, 16>;

std::uint64_t leading(const std::uint8_t* bytes, int count) {
  std::uint64_t bits = 0;
  for (int i = 0; i < count; ++i) bits = bits << 8U | bytes[i];
  return bits;
}

Address four(const std::uint8_t* bytes) {
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, bytes, text.data(), text.size());
  return {.text = text.data(), .rate_limit_key = {.bits = leading(bytes, 4)}, .loopback = bytes[0] == 127};
}

constexpr std::array<std::uint8_t, 12> kFourInside = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

Address six(const Bytes& bytes) {
  if (std::equal(kFourInside.begin(), kFourInside.end(), bytes.begin())) return four(bytes.data() + 12);
  Bytes network = bytes;
  std::fill(network.begin() + 8, network.end(), 0);
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, network.data(), text.data(), text.size());
  constexpr Bytes kLoopback = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  return {.text = std::string(text.data()) + "/64",
          .rate_limit_key = {.bits = leading(bytes.data(), 8), .six = true},
          .loopback = bytes == kLoopback,
          .rest = leading(bytes.data() + 8, 8)};
}

struct Range {
  Bytes start;
  std::size_t bits;
};

bool is_in(const std::uint8_t* bytes, const Range& network) {
  for (std::size_t bit = 0; bit < network.bits; ++bit) {
    const int mask = 0x80 >> (bit % 8);
    if ((bytes[bit / 8] & mask) != (network.start[bit / 8] & mask)) return false;
  }
  return true;
}

// IANA's registries of special-purpose addresses.
constexpr Range kClosedFour[] = {{{0}, 8},
                                 {{10}, 8},
                                 {{100, 64}, 10},
                                 {{127}, 8},
                                 {{169, 254}, 16},
                                 {{172, 16}, 12},
                                 {{192, 0, 0}, 24},
                                 {{192, 0, 2}, 24},
                                 {{192, 88, 99}, 24},
                                 {{192, 168}, 16},
                                 {{198, 18}, 15},
                                 {{198, 51, 100}, 24},
                                 {{203, 0, 113}, 24},
                                 {{224}, 3}};
constexpr Range kOpenSix = {{0x20}, 3};
constexpr Range kClosedSix[] = {
    {{0x20, 0x01}, 23}, {{0x20, 0x01, 0x0D, 0xB8}, 32}, {{0x20, 0x02}, 16}, {{0x3F, 0xFF}, 20}};

template <std::size_t size>
bool is_in_any(const std::uint8_t* bytes, const Range (&networks)[size]) {
  return std::any_of(std::begin(networks), std::end(networks), [&](const Range& one) { return is_in(bytes, one); });
}

std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    return end == std::string_view::npos ? std::string_view() : text.substr(1, end - 1);
  }
  const bool one_colon = std::count(text.begin(), text.end(), ':') == 1;
  return one_colon ? text.substr(0, text.find(':')) : text;
}

}  // namespace

std::optional<Address> read_address(std::string_view text) {
  std::string bare(without_port(text));
  bare.resize(std::min(bare.size(), bare.find('%')));  // the zone (network interface) of a link-local address
  if (bare.find('\0') != std::string::npos) return std::nullopt;
  Bytes bytes{};
  if (inet_pton(AF_INET, bare.c_str(), bytes.data()) == 1) return four(bytes.data());
  if (inet_pton(AF_INET6, bare.c_str(), bytes.data()) == 1) return six(bytes);
  return std::nullopt;
}

Address this_machine() {
  constexpr Bytes kLoopback = {127, 0, 0, 1};
  return four(kLoopback.data());
}

bool Network::has(const RateLimitKey& one) const {
  if (one.six != first.six) return false;
  const int whole = one.six ? 64 : 32;
  return bits == 0 || (one.bits >> (whole - bits)) == (first.bits >> (whole - bits));
}

std::optional<Network> read_network(std::string_view text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto address = read_address(text.substr(0, slash));
  if (!address) return std::nullopt;
  const int whole = address->rate_limit_key.six ? 64 : 32;
  int bits = whole;
  if (slash < text.size()) {
    const std::string_view number = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(number.begin(), number.end(), bits);
    if (error != std::errc() || end != number.end() || bits < 0) return std::nullopt;
    if (bits > (address->rate_limit_key.six ? 128 : 32)) return std::nullopt;
  }
  return Network{address->rate_limit_key, std::min(bits, whole)};
}

bool is_public(std::string_view text) {
  const std::string bare(text);
  Bytes bytes{};
  if (inet_pton(AF_INET, bare.c_str(), bytes.data()) == 1) return !is_in_any(bytes.data(), kClosedFour);
  if (inet_pton(AF_INET6, bare.c_str(), bytes.data()) != 1) return false;
  if (std::equal(kFourInside.begin(), kFourInside.end(), bytes.begin())) {
    return !is_in_any(bytes.data() + 12, kClosedFour);
  }
  return is_in(bytes.data(), kOpenSix) && !is_in_any(bytes.data(), kClosedSix);
}

}  // namespace roundtable::server::net
