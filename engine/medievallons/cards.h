#pragma once

#include <cassert>
#include <string>
#include <type_traits>

#include "engine/core/rng.h"
#include "engine/medievallons/fast/counts.h"

namespace roundtable::medievallons {

// A multiset of cards: a hand, the deck, part of a pile. One word with four bits for each kind and the total in the top
// byte, so adding a card is one addition.
class Cards {
 public:
  constexpr Cards() = default;
  static constexpr Cards of(CardKind kind, int copies = 1) { return Cards(one(kind) * static_cast<unsigned>(copies)); }
  // All 104 cards.
  static constexpr Cards box() { return counted(counts::kOnes * kOfEach); }

  constexpr int size() const { return static_cast<int>(word_ >> kSizeAt); }
  constexpr bool empty() const { return word_ == 0; }
  constexpr bool several() const { return word_ >= std::uint64_t{2} << kSizeAt; }
  constexpr int count(CardKind kind) const { return static_cast<int>((word_ >> counts::shift(kind)) & 15U); }
  constexpr bool has(CardKind kind) const { return count(kind) != 0; }
  constexpr void add(CardKind kind) { word_ += one(kind); }
  constexpr void remove(CardKind kind) {
    assert(has(kind));
    word_ -= one(kind);
  }
  friend constexpr Cards operator+(Cards a, Cards b) { return Cards(a.word_ + b.word_); }
  // `b` must be contained in `a`.
  friend constexpr Cards operator-(Cards a, Cards b) {
    assert(std::is_constant_evaluated() || a.contains(b));
    return Cards(a.word_ - b.word_);
  }
  friend constexpr bool operator==(Cards, Cards) = default;

  CardKinds kinds() const { return at_least(1); }
  // Number of kinds with at least `copies` cards.
  constexpr int number_of_kinds(int copies = 1) const { return counts::number(counts::ones(all_counts(), copies)); }
  // The n-th kind present, from 0.
  constexpr CardKind nth_kind(int n) const { return counts::nth(counts::ones(all_counts(), 1), n); }
  // Kinds with at least `copies` cards, 1 to 8.
  CardKinds at_least(int copies) const { return counts::gathered(counts::ones(all_counts(), copies)); }
  // The cards of those kinds.
  Cards only(CardKinds kinds) const { return counted(all_counts() & counts::spread(kinds) * 15U); }
  // All cards except those of one kind.
  constexpr Cards but(CardKind kind) const { return Cards(word_ - one(kind) * static_cast<unsigned>(count(kind))); }
  bool contains(Cards other) const {
    for (const CardKind kind : other.kinds()) {
      if (count(kind) < other.count(kind)) return false;
    }
    return true;
  }

  // The n-th card in sorted order, from 0.
  constexpr CardKind at(int n) const {
    assert(n >= 0 && n < size());
    return counts::card_at(all_counts(), n);
  }
  // A random physical card, all equally likely.
  template <class Generator>
  CardKind random(Generator& rng) const {
    return at(static_cast<int>(below(rng, static_cast<unsigned>(size()))));
  }

 private:
  friend class Claim;  // works on the same word
  friend class ExactKinds;

  static constexpr unsigned kSizeAt = 56;

  constexpr explicit Cards(std::uint64_t word) : word_(word) {}
  static constexpr std::uint64_t one(CardKind kind) {
    // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift): the analyser thinks of a card out of an empty deck
    return (std::uint64_t{1} << counts::shift(kind)) + (std::uint64_t{1} << kSizeAt);
  }
  constexpr std::uint64_t all_counts() const { return word_ & (counts::kOnes * 15U); }
  static constexpr Cards counted(std::uint64_t all_counts) {
    return Cards(all_counts | std::uint64_t{counts::sum(all_counts)} << kSizeAt);
  }

  std::uint64_t word_ = 0;
};

// `A,K,K`, sorted by letter.
std::string text_of(Cards cards);

template <class Do>
void each_card(Cards cards, Do act) {
  for (const CardKind kind : cards.kinds()) {
    for (int i = 0; i < cards.count(kind); ++i) act(kind);
  }
}

}  // namespace roundtable::medievallons
