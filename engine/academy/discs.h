#pragma once

#include "engine/academy/types.h"

namespace roundtable::academy {

// Where a disc stands: its square, and within it who came later lies higher. The arrival number counts every move of
// the game (at most 162 with five squires), so two discs on one square never share one; square 0 knows no order, there
// every disc is 0. Comparing two discs is comparing two numbers.
class Disc {
 public:
  constexpr Disc() = default;
  constexpr Disc(int square, int arrival) : Disc(square == 0 ? Disc() : arrived(square, arrival)) {}

  // On a square that is not 0.
  static constexpr Disc arrived(int square, int arrival) {
    Disc disc;
    disc.key_ = static_cast<std::uint16_t>((square << 8) | arrival);
    return disc;
  }

  constexpr int square() const { return key_ >> 8; }
  constexpr int arrival() const { return key_ & 0xFF; }
  constexpr std::uint16_t key() const { return key_; }
  constexpr bool at_start() const { return key_ == 0; }
  constexpr bool ahead_of(Disc other) const { return key_ > other.key_; }
  friend constexpr bool operator==(Disc, Disc) = default;

 private:
  std::uint16_t key_ = 0;
};

class Ranking;  // fast/ranking.h

// The discs of one track, one a squire.
class Row {
 public:
  Disc& operator[](Squire squire) { return discs_[static_cast<std::size_t>(squire)]; }
  const Disc& operator[](Squire squire) const { return discs_[static_cast<std::size_t>(squire)]; }
  Ranking ranking() const;
  void clear() { *this = Row(); }
  friend bool operator==(const Row&, const Row&) = default;

 private:
  Disc discs_[8] = {};  // five, and spare ones on square 0: eight are found without a multiplication
};

}  // namespace roundtable::academy
