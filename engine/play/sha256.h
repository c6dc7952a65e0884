#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace roundtable {

using Sha256 = std::array<std::uint8_t, 32>;

// FIPS 180-4.
Sha256 sha256(std::span<const std::uint8_t> bytes);

}  // namespace roundtable
