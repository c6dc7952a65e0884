#pragma once

#include "engine/medievallons/cards.h"

namespace roundtable::medievallons {

// A set of kinds, one bit each, aligned with the bits of a claim.
class ExactKinds {
 public:
  static constexpr ExactKinds all() { return ExactKinds(counts::kOnes << 3U); }
  static ExactKinds of(CardKinds kinds) { return ExactKinds(counts::spread(kinds) << 3U); }
  static constexpr ExactKinds among(Cards cards) { return ExactKinds(counts::ones(cards.all_counts(), 1) << 3U); }
  friend constexpr ExactKinds operator&(ExactKinds a, ExactKinds b) { return ExactKinds(a.bits_ & b.bits_); }
  friend constexpr ExactKinds operator-(ExactKinds a, ExactKinds b) { return ExactKinds(a.bits_ & ~b.bits_); }
  Cards only_of(Cards cards) const { return Cards::counted(cards.all_counts() & (bits_ >> 3U) * 15U); }

 private:
  friend class Claim;
  constexpr explicit ExactKinds(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_;
};

// One observer's certain knowledge about a hidden place: a minimum number of each kind, and the kinds of which there
// are no more than that (`exact`). An exact kind with count 0 is certainly absent.
//
// One word, to update all kinds at once: four bits a kind, three for the count and one for `exact`; the top byte counts
// the known cards. Counts stop at seven, which means seven or more.
class Claim {
 public:
  constexpr Claim() = default;
  static Claim of(Cards known, CardKinds exact) {
    Claim claim(counts::spread(exact) << 3U);
    claim.arrive(known);
    return claim;
  }
  // Certainly empty.
  static constexpr Claim nothing() { return Claim(kExact); }
  // Exactly those cards.
  static Claim all_of(Cards cards) { return of(cards, kAllKinds); }

  // No card is known; absent kinds may still be known.
  constexpr bool knows_no_card() const { return word_ >> kSizeAt == 0; }
  constexpr int size() const { return static_cast<int>(word_ >> kSizeAt); }
  constexpr int count(CardKind kind) const { return static_cast<int>((word_ >> counts::shift(kind)) & 7U); }
  constexpr bool is_exact(CardKind kind) const { return (word_ & exact_bit(kind)) != 0; }
  Cards known() const { return Cards((word_ & kCounts) | static_cast<std::uint64_t>(size()) << kSizeAt); }
  constexpr ExactKinds exact_kinds() const { return ExactKinds(word_ & kExact); }
  CardKinds exact() const { return counts::gathered(word_ >> 3U & counts::kOnes); }
  // Kinds that are certainly absent.
  CardKinds none() const { return exact() - known().kinds(); }

  // A card arrives and the observer sees it.
  constexpr void arrives(CardKind kind) {
    if (count(kind) == 7) [[unlikely]] {
      word_ &= ~exact_bit(kind);
      return;
    }
    word_ += one(kind);
  }
  void arrive(Cards cards) {
    const std::uint64_t sum = (word_ & kCounts) + cards.all_counts();
    const std::uint64_t eight = sum >> 3U & counts::kOnes;  // kinds with eight or more
    const std::uint64_t counts = (sum | eight * 7U) & kCounts;
    word_ = Cards::counted(counts).word_ | (word_ & kExact & ~(eight << 3U));
  }

  // A card leaves and the observer sees it; `left` cards stay.
  constexpr void leaves(CardKind kind, int left) {
    word_ -= (word_ & std::uint64_t{7} << counts::shift(kind)) != 0 ? one(kind) : 0;
    close_if_full(left);
  }

  // An unseen card leaves: each kind may have one less. `left` cards stay.
  constexpr void some_leaves(int left) {
    const std::uint64_t some = kinds_known();
    word_ = (word_ & ~(some << 3U)) - some - (static_cast<std::uint64_t>(counts::number(some)) << kSizeAt);
    close_if_full(left);
  }
  // An unseen card arrives from a place with claim `before`: kinds that may have been there may have one more.
  constexpr void some_arrives_from(Claim before) {
    const std::uint64_t never = before.word_ & kExact & ~(before.kinds_known() << 3U);
    word_ &= ~kExact | never;
  }

  // The same for a place without known cards, only with absent kinds.
  constexpr void any_arrives_but_none_of(Claim before) { word_ &= ~kExact | before.word_; }

  // For the question whether any of several claims knows a card.
  constexpr Claim with_those_of(Claim other) const { return Claim(word_ | other.word_); }

  // There are no more of this kind than the known ones.
  constexpr void no_more(CardKind kind) { word_ |= exact_bit(kind); }
  constexpr void no_more(ExactKinds kinds) { word_ |= kinds.bits_; }

  // Whether all cards there are known to be of one kind.
  constexpr bool only_kind(int cards_there) const {
    return size() == cards_there && counts::number(kinds_known()) == 1;
  }
  constexpr CardKind first_kind() const { return static_cast<CardKind>(std::countr_zero(word_ & kCounts) / 4); }

  // If every card is known, all kinds are exact.
  constexpr void close_if_full(int cards_there) {
    word_ |= word_ >> kSizeAt == static_cast<std::uint64_t>(cards_there) ? kExact : 0;
  }

  friend constexpr bool operator==(Claim, Claim) = default;

 private:
  static constexpr unsigned kSizeAt = Cards::kSizeAt;
  static constexpr std::uint64_t kCounts = counts::kOnes * 7U;
  static constexpr std::uint64_t kExact = counts::kOnes << 3U;

  constexpr explicit Claim(std::uint64_t word) : word_(word) {}
  static constexpr std::uint64_t one(CardKind kind) {
    return (std::uint64_t{1} << counts::shift(kind)) + (std::uint64_t{1} << kSizeAt);
  }
  static constexpr std::uint64_t exact_bit(CardKind kind) { return std::uint64_t{8} << counts::shift(kind); }
  // One bit for every kind with a known card.
  constexpr std::uint64_t kinds_known() const { return ((word_ & kCounts) + kCounts) >> 3U & counts::kOnes; }

  std::uint64_t word_ = 0;
};

}  // namespace roundtable::medievallons
