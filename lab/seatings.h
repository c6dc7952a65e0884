#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"

namespace roundtable {

// By seat, the index of a bot in Seatings::bots.
using Seating = std::array<std::uint8_t, kMaxSeats>;

// All seatings of bots at a table. Bots of one name are interchangeable, so a,b,b,b have four seatings and a,b,c,d
// have 24. If there are more names than seats, every selection takes part.
struct Seatings {
  std::vector<std::string> bots;  // each name once, in the given order
  std::vector<int> copies;        // how often each name was given
  int players = 0;
  std::int64_t orders = 0;   // number of possible seatings
  std::vector<Seating> all;  // all of these or, if they are too many, rotations only

  std::int64_t size() const { return static_cast<std::int64_t>(all.size()); }
};

constexpr int kMostBots = 16;

// Returns at most so many seatings, if rotations alone can satisfy that limit.
Result<Seatings> seat_bots(const std::vector<std::string>& names, int players, std::int64_t at_most);

}  // namespace roundtable
