#pragma once

// Possible origins of a squire's played cards: at most one from each group it shared in, the others from the pool.

#include "engine/academy/imagine/places.h"

namespace roundtable::academy {

// Places of the cards that Karadoc's neutral drew from the pool.
constexpr std::uint32_t kFirstPlace = 1;
constexpr std::uint32_t kSecondPlace = 2;
constexpr std::uint32_t kHighFirst = 4;  // both filled, the higher card in the first

class Ways {
 public:
  static constexpr std::size_t kMost = 384;  // five squires with equal cards would have 324
  static constexpr std::uint64_t kGroupCards = (std::uint64_t{1} << (4U * Places::kGroups)) - 1;

  // The ways of one squire, adjacent.
  struct List {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;
    std::uint64_t always = 0;     // cards that every way draws from the pool
    std::uint64_t sometimes = 0;  // cards that only some ways draw

    int size() const { return end - begin; }
  };

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the arrays are written as far as they are read
  explicit Ways(const Places& places) : places_(places) {}

  List list(int other);
  std::uint64_t cards(std::size_t way) const { return cards_[way] & kGroupCards; }  // four bits a group
  CardSet drawn(std::size_t way) const { return CardSet(drawn_[way]); }
  std::uint32_t neutral_places(std::size_t way) const { return places_.neutral < 0 ? 0 : neutral_places_[way]; }

 private:
  static constexpr unsigned kLeft = 4U * Places::kGroups;  // above the cards: number of cards from outside the groups

  void add_source(List& list, int source, std::uint64_t alike, unsigned most);
  void drop_impossible(List& list);
  void give_neutral_places(List& list);
  void sum_up(List& list);

  const Places& places_;
  std::size_t count_ = 0;
  std::uint64_t certain_ = 0;  // cards that some squire uses in all its ways, so no other has them
  // Separate arrays, because a way is copied right after it is written.
  std::array<std::uint64_t, kMost> cards_;
  std::array<std::uint64_t, kMost> drawn_;
  std::array<std::uint8_t, kMost> neutral_places_;
};

}  // namespace roundtable::academy
