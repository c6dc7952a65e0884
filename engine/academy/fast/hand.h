#pragma once

#include "engine/academy/cards.h"

namespace roundtable::academy {

// A hand as a set of choices: the distinct cards to keep, the distinct ways to play. It stores their numbers, because
// counting bits for every choice takes longer than everything else.
class Hand {
 public:
  Hand() = default;
  explicit Hand(CardSet cards)
      : word_(cards.bits() + static_cast<unsigned>(std::popcount(cards.kinds())) * deck::kOneKind +
              static_cast<unsigned>(std::popcount(cards.kinds() & deck::kSwordBits)) * deck::kOneSword) {}

  CardSet cards() const { return CardSet(word_ & deck::kAll); }
  bool empty() const { return word_ == 0; }
  unsigned kinds() const { return static_cast<unsigned>(word_ >> deck::kKindsAt); }
  unsigned plays() const { return kinds() + swords(); }
  // The n-th distinct card, or way to play one: all cards in order, then the swords again on Tournaments.
  Card card(unsigned n) const { return Card{static_cast<std::uint8_t>(nth_of_few<kDealt>(lowest(), n))}; }
  Play play(unsigned n) const { return Play{static_cast<std::uint8_t>(nth_play(lowest(), n))}; }
  // The same by the highest copy held, which can be removed without looking at other copies. `Most`: the maximum size
  // of the hand.
  template <unsigned Most>
  unsigned copy_to_keep(unsigned n) const {
    return nth_of_few<Most>(highest(), n);
  }
  unsigned copy_to_play(unsigned n) const { return nth_play(highest(), n); }
  bool offers(Card card) const { return (word_ & deck::kTables.keeps[static_cast<std::size_t>(card)]) != 0; }
  bool offers(Play play) const { return (word_ & deck::kTables.plays[static_cast<std::size_t>(play)]) != 0; }
  void remove(Card card) { remove_one(static_cast<std::size_t>(card)); }
  void remove(Play play) { remove_one(static_cast<std::size_t>(play)); }
  void remove_copy(unsigned number) { word_ -= deck::kTables.copy[number]; }
  Hand with(Card card) const {
    CardSet all = cards();
    all.add(card);
    return Hand(all);
  }
  friend bool operator==(Hand, Hand) = default;

 private:
  std::uint64_t lowest() const { return word_ & deck::kTables.lowest; }
  // The highest copy of each kind. The counts above stay in the word: no caller asks for so high a bit.
  std::uint64_t highest() const { return word_ & ~((word_ >> 1U) & deck::kTables.below); }
  unsigned swords() const { return static_cast<unsigned>(word_ >> deck::kSwordsAt) & 0xFU; }
  // The n-th way to play, given one copy of each kind.
  unsigned nth_play(std::uint64_t copies, unsigned n) const {
    const bool again = n >= kinds();
    const unsigned bit = nth_of_few<kDealt>(copies, again ? n - swords() : n);
    return again ? bit + deck::kSwords : bit;
  }
  void remove_one(std::size_t number) {
    const auto all = deck::kTables.kind[number];
    const auto mine = word_ & all;
    const auto left = (mine >> 1U) & all;
    // Branch-free: if no copy is left, all bits of `left - 1` are set, otherwise none so high up.
    word_ = (word_ ^ mine ^ left) - (deck::kTables.counts[number] & (left - 1));
  }

  std::uint64_t word_ = 0;
};

}  // namespace roundtable::academy
