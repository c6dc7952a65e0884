#include "engine/play/fair_stream.h"

#include <bit>

namespace roundtable {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

template <class Block>
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

}  // namespace

std::optional<Secret> Secret::from_hex(std::string_view hex) {
  Secret secret;
  if (hex.size() != 2 * secret.bytes_.size()) return std::nullopt;
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const std::size_t digit = kDigits.find(hex[i]);
    if (digit == std::string_view::npos) return std::nullopt;
    secret.bytes_[i / 2] = static_cast<std::uint8_t>(std::size_t{secret.bytes_[i / 2]} << 4U | digit);
  }
  return secret;
}

std::string Secret::hex() const {
  std::string text;
  for (const std::uint8_t byte : bytes_) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

// Initial state of RFC 8439: "expand 32-byte k", the key, the block counter, the nonce.
FairStream::FairStream(const Secret& secret, std::uint64_t entry, Purpose purpose)
    : start_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574} {
  for (std::size_t i = 0; i < secret.bytes().size(); ++i) {
    start_[4 + i / 4] |= static_cast<std::uint32_t>(secret.bytes()[i]) << (i % 4 * 8);
  }
  start_[13] = static_cast<std::uint32_t>(entry);
  start_[14] = static_cast<std::uint32_t>(entry >> 32U);
  start_[15] = static_cast<std::uint32_t>(purpose) << 24U;
}

void FairStream::refill() {
  block_ = start_;
  for (int i = 0; i < 10; ++i) {
    for (std::size_t column = 0; column < 4; ++column) {
      quarter_round(block_, column, column + 4, column + 8, column + 12);
    }
    for (std::size_t column = 0; column < 4; ++column) {
      quarter_round(block_, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12);
    }
  }
  for (std::size_t i = 0; i < block_.size(); ++i) block_[i] += start_[i];
  ++start_[12];
  used_ = 0;
}

std::uint64_t FairStream::operator()() {
  if (used_ == block_.size()) refill();
  const std::uint64_t low = block_[used_];
  const std::uint64_t high = block_[used_ + 1];
  used_ += 2;
  return high << 32U | low;
}

Rng bot_rng(const Secret& secret, std::uint64_t entry, Seat seat, Purpose purpose) {
  FairStream bits(secret, entry, purpose);
  return Rng(bits() + static_cast<std::uint64_t>(index(seat)));
}

}  // namespace roundtable
