#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/rng.h"
#include "engine/core/seat.h"

// Chance that nobody can bend or foresee, and everybody can check afterwards: docs/protocol.md, "Fair shuffles".

namespace roundtable {

// What a game's chance is drawn from: 32 bytes, known to nobody until the game is over.
class Secret {
 public:
  using Bytes = std::array<std::uint8_t, 32>;

  Secret() = default;
  explicit Secret(const Bytes& bytes) : bytes_(bytes) {}
  // 64 hexadecimal digits, small letters.
  static std::optional<Secret> from_hex(std::string_view hex);

  std::string hex() const;
  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_{};
};

// What a stream of numbers is for: no number is used twice.
enum class Purpose : std::uint8_t { Chance = 0, Bots = 1, Hints = 2 };

// The ChaCha20 stream (RFC 8439) of one entry of the record. The same entry gives the same numbers, whenever it is
// asked.
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

// What a bot in that seat thinks with.
Rng bot_rng(const Secret& secret, std::uint64_t entry, Seat seat, Purpose purpose);

}  // namespace roundtable
