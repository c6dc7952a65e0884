#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/academy/types.h"
#include "engine/core/bits.h"
#include "engine/core/rng.h"

namespace roundtable::academy {

enum class Suit : std::uint8_t { Charity, Education, Gallantry, King, Quests, Sword };

constexpr std::string_view kSuitLetters = "CEGKQS";

// A kind of card, such as S4. It is named by the lowest bit of its kind in a CardSet, so that it is found there without
// a search.
enum class Card : std::uint8_t {};
constexpr Card kNoCard{0xFF};

// A way to play a card: the card itself, or a sword on Tournaments (12 further up than the same sword on Jousts).
enum class Play : std::uint8_t {};

namespace deck {

// The box: how many copies of each value. Suits in letter order, values upwards, copies side by side.
struct Group {
  Suit suit;
  std::uint8_t value;
  std::uint8_t copies;
};
constexpr std::array<Group, 23> kGroups = {{
    {Suit::Charity, 2, 2},   {Suit::Charity, 3, 3},   {Suit::Charity, 4, 2},   {Suit::Charity, 5, 1},
    {Suit::Education, 2, 2}, {Suit::Education, 3, 3}, {Suit::Education, 4, 2}, {Suit::Education, 5, 1},
    {Suit::Gallantry, 2, 2}, {Suit::Gallantry, 3, 3}, {Suit::Gallantry, 4, 2}, {Suit::Gallantry, 5, 1},
    {Suit::King, 2, 2},      {Suit::King, 3, 3},      {Suit::King, 4, 2},      {Suit::King, 5, 1},
    {Suit::Quests, 2, 2},    {Suit::Quests, 3, 3},    {Suit::Quests, 4, 2},    {Suit::Quests, 5, 1},
    {Suit::Sword, 3, 6},     {Suit::Sword, 4, 4},     {Suit::Sword, 5, 2},
}};
constexpr int kCards = 52;
constexpr int kSwords = 12;
constexpr std::uint64_t kAll = (std::uint64_t{1} << kCards) - 1;
constexpr std::uint64_t kSwordBits = kAll & ~((std::uint64_t{1} << (kCards - kSwords)) - 1);

// A Hand's counts stand above its cards: of different swords, then of all different cards.
constexpr unsigned kSwordsAt = 52;
constexpr unsigned kKindsAt = 56;
constexpr std::uint64_t kOneSword = std::uint64_t{1} << kSwordsAt;
constexpr std::uint64_t kOneKind = std::uint64_t{1} << kKindsAt;

// Everything about a number that is a bit of a CardSet, or of a set of plays (64 of them: the 52 cards, and the swords
// again, for Tournaments).
template <class T>
using PerNumber = std::array<T, 64>;
struct Tables {
  PerNumber<std::uint64_t> copy{};    // what leaves a Hand with this copy, if it is the highest it has
  PerNumber<std::uint64_t> kind{};    // all bits of the same kind
  PerNumber<std::uint64_t> keeps{};   // its lowest bit, if this number names a card
  PerNumber<std::uint64_t> plays{};   // the same, if it names a way to play one
  PerNumber<std::uint64_t> counts{};  // what it adds to a Hand's counts
  PerNumber<std::uint8_t> name{};     // the same card or play by its lowest copy
  PerNumber<std::uint8_t> low{};      // its lowest
  PerNumber<std::uint8_t> value{};
  PerNumber<Track> track{};
  PerNumber<Suit> suit{};
  std::array<std::uint64_t, 6> at_least{};  // cards of that value or more
  std::uint64_t lowest = 0;                 // the lowest bit of every kind
  std::uint64_t below = 0;                  // all but the highest bit of every kind
};

constexpr Track track_of(Suit suit) {
  constexpr std::array<Track, 6> kTracksBySuit = {Track::Charity, Track::Education, Track::Gallantry,
                                                  Track::King,    Track::Quests,    Track::Jousts};
  return kTracksBySuit[static_cast<std::size_t>(suit)];
}

constexpr Tables make_tables() {
  Tables t;
  unsigned bit = 0;
  for (const Group& group : kGroups) {
    const bool sword = group.suit == Suit::Sword;
    const std::uint64_t lowest = std::uint64_t{1} << bit;
    const std::uint64_t kind = lowest * ((1U << group.copies) - 1);
    const auto describe = [&](unsigned number, unsigned name, unsigned copy, Track track) {
      t.kind[number] = kind;
      t.name[number] = static_cast<std::uint8_t>(name);
      t.counts[number] = sword ? kOneKind + kOneSword : kOneKind;
      t.low[number] = static_cast<std::uint8_t>(bit);
      t.value[number] = group.value;
      t.track[number] = track;
      t.suit[number] = group.suit;
      t.copy[number] = (std::uint64_t{1} << copy) + (copy == bit ? t.counts[number] : 0);
    };
    for (unsigned copy = bit; copy < bit + group.copies; ++copy) {
      describe(copy, bit, copy, track_of(group.suit));
      if (sword) describe(copy + kSwords, bit + kSwords, copy, Track::Tournaments);
    }
    t.below |= kind & (kind >> 1U);
    t.lowest |= lowest;
    t.keeps[bit] = lowest;
    t.plays[bit] = lowest;
    if (sword) t.plays[bit + kSwords] = lowest;
    for (unsigned v = 0; v <= group.value; ++v) t.at_least[v] |= kind;
    bit += group.copies;
  }
  return t;
}

// Not inline: a constant that the compiler knows it would build anew, four instructions long, for each use.
extern const Tables kTables;

}  // namespace deck

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
// The card written there, or kNoCard.
Card card_from(std::string_view text);

// Some of the 52 cards. Copies of one kind are alike, so each kind has as many bits as the box has copies and they are
// filled from below: equal hands are equal numbers, the distinct kinds are one mask away, and a uniformly chosen bit is
// a uniformly chosen physical card.
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
  // The n-th physical card, in suit and value order.
  Card at(int n) const {
    return Card{deck::kTables.low[static_cast<std::size_t>(nth_bit(bits_, static_cast<unsigned>(n)))]};
  }
  Card lowest() const { return *begin(); }
  int best_value() const { return bits_ == 0 ? 0 : best_of(bits_); }
  CardSet at_least(int value) const { return CardSet(bits_ & deck::kTables.at_least[static_cast<std::size_t>(value)]); }
  friend bool operator==(CardSet, CardSet) = default;

