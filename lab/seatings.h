#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"

namespace roundtable {

// Which bot sits where: by seat, a number in Seatings::bots.
using Seating = std::array<std::uint8_t, kMaxSeats>;

// All ways in which bots take the seats of a table, each once. Bots of one name are one and the same, so there are four
// ways to seat a,b,b,b and 24 for a,b,c,d. If more are named than can sit, every choice of that many takes part.
struct Seatings {
  std::vector<std::string> bots;  // each name once, in the order they were given
  std::vector<int> copies;        // how often each was named
  int players = 0;
  bool rotations_only = false;  // there were too many: only those where everybody moves on by a seat
  std::vector<Seating> all;

  std::int64_t size() const { return static_cast<std::int64_t>(all.size()); }
};

constexpr int kMostBots = 16;

// At most so many seatings if rotations alone can keep to that.
Result<Seatings> seat_bots(const std::vector<std::string>& names, int players, std::int64_t at_most);

}  // namespace roundtable
