#pragma once

#include "engine/academy/types.h"

namespace roundtable::academy {

// A disc's square and arrival number; on the same square the later arrival is higher. Arrivals count all moves of the
// game (at most 162 with five squires), so two discs on one square never share one. On square 0, which has no order,
// every disc is 0. Discs compare as numbers.
class Disc {
 public:
  constexpr Disc() = default;
  constexpr Disc(int square, int arrival) : Disc(square == 0 ? Disc() : arrived(square, arrival)) {}

  // On a square other than 0.
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
  Disc discs_[8] = {};  // five, plus spare ones on square 0: a power of two finds a row without multiplication
};

}  // namespace roundtable::academy
