#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/rng.h"
#include "engine/core/seat.h"

// Verifiable chance: unpredictable before, reproducible afterwards. See docs/protocol.md, "Fair shuffles".

namespace roundtable {

// The 32-byte key of a game's chance, hidden until the game is over.
class Secret {
 public:
  using Bytes = std::array<std::uint8_t, 32>;

  Secret() = default;
  explicit Secret(const Bytes& bytes) : bytes_(bytes) {}
  // 64 lower-case hexadecimal digits.
  static std::optional<Secret> from_hex(std::string_view hex);

  std::string hex() const;
  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_{};
};

// Separates streams, so that no number is used twice.
enum class Purpose : std::uint8_t { Chance = 0, Bots = 1, Hints = 2 };

// The ChaCha20 stream (RFC 8439) of one entry of the record. Deterministic for key, entry and purpose.
class FairStream final : public RandomBits {
 public:
  FairStream(const Secret& secret, std::uint64_t entry, Purpose purpose = Purpose::Chance);
  std::uint64_t operator()() override;

 private:
  using Block = std::array<std::uint32_t, 16>;

  void refill();

  Block start_{};
  Block block_{};
  std::size_t used_ = std::tuple_size_v<Block>;
};

// Random numbers for a bot's search in that seat.
Rng bot_rng(const Secret& secret, std::uint64_t entry, Seat seat, Purpose purpose);

}  // namespace roundtable
