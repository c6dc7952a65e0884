#include "wasm/shuffle.h"

#include <bit>

namespace roundtable::wasm {

namespace {

using Block = std::array<std::uint32_t, 16>;

void quarter_round(Block& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 7);
}

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

}  // namespace

std::optional<Secret> secret_from(std::string_view hex) {
  Secret secret{};
  if (hex.size() != sizeof(Secret) * 2) return std::nullopt;
  for (std::size_t i = 0; i < sizeof(Secret); ++i) {
    const int high = digit_of(hex[2 * i]);
    const int low = digit_of(hex[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    secret[i / 4] |= static_cast<std::uint32_t>(high * 16 + low) << (i % 4 * 8);
  }
  return secret;
}

Shuffle::Shuffle(const Secret& secret, std::uint64_t entry, Purpose purpose)
    : secret_(secret),
      nonce_{static_cast<std::uint32_t>(entry), static_cast<std::uint32_t>(entry >> 32U),
             static_cast<std::uint32_t>(purpose) << 24U} {}

void Shuffle::refill() {
  Block start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < secret_.size(); ++i) start[4 + i] = secret_[i];
  start[12] = next_block_++;
  for (std::size_t i = 0; i < nonce_.size(); ++i) start[13 + i] = nonce_[i];
  block_ = start;
  for (int i = 0; i < 10; ++i) {
    for (std::size_t column = 0; column < 4; ++column) {
      quarter_round(block_, column, column + 4, column + 8, column + 12);
    }
    for (std::size_t column = 0; column < 4; ++column) {
      quarter_round(block_, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12);
    }
  }
  for (std::size_t i = 0; i < block_.size(); ++i) block_[i] += start[i];
  used_ = 0;
}

std::uint64_t Shuffle::operator()() {
  if (used_ == block_.size()) refill();
  const std::uint64_t low = block_[used_];
  const std::uint64_t high = block_[used_ + 1];
  used_ += 2;
  return high << 32U | low;
}

}  // namespace roundtable::wasm
