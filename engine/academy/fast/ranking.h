#pragma once

// Ranks all squires on a track at once in vector lanes (NEON, SSE2, WebAssembly SIMD, or lane by lane).
// ranking_test.cpp compares it with a plain version.

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/academy/discs.h"

namespace roundtable::academy {

// Places on a track: 0 for the first, and all squires on square 0 share the last one.
class Ranking {
 public:
  using Lanes = std::uint16_t __attribute__((vector_size(16)));
  using SignedLanes = std::int16_t __attribute__((vector_size(16)));
  using Bytes = std::int8_t __attribute__((vector_size(8)));

  explicit Ranking(const Row& row) {
    // Loads one by one: a wide load over discs that were just stored would stall. Spare lanes are square 0.
    const auto key = [&](int i) { return row[Squire{static_cast<std::uint8_t>(i)}].key(); };
    keys_ = Lanes{key(0), key(1), key(2), key(3), key(4), 0, 0, 0};
    SignedLanes place = {};
    for (int i = 0; i < kMaxSquires; ++i) place -= (Lanes{} + keys_[i]) > keys_;
    place_ = place;
  }

  int place(Squire squire) const { return place_[static_cast<std::size_t>(squire)]; }
  bool at_start(Squire squire) const { return keys_[static_cast<std::size_t>(squire)] == 0; }
  // Number of squires beyond square 0: every squire on square 0, and every spare lane, has that many ahead.
  int started() const { return place_[7]; }
  // The squire at that place, beyond square 0, or kNoSquire.
  Squire at(int place) const {
    const SignedLanes there = (place_ == static_cast<std::int16_t>(place)) & (keys_ != 0);
    return static_cast<Squire>(std::min(std::countr_zero(bytes_where(there)) / 8, index(kNoSquire)));
  }
  // Squires on square 0, out of `count`.
  Squires starters(int count) const {
    Squires result;
    for (int i = 0; i < count; ++i) {
      if (keys_[i] == 0) result.add(Squire{static_cast<std::uint8_t>(i)});
    }
    return result;
  }
  // Pays `first`, `second` and `third` to those places, 0 to the others and on square 0.
  void pay(int first, int second, int third, std::int8_t* row) const {
    const SignedLanes amount = ((place_ == 0) & static_cast<std::int16_t>(first)) |
                               ((place_ == 1) & static_cast<std::int16_t>(second)) |
                               ((place_ == 2) & static_cast<std::int16_t>(third));
    store(amount & (keys_ != 0), row);
  }
  // Charges `last` to the last and `above` to the one before. All on square 0 are last; if there are several, there is
  // no one before.
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
    row[4] = bytes[4];  // a fifth lane would go through memory
  }

  Lanes keys_;
  SignedLanes place_;
};

inline Ranking Row::ranking() const { return Ranking(*this); }

}  // namespace roundtable::academy
