#pragma once

#include <algorithm>
#include <bit>
#include <cstring>

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

// Places on a track: 0 for the first, and all squires on square 0 share the last one.
class Ranking;

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

class Ranking {
 public:
  using Lanes = std::uint16_t __attribute__((vector_size(16)));
  using SignedLanes = std::int16_t __attribute__((vector_size(16)));
  using Bytes = std::int8_t __attribute__((vector_size(8)));

  explicit Ranking(const Row& row) {
    // One by one: a wide load over discs that were just moved would wait for all those stores. Spare lanes are square
    // 0.
    const auto key = [&](int i) { return row[Squire{static_cast<std::uint8_t>(i)}].key(); };
    keys_ = Lanes{key(0), key(1), key(2), key(3), key(4), 0, 0, 0};
    SignedLanes place = {};
    for (int i = 0; i < kMaxSquires; ++i) place -= (Lanes{} + keys_[i]) > keys_;
    place_ = place;
  }

  int place(Squire squire) const { return place_[static_cast<std::size_t>(squire)]; }
  bool at_start(Squire squire) const { return keys_[static_cast<std::size_t>(squire)] == 0; }
  // How many have left square 0: each of those behind them, and every spare lane, has that many before it.
  int started() const { return place_[7]; }
  // The squire at that place who has left square 0, or kNoSquire.
  Squire at(int place) const {
    const SignedLanes there = (place_ == static_cast<std::int16_t>(place)) & (keys_ != 0);
    return static_cast<Squire>(std::min(std::countr_zero(bytes_where(there)) / 8, index(kNoSquire)));
  }
  // Those on square 0, out of `count` squires.
  Squires starters(int count) const {
    Squires result;
    for (int i = 0; i < count; ++i) {
      if (keys_[i] == 0) result.add(Squire{static_cast<std::uint8_t>(i)});
    }
    return result;
  }
  // `first`, `second` and `third` for those places, 0 for everybody else and on square 0.
  void pay(int first, int second, int third, std::int8_t* row) const {
    const SignedLanes amount = ((place_ == 0) & static_cast<std::int16_t>(first)) |
                               ((place_ == 1) & static_cast<std::int16_t>(second)) |
                               ((place_ == 2) & static_cast<std::int16_t>(third));
    store(amount & (keys_ != 0), row);
  }
  // `last` for the last, `above` for the one before; those on square 0 are all last, and if they are several nobody is
  // the one before.
  void charge(int last, int above, int count, std::int8_t* row) const {
    const SignedLanes are_last = (place_ == static_cast<std::int16_t>(count - 1)) | SignedLanes(keys_ == 0);
    const SignedLanes are_above = (place_ == static_cast<std::int16_t>(count - 2)) & ~are_last;
    const SignedLanes taking_part = kLane < static_cast<std::int16_t>(count);
    store(((are_last & static_cast<std::int16_t>(last)) | (are_above & static_cast<std::int16_t>(above))) & taking_part,
          row);
  }

 private:
  static constexpr SignedLanes kLane = {0, 1, 2, 3, 4, 5, 6, 7};

  static std::uint64_t bytes_where(SignedLanes mask) {
    const auto bytes = __builtin_convertvector(mask, Bytes);
    std::uint64_t result = 0;
    std::memcpy(&result, &bytes, sizeof result);
    return result;
  }
  static void store(SignedLanes amount, std::int8_t* row) {
    const auto bytes = __builtin_convertvector(amount, Bytes);
    static_assert(kMaxSquires == 5);
    std::memcpy(row, &bytes, 4);
    row[4] = bytes[4];  // five at once would take the way through memory
  }

  Lanes keys_;
  SignedLanes place_;
};

inline Ranking Row::ranking() const { return Ranking(*this); }

}  // namespace roundtable::academy
