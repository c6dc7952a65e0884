#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/rng.h"

// The same shuffles as at a server's table (docs/protocol.md, "Fair shuffles"), without its libraries: so the record of
// a game in the browser can be checked like any other, and opening it again in the middle does not change what comes.

namespace roundtable::wasm {

using Secret = std::array<std::uint32_t, 8>;  // 32 bytes, least significant byte first

// 64 hexadecimal digits, small letters.
std::optional<Secret> secret_from(std::string_view hex);

// What a stream of numbers is for: no number is used twice.
enum class Purpose : std::uint8_t { Chance = 0, Bots = 1, Hints = 2 };

// The ChaCha20 stream (RFC 8439) of one entry of the record.
class Shuffle final : public RandomBits {
 public:
  Shuffle(const Secret& secret, std::uint64_t entry, Purpose purpose = Purpose::Chance);
  std::uint64_t operator()() override;

 private:
  void refill();

  Secret secret_;
  std::array<std::uint32_t, 3> nonce_{};
  std::array<std::uint32_t, 16> block_{};
  std::uint32_t next_block_ = 0;
  std::size_t used_ = 16;
};

}  // namespace roundtable::wasm
