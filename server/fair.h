#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/record.h"
#include "engine/core/rng.h"

// Shuffles that nobody can bend or foresee, and everybody can check afterwards: docs/protocol.md, "Fair shuffles".

namespace roundtable::server {

// What a table's chance is drawn from: known to nobody until the game is over.
class Secret {
 public:
  static Secret random();
  // 64 hexadecimal digits.
  static std::optional<Secret> from_hex(std::string_view hex);

  std::string hex() const;
  // Its SHA-256, shown before the first card: 64 hexadecimal digits.
  std::string commitment() const;
  const std::array<unsigned char, 32>& bytes() const { return bytes_; }

 private:
  std::array<unsigned char, 32> bytes_{};
};

// What a stream of numbers is for: no number is used twice.
enum class Purpose : std::uint8_t { Chance = 0, Bots = 1 };

// The ChaCha20 stream of one entry of the record.
class FairBits final : public RandomBits {
 public:
  FairBits(const Secret& secret, std::uint64_t entry, Purpose purpose = Purpose::Chance);
  std::uint64_t operator()() override;

 private:
  void refill();

  const Secret& secret_;
  std::array<unsigned char, 12> nonce_{};
  std::array<unsigned char, 64> block_{};
  std::uint32_t next_block_ = 0;
  std::size_t used_ = sizeof block_;
};

// How the shuffles of a record follow from its seed.
enum class Shuffles : std::uint8_t { Fair, Simulated, Unproven };

// Fair, as at a table of the server, or Simulated, as in our simulator and terminal; Unproven if there is no seed. An
// error names the first entry that does not follow from it. The record must be right otherwise.
Result<Shuffles> check_shuffles(const Record& record);

}  // namespace roundtable::server
