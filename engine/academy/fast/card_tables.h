#pragma once

// Tables of all properties of the cards, indexed by bit, so that nothing is computed during play.

#include "engine/academy/box.h"

namespace roundtable::academy::deck {

// A Hand's counts lie above its cards: distinct swords, then all distinct cards.
constexpr unsigned kSwordsAt = 52;
constexpr unsigned kKindsAt = 56;
constexpr std::uint64_t kOneSword = std::uint64_t{1} << kSwordsAt;
constexpr std::uint64_t kOneKind = std::uint64_t{1} << kKindsAt;

// Indexed by a bit of a CardSet, or of a set of plays (64: the 52 cards, and the swords again for Tournaments).
template <class T>
using PerNumber = std::array<T, 64>;
struct Tables {
  PerNumber<std::uint64_t> copy{};    // the bits to remove from a Hand with this copy, if it is the highest one held
  PerNumber<std::uint64_t> kind{};    // all bits of the same kind
  PerNumber<std::uint64_t> keeps{};   // its lowest bit, if this number names a card
  PerNumber<std::uint64_t> plays{};   // the same, if it names a way to play one
  PerNumber<std::uint64_t> counts{};  // its contribution to a Hand's counts
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

// Not inline: the compiler would rebuild a known constant for each use, four instructions on ARM.
extern const Tables kTables;

}  // namespace roundtable::academy::deck
