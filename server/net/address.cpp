#include "server/net/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <charconv>

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
  return {.text = text.data(), .household = {.bits = leading(bytes, 4)}, .loopback = bytes[0] == 127};
}

Address six(const Bytes& bytes) {
  constexpr std::array<std::uint8_t, 12> kFourInside = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  if (std::equal(kFourInside.begin(), kFourInside.end(), bytes.begin())) return four(bytes.data() + 12);
  Bytes network = bytes;
  std::fill(network.begin() + 8, network.end(), 0);
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, network.data(), text.data(), text.size());
  constexpr Bytes kLoopback = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  return {.text = std::string(text.data()) + "/64",
          .household = {.bits = leading(bytes.data(), 8), .six = true},
          .loopback = bytes == kLoopback};
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
  bare.resize(std::min(bare.size(), bare.find('%')));  // the network interface of a link-local address
  if (bare.find('\0') != std::string::npos) return std::nullopt;
  Bytes bytes{};
  if (inet_pton(AF_INET, bare.c_str(), bytes.data()) == 1) return four(bytes.data());
  if (inet_pton(AF_INET6, bare.c_str(), bytes.data()) == 1) return six(bytes);
  return std::nullopt;
}

bool Network::has(const Household& one) const {
  if (one.six != first.six) return false;
  const int whole = one.six ? 64 : 32;
  return bits == 0 || (one.bits >> (whole - bits)) == (first.bits >> (whole - bits));
}

std::optional<Network> read_network(std::string_view text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto address = read_address(text.substr(0, slash));
  if (!address) return std::nullopt;
  const int whole = address->household.six ? 64 : 32;
  int bits = whole;
  if (slash < text.size()) {
    const std::string_view number = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(number.begin(), number.end(), bits);
    if (error != std::errc() || end != number.end() || bits < 0) return std::nullopt;
    if (bits > (address->household.six ? 128 : 32)) return std::nullopt;
  }
  return Network{address->household, std::min(bits, whole)};
}

}  // namespace roundtable::server::net
