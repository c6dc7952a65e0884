#pragma once

#include <string>

#include "engine/core/rng.h"
#include "engine/medievallons/kinds.h"

namespace roundtable::medievallons {

// Cards without order: a hand, the deck, part of a pile. One word: four bits count each kind, the top byte counts all,
// so a card comes or goes by one addition, and questions about all kinds at once are a few operations on the word.
class Cards {
 public:
  constexpr Cards() = default;
  static constexpr Cards of(Kind kind, int copies = 1) { return Cards(one(kind) * static_cast<unsigned>(copies)); }
  // All 104.
  static constexpr Cards box() { return Cards(kEach * kOfEach | std::uint64_t{kAllCards} << kSizeAt); }

  constexpr int size() const { return static_cast<int>(word_ >> kSizeAt); }
  constexpr bool empty() const { return word_ == 0; }
  constexpr bool several() const { return word_ >= std::uint64_t{2} << kSizeAt; }
  constexpr int count(Kind kind) const { return static_cast<int>((word_ >> (4U * static_cast<unsigned>(kind))) & 15U); }
  constexpr bool has(Kind kind) const { return count(kind) != 0; }
  constexpr void add(Kind kind) { word_ += one(kind); }
  constexpr void remove(Kind kind) { word_ -= one(kind); }
  friend constexpr Cards operator+(Cards a, Cards b) { return Cards(a.word_ + b.word_); }
  // What is taken away must be there.
  friend constexpr Cards operator-(Cards a, Cards b) { return Cards(a.word_ - b.word_); }
  friend constexpr bool operator==(Cards, Cards) = default;

  Kinds kinds() const { return at_least(1); }
  // How many kinds there are with that many copies or more.
  constexpr int number_of_kinds(int copies = 1) const {
    const std::uint64_t ones = (counts() + kEach * static_cast<unsigned>(8 - copies)) >> 3U & kEach;
    return static_cast<int>(ones * kEach >> (4U * (kKinds - 1)) & 15U);
  }
  // The n-th kind there is, from 0: the first whose running number is n + 1.
  constexpr Kind nth_kind(int n) const {
    const std::uint64_t differs = some() * kEach ^ static_cast<unsigned>(n + 1) * kEach;
    return static_cast<Kind>(std::countr_zero((differs - kEach) & ~differs & kEach << 3U) / 4);
  }
  // The kinds with that many copies or more, 1 to 8.
  Kinds at_least(int copies) const {
    return gathered((counts() + kEach * static_cast<unsigned>(8 - copies)) >> 3U & kEach);
  }
  // Only those kinds of them.
  Cards only(Kinds kinds) const { return counted(counts() & spread(kinds) * 15U); }
  // All but those of one kind.
  constexpr Cards but(Kind kind) const {
    const auto copies = static_cast<std::uint64_t>(count(kind));
    return Cards((word_ & ~(std::uint64_t{15} << (4U * static_cast<unsigned>(kind)))) - (copies << kSizeAt));
  }
  bool contains(Cards other) const {
    for (const Kind kind : other.kinds()) {
      if (count(kind) < other.count(kind)) return false;
    }
    return true;
  }

  // The n-th card (from 0) when they lie sorted: the number of kinds whose last card comes before it. The running
  // totals of every second kind are sums of pairs; without the second of the pair they are those of the kinds between.
  Kind at(int n) const {
    constexpr std::uint64_t kBytes = 0x0101010101010101U;
    constexpr std::uint64_t kTops = kBytes << 7U;
    const std::uint64_t second = counts() >> 4U & kBytes * 15U;
    const std::uint64_t after_second = ((counts() & kBytes * 15U) + second) * kBytes;
    const std::uint64_t after_first = after_second - second;
    const std::uint64_t wanted = static_cast<unsigned>(n + 1) * kBytes;
    const std::uint64_t reached_first = ((after_first | kTops) - wanted) & kTops;
    const std::uint64_t reached_second = ((after_second | kTops) - wanted) & kTops;
    return static_cast<Kind>(std::countr_zero(reached_first) / 8 + std::countr_zero(reached_second) / 8);
  }
  // Any of the physical cards, all equally likely.
  template <class Generator>
  Kind random(Generator& rng) const {
    return at(static_cast<int>(below(rng, static_cast<unsigned>(size()))));
  }

 private:
  friend class Claim;  // reckons on the same word
  friend class ExactKinds;

  static constexpr unsigned kSizeAt = 56;
  static constexpr std::uint64_t kEach = 0x1111111111111U;  // a one in the count of every kind

  constexpr explicit Cards(std::uint64_t word) : word_(word) {}
  static constexpr std::uint64_t one(Kind kind) {
    // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift): the analyser thinks of a card out of an empty deck
    return (std::uint64_t{1} << (4U * static_cast<unsigned>(kind))) + (std::uint64_t{1} << kSizeAt);
  }
  constexpr std::uint64_t counts() const { return word_ & (kEach * 15U); }
  // A one in the count of every kind there is.
  constexpr std::uint64_t some() const { return (counts() + kEach * 7U) >> 3U & kEach; }
  static constexpr Cards counted(std::uint64_t counts) {
    constexpr std::uint64_t kLow = 0x0F0F0F0F0F0F0F0FU;
    const std::uint64_t pairs = (counts & kLow) + (counts >> 4U & kLow);
    return Cards(counts | (pairs * 0x0101010101010101U) >> 56U << kSizeAt);
  }

  // Bits four apart gathered into a set of kinds, and back.
#if defined(__BMI2__)
  static Kinds gathered(std::uint64_t bits) { return Kinds(_pext_u64(bits, kEach)); }
  static std::uint64_t spread(Kinds kinds) { return _pdep_u64(kinds.bits(), kEach); }
#else
  static Kinds gathered(std::uint64_t bits) {
    bits = (bits | bits >> 3U) & 0x0303030303030303U;
    bits = (bits | bits >> 6U) & 0x000F000F000F000FU;
    bits = (bits | bits >> 12U) & 0x000000FF000000FFU;
    return Kinds((bits | bits >> 24U) & 0xFFFFU);
  }
  static std::uint64_t spread(Kinds kinds) {
    std::uint64_t bits = kinds.bits();
    bits = (bits | bits << 24U) & 0x000000FF000000FFU;
    bits = (bits | bits << 12U) & 0x000F000F000F000FU;
    bits = (bits | bits << 6U) & 0x0303030303030303U;
    return (bits | bits << 3U) & 0x1111111111111111U;
  }
#endif

  std::uint64_t word_ = 0;
};

// `A,K,K`, sorted by letter.
std::string text_of(Cards cards);

template <class Do>
void each_card(Cards cards, Do act) {
  for (const Kind kind : cards.kinds()) {
    for (int i = 0; i < cards.count(kind); ++i) act(kind);
  }
}

}  // namespace roundtable::medievallons
