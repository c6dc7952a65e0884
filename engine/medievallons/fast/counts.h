#pragma once

// Counts of all kinds in one word, four bits each, computed for all kinds at once. Draws and listed choices take a few
// nanoseconds on any processor; with BMI2, bits move by one instruction. cards_test.cpp compares each function with a
// plain version.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/medievallons/card_kinds.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace roundtable::medievallons::counts {

constexpr std::uint64_t kOnes = 0x1111111111111U;  // one of every kind
static_assert(std::popcount(kOnes) == kKinds);

constexpr unsigned shift(CardKind kind) { return 4U * static_cast<unsigned>(kind); }

// One bit for every kind with at least `copies` cards, 1 to 8.
constexpr std::uint64_t ones(std::uint64_t counts, int copies) {
  return (counts + kOnes * static_cast<unsigned>(8 - copies)) >> 3U & kOnes;
}
// Number of ones.
constexpr int number(std::uint64_t ones) { return static_cast<int>(ones * kOnes >> (4U * (kKinds - 1)) & 15U); }
// The n-th of them, from 0: the first kind whose prefix sum is n + 1.
constexpr CardKind nth(std::uint64_t ones, int n) {
  const std::uint64_t differs = ones * kOnes ^ static_cast<unsigned>(n + 1) * kOnes;
  return static_cast<CardKind>(std::countr_zero((differs - kOnes) & ~differs & kOnes << 3U) / 4);
}
// Sum of all counts, up to 255.
constexpr unsigned sum(std::uint64_t counts) {
  constexpr std::uint64_t kLow = 0x0F0F0F0F0F0F0F0FU;
  const std::uint64_t pairs = (counts & kLow) + (counts >> 4U & kLow);
  return static_cast<unsigned>((pairs * 0x0101010101010101U) >> 56U);
}

// The kind of the n-th card (from 0) in sorted order: the number of kinds whose last card comes before it. Prefix sums
// of every second kind are sums of pairs; those of the kinds between leave out the second of the pair.
constexpr CardKind card_at(std::uint64_t counts, int n) {
  constexpr std::uint64_t kBytes = 0x0101010101010101U;
  constexpr std::uint64_t kTops = kBytes << 7U;
  const std::uint64_t second = counts >> 4U & kBytes * 15U;
  const std::uint64_t after_second = ((counts & kBytes * 15U) + second) * kBytes;
  const std::uint64_t after_first = after_second - second;
  const std::uint64_t wanted = static_cast<unsigned>(n + 1) * kBytes;
  const std::uint64_t reached_first = ((after_first | kTops) - wanted) & kTops;
  const std::uint64_t reached_second = ((after_second | kTops) - wanted) & kTops;
  return static_cast<CardKind>(std::countr_zero(reached_first) / 8 + std::countr_zero(reached_second) / 8);
}

// Converts ones to a set of kinds, and back.
#if defined(__BMI2__)
inline CardKinds gathered(std::uint64_t ones) { return CardKinds(_pext_u64(ones, kOnes)); }
inline std::uint64_t spread(CardKinds kinds) { return _pdep_u64(kinds.bits(), kOnes); }
#else
inline CardKinds gathered(std::uint64_t bits) {
  bits = (bits | bits >> 3U) & 0x0303030303030303U;
  bits = (bits | bits >> 6U) & 0x000F000F000F000FU;
  bits = (bits | bits >> 12U) & 0x000000FF000000FFU;
  return CardKinds((bits | bits >> 24U) & 0xFFFFU);
}
inline std::uint64_t spread(CardKinds kinds) {
  std::uint64_t bits = kinds.bits();
  bits = (bits | bits << 24U) & 0x000000FF000000FFU;
  bits = (bits | bits << 12U) & 0x000F000F000F000FU;
  bits = (bits | bits << 6U) & 0x0303030303030303U;
  return (bits | bits << 3U) & 0x1111111111111111U;
}
#endif

}  // namespace roundtable::medievallons::counts
