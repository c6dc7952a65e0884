#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "engine/core/seat.h"

namespace roundtable {

// Value of a position for each seat: millionths of a victory, and thousandths of final points. Integers, so that parts
// add up exactly.
struct Worth {
  static constexpr std::int64_t kVictory = 1'000'000;
  static constexpr std::int64_t kPoint = 1'000;
  using BySeat = std::array<std::int64_t, kMaxSeats>;

  BySeat wins{};  // sum of a position: one victory; sum of a difference: 0
  BySeat points{};

  Worth& operator+=(const Worth& other) {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      wins[i] += other.wins[i];
      points[i] += other.points[i];
    }
    return *this;
  }
  Worth& operator-=(const Worth& other) {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      wins[i] -= other.wins[i];
      points[i] -= other.points[i];
    }
    return *this;
  }
  friend Worth operator+(Worth a, const Worth& b) { return a += b; }
  friend Worth operator-(Worth a, const Worth& b) { return a -= b; }
  friend bool operator==(const Worth&, const Worth&) = default;
};

// The same as fractions, during computation.
struct Expectation {
  std::array<double, kMaxSeats> wins{};
  std::array<double, kMaxSeats> points{};
};

constexpr double kCostlyShare = 0.03;  // of a victory, from which a choice is costly

inline std::int64_t millionths(double share) { return std::llround(share * static_cast<double>(Worth::kVictory)); }

// Rounds a difference of that many seats, so that the shares add up to 0.
Worth worth_of_difference(const Expectation& difference, int players);
// Rounds standard errors.
Worth worth_of_error(const Expectation& error);

// Rounds, and normalises the shares of that many seats to one victory.
Worth worth_of(const Expectation& expected, int players);

}  // namespace roundtable
