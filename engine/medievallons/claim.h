#pragma once

#include "engine/medievallons/cards.h"

namespace roundtable::medievallons {

// Kinds, each at its place in a claim, so that no bit has to move.
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

// What somebody is sure of about a place whose cards they do not see: how many of each kind are certainly there, and of
// which kinds there are certainly no more than that (`exact`). Of a kind they know none of and no more of there is
// certainly none.
//
// One word, so that all kinds are reckoned at once: four bits a kind, three that count and one that says `exact`; the
// top byte counts the known cards. An eighth card of one kind is not noted, only that there are seven or more.
class Claim {
 public:
  constexpr Claim() = default;
  static Claim of(Cards known, CardKinds exact) {
    Claim claim(counts::spread(exact) << 3U);
    claim.arrive(known);
    return claim;
  }
  // No card, for certain.
  static constexpr Claim nothing() { return Claim(kExact); }
  // Those cards, and no others.
  static Claim all_of(Cards cards) { return of(cards, kAllKinds); }

  // No card, that is; kinds that are not there may be known all the same.
  constexpr bool knows_no_card() const { return word_ >> kSizeAt == 0; }
  constexpr int size() const { return static_cast<int>(word_ >> kSizeAt); }
  constexpr int count(CardKind kind) const { return static_cast<int>((word_ >> counts::shift(kind)) & 7U); }
  constexpr bool is_exact(CardKind kind) const { return (word_ & exact_bit(kind)) != 0; }
  Cards known() const { return Cards((word_ & kCounts) | static_cast<std::uint64_t>(size()) << kSizeAt); }
  constexpr ExactKinds exact_kinds() const { return ExactKinds(word_ & kExact); }
  CardKinds exact() const { return counts::gathered(word_ >> 3U & counts::kOnes); }
  // Kinds that are certainly not there.
  CardKinds none() const { return exact() - known().kinds(); }

  // That card comes, for them to see.
  constexpr void arrives(CardKind kind) {
    if (count(kind) == 7) [[unlikely]] {
      word_ &= ~exact_bit(kind);
      return;
    }
    word_ += one(kind);
  }
  void arrive(Cards cards) {
    const std::uint64_t sum = (word_ & kCounts) + cards.all_counts();
    const std::uint64_t eight = sum >> 3U & counts::kOnes;  // of these there are eight or more
    const std::uint64_t counts = (sum | eight * 7U) & kCounts;
    word_ = Cards::counted(counts).word_ | (word_ & kExact & ~(eight << 3U));
  }

  // That card goes, for them to see; so many stay.
  constexpr void leaves(CardKind kind, int left) {
    word_ -= (word_ & std::uint64_t{7} << counts::shift(kind)) != 0 ? one(kind) : 0;
    close_if_full(left);
  }

  // Some card goes and they do not see which: of each kind there may be one less. So many stay.
  constexpr void some_leaves(int left) {
    const std::uint64_t some = kinds_known();
    word_ = (word_ & ~(some << 3U)) - some - (static_cast<std::uint64_t>(counts::number(some)) << kSizeAt);
    close_if_full(left);
  }
  // Some card comes out of a place of which they are sure of that much: of what may have been there, there may be more
  // now.
  constexpr void some_arrives_from(Claim before) {
    const std::uint64_t never = before.word_ & kExact & ~(before.kinds_known() << 3U);
    word_ &= ~kExact | never;
  }

  // The same if no card of that place is known, only kinds that are not there.
  constexpr void any_arrives_but_none_of(Claim before) { word_ &= ~kExact | before.word_; }

  // Only to ask whether any of them knows a card.
  constexpr Claim with_those_of(Claim other) const { return Claim(word_ | other.word_); }

  // Of the kind there is no more than they know of.
  constexpr void no_more(CardKind kind) { word_ |= exact_bit(kind); }
  constexpr void no_more(ExactKinds kinds) { word_ |= kinds.bits_; }

  // Whether all cards there are known to be of one kind.
  constexpr bool only_kind(int cards_there) const {
    return size() == cards_there && counts::number(kinds_known()) == 1;
  }
  constexpr CardKind first_kind() const { return static_cast<CardKind>(std::countr_zero(word_ & kCounts) / 4); }

  // If every card is known there is no room for others.
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
  // A one for every kind they know some of.
  constexpr std::uint64_t kinds_known() const { return ((word_ & kCounts) + kCounts) >> 3U & counts::kOnes; }

  std::uint64_t word_ = 0;
};

}  // namespace roundtable::medievallons