  // Every physical card, in suit and value order.
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

// Cards in someone's hand, as a choice: the different ones to keep, the different ways to play. It counts them itself,
// since counting bits anew for every choice takes longer than all the rest of it.
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
  // The n-th different card, or way to play one: all cards upwards, then the swords once more, on Tournaments.
  Card card(unsigned n) const { return Card{static_cast<std::uint8_t>(nth_of_few<kDealt>(lowest(), n))}; }
  Play play(unsigned n) const { return Play{static_cast<std::uint8_t>(nth_play(lowest(), n))}; }
  // The same by the highest copy the hand has, which can be taken out without looking what else it has of the kind.
  // `Most`: of a hand with no more cards than that.
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
  // The highest copy of each kind. The counts above are left standing: nobody asks for so high a bit.
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
    // None left: all bits of `left - 1` are set, else none so high up. So no branch is needed to count one less.
    word_ = (word_ ^ mine ^ left) - (deck::kTables.counts[number] & (left - 1));
  }

  std::uint64_t word_ = 0;
};

// `E3,G5,K4`, in suit and value order.
std::string text_of(CardSet cards);

template <class Generator>
Card random_card(CardSet cards, Generator& rng) {
  return cards.at(static_cast<int>(below(rng, static_cast<unsigned>(cards.size()))));
}

}  // namespace roundtable::academy
