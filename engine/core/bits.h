#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace roundtable {

// Position of the n-th set bit, from 0. Requires more than n set bits and n < Few. Branch-free, because n is usually
// random: all sets without their lowest 0, 1, 2, ... bits are computed, independent of n.
template <unsigned Few>
inline unsigned nth_of_few(std::uint64_t set, unsigned n) {
  assert(n < Few && std::popcount(set) > static_cast<int>(n));
#if defined(__BMI2__)
  return static_cast<unsigned>(std::countr_zero(_pdep_u64(std::uint64_t{1} << n, set)));
#elif defined(__NVPTX__)
  // On a GPU: no branch prediction, and slow memory.
  for (unsigned i = 1; i < Few; ++i) set = n >= i ? set & (set - 1) : set;
  return static_cast<unsigned>(std::countr_zero(set));
#else
  std::array<std::uint64_t, Few> rest;  // NOLINT(cppcoreguidelines-pro-type-member-init): all of it is written
  for (auto& one : rest) {
    one = set;
    set &= set - 1;
  }
  return static_cast<unsigned>(std::countr_zero(rest[n]));
#endif
}

namespace detail {

using NthOfByte = std::array<std::array<std::uint8_t, 256>, 8>;
constexpr NthOfByte make_nth_of_byte() {
  NthOfByte table{};
  for (unsigned set = 0; set < 256; ++set) {
    unsigned n = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
      if (((set >> bit) & 1U) != 0) table[n++][set] = static_cast<std::uint8_t>(bit);
    }
  }
  return table;
}
inline constexpr NthOfByte kNthOfByte = make_nth_of_byte();

}  // namespace detail

// The same for any n, also below the number of set bits.
inline int nth_bit(std::uint64_t set, unsigned n) {
  assert(std::popcount(set) > static_cast<int>(n));
#if defined(__BMI2__)
  return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, set));
#elif defined(__NVPTX__)
#pragma unroll 1
  for (; n > 0; --n) set &= set - 1;
  return std::countr_zero(set);
#else
  if (set < 256) return detail::kNthOfByte[n][static_cast<std::size_t>(set)];
  constexpr unsigned kFew = 8;
  while (n >= kFew) [[unlikely]] {
    for (unsigned i = 0; i < kFew; ++i) set &= set - 1;
    n -= kFew;
  }
  return static_cast<int>(nth_of_few<kFew>(set, n));
#endif
}

// Walks a 64-bit set upwards: `for (int bit : Bits(set))`.
class Bits {
 public:
  explicit constexpr Bits(std::uint64_t set) : set_(set) {}
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint64_t set) : set_(set) {}
    constexpr int operator*() const { return std::countr_zero(set_); }
    constexpr Iterator& operator++() {
      set_ &= set_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t set_;
  };
  constexpr Iterator begin() const { return Iterator(set_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t set_;
};

}  // namespace roundtable
