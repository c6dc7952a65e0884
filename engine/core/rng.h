#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>

namespace roundtable {

__extension__ using Wide = unsigned __int128;

// 64 random bits a call; a standard UniformRandomBitGenerator. A counter with an odd step of its own for each game,
// mixed by one 128-bit product, because play draws a number for every choice. Same numbers on every machine and in
// every build.
class Rng {
 public:
  using result_type = std::uint64_t;
  using Seed = std::array<std::uint64_t, 4>;  // 32 bytes, as in a record

  explicit Rng(const Seed& seed) : counter_(seed[0] ^ seed[2]), step_((seed[1] ^ seed[3]) | 1U) {}
  // The generator of game `stream` in a run with that seed.
  explicit Rng(std::uint64_t seed, std::uint64_t stream = 0) : Rng(seed_of(seed, stream)) {}

  static Seed seed_of(std::uint64_t seed, std::uint64_t stream) {
    std::uint64_t x = mix(seed + 0x9e3779b97f4a7c15ULL) ^ mix(stream + 0x5851f42d4c957f2dULL);
    Seed words{};
    for (auto& word : words) word = mix(x += 0x9e3779b97f4a7c15ULL);
    return words;
  }

  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

  result_type operator()() {
    counter_ += step_;
    const Wide product = static_cast<Wide>(counter_) * (counter_ ^ mask_);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
  }

 private:
  static std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 30U;
    x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27U;
    x *= 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
  }

  std::uint64_t counter_;
  std::uint64_t step_;
  // A constant kept as a member: otherwise the compiler rebuilds it with four instructions for each number.
  std::uint64_t mask_ = 0xe7037ed1a0b428dbULL;
};

// Type-erased source of random bits.
class RandomBits {
 public:
  using result_type = std::uint64_t;

  RandomBits() = default;
  RandomBits(const RandomBits&) = delete;
  RandomBits& operator=(const RandomBits&) = delete;
  virtual ~RandomBits() = default;
  virtual result_type operator()() = 0;

  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
};

// Several integers from one 64-bit draw. After draws from n1, n2, ... the bias is below n1*n2*.../2^64: five cards of a
// deck take one call, with a bias below 2e-11.
class Draws {
 public:
  explicit Draws(std::uint64_t bits) : bits_(bits) {}

  unsigned below(std::uint64_t n) {
    assert(n > 0);
    const Wide product = static_cast<Wide>(bits_) * n;
    bits_ = static_cast<std::uint64_t>(product);
    return static_cast<unsigned>(product >> 64U);
  }

 private:
  std::uint64_t bits_;
};

template <class Generator>
unsigned below(Generator& rng, std::uint64_t n) {
  return Draws(rng()).below(n);
}

}  // namespace roundtable
