#pragma once

// Sizes of groups of the net's inputs and outputs, for the general ones and those of variations.

#include <bit>

#include "engine/academy/game.h"

namespace roundtable::academy {

namespace inputs {

constexpr int kSlots = 5;  // squires as seen by the asked one: itself and four others (NetSeen)
constexpr int kOthers = kSlots - 1;

struct Group {
  int at;
  int size;
};
constexpr Group after(Group before, int size) { return {before.at + before.size, size}; }

}  // namespace inputs

namespace detail {

constexpr int kMostStake = 15;

// Points or coats in steps of two, to keep inputs small.
inline int in_twos(int points) {
  const int half = (points + 1) / 2;
  return half < kMostStake ? half : kMostStake;
}

template <class Put>
void put_some(Put& put, int input, int value) {
  if (value > 0) put(input, value);
}

// A set of phases as bits.
template <class... Phases>
constexpr std::uint32_t bits_of(Phases... phases) {
  return ((std::uint32_t{1} << static_cast<unsigned>(phases)) | ...);
}

// Slot of a squire other than the asked one.
template <class Seen>
int slot_of(const Seen& seen, Squire squire) {
  int slot = 1;
  while (slot < inputs::kSlots - 1 && seen.slots[static_cast<std::size_t>(slot)] != squire) ++slot;
  return slot;
}

}  // namespace detail

}  // namespace roundtable::academy
