#pragma once

#include <bit>
#include <string>

#include "engine/academy/fast/card_tables.h"
#include "engine/core/bits.h"
#include "engine/core/rng.h"

namespace roundtable::academy {

inline int value_of(Card card) { return deck::kTables.value[static_cast<std::size_t>(card)]; }
inline Suit suit_of(Card card) { return deck::kTables.suit[static_cast<std::size_t>(card)]; }
inline Track track_of(Play play) { return deck::kTables.track[static_cast<std::size_t>(play)]; }
inline Card card_of(Play play) { return Card{deck::kTables.low[static_cast<std::size_t>(play)]}; }
inline int value_of(Play play) { return deck::kTables.value[static_cast<std::size_t>(play)]; }
inline bool is_sword(Play play) { return deck::kTables.suit[static_cast<std::size_t>(play)] == Suit::Sword; }
constexpr Play play_of(Card card, Track track) {
  return Play{
      static_cast<std::uint8_t>(static_cast<unsigned>(card) + (track == Track::Tournaments ? deck::kSwords : 0))};
}

std::string text_of(Card card);
// Parses a card; kNoCard for any other text.
Card card_from(std::string_view text);

// A multiset of the 52 cards. Each kind has as many bits as the box has copies, filled from below: equal hands are
// equal numbers, one mask gives the distinct kinds, and a uniformly chosen bit is a uniformly chosen physical card.
class CardSet {
 public:
  CardSet() = default;
  explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  static CardSet full() { return CardSet(deck::kAll); }

  bool empty() const { return bits_ == 0; }
  int size() const { return std::popcount(bits_); }
  bool has(Card card) const { return ((bits_ >> static_cast<unsigned>(card)) & 1U) != 0; }
  int count(Card card) const { return std::popcount(bits_ & kind(card)); }
  std::uint64_t bits() const { return bits_; }
  std::uint64_t kinds() const { return bits_ & deck::kTables.lowest; }
  std::uint64_t plays() const { return kinds() | ((kinds() & deck::kSwordBits) << deck::kSwords); }

  void add(Card card) {
    const auto all = kind(card);
    bits_ |= ((bits_ << 1U) | (std::uint64_t{1} << static_cast<unsigned>(card))) & all;
  }
  void remove(Card card) { remove_one(kind(card)); }
  void remove(Play play) { remove_one(deck::kTables.kind[static_cast<std::size_t>(play)]); }
  void add(CardSet cards) {
    for (const Card card : cards) add(card);
  }
  void remove(CardSet cards) {
    for (const Card card : cards) remove(card);
  }
  bool contains(CardSet cards) const { return (cards.bits_ & ~bits_) == 0; }
  // The n-th physical card, by suit and value.
  Card at(int n) const {
    return Card{deck::kTables.low[static_cast<std::size_t>(nth_bit(bits_, static_cast<unsigned>(n)))]};
  }
  Card lowest() const { return *begin(); }
  int best_value() const { return bits_ == 0 ? 0 : best_of(bits_); }
  CardSet at_least(int value) const { return CardSet(bits_ & deck::kTables.at_least[static_cast<std::size_t>(value)]); }
  friend bool operator==(CardSet, CardSet) = default;

  // Every physical card, by suit and value.
  class Iterator {
   public:
    explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    Card operator*() const { return Card{deck::kTables.low[static_cast<std::size_t>(std::countr_zero(bits_))]}; }
    Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  Iterator begin() const { return Iterator(bits_); }
  Iterator end() const { return Iterator(0); }

 private:
  void remove_one(std::uint64_t all) {
    const auto mine = bits_ & all;
    bits_ ^= mine ^ ((mine >> 1U) & all);
  }
  static std::uint64_t kind(Card card) { return deck::kTables.kind[static_cast<std::size_t>(card)]; }
  static constexpr int best_of(std::uint64_t bits) {
    int value = 5;
    while ((bits & deck::kTables.at_least[static_cast<std::size_t>(value)]) == 0) --value;
    return value;
  }

  std::uint64_t bits_ = 0;
};

// `E3,G5,K4`, by suit and value.
std::string text_of(CardSet cards);

template <class Generator>
Card random_card(CardSet cards, Generator& rng) {
  return cards.at(static_cast<int>(below(rng, static_cast<unsigned>(cards.size()))));
}

}  // namespace roundtable::academy
