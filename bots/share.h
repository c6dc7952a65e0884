#pragma once

#include <array>

#include "engine/core/seat.h"

namespace roundtable {

// Divides the victory among the winners.
inline std::array<float, kMaxSeats> shares(Seats winners) {
  std::array<float, kMaxSeats> parts{};
  for (const Seat seat : winners) parts[static_cast<std::size_t>(seat)] = 1.0F / static_cast<float>(winners.size());
  return parts;
}

}  // namespace roundtable
