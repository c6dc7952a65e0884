#pragma once

// The ways in which a squire can have come by the cards they have played: out of groups they shared in, one out of
// each, and the others out of the pool.

#include "engine/academy/imagine_places.h"

namespace roundtable::academy {

// Where Karadoc's neutral has the cards it drew from the pool.
constexpr std::uint32_t kFirstPlace = 1;
constexpr std::uint32_t kSecondPlace = 2;
constexpr std::uint32_t kHighFirst = 4;  // in both, the higher card in the first

class Ways {
 public:
  static constexpr std::size_t kMost = 384;  // with five squires and cards that are all alike there would be 324
  static constexpr std::uint64_t kGroupCards = (std::uint64_t{1} << (4U * Places::kGroups)) - 1;

  // The ways of one squire lie side by side.
  struct List {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;
    std::uint64_t always = 0;     // what all of them draw from the pool
    std::uint64_t sometimes = 0;  // and what only some do

    int size() const { return end - begin; }
  };

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the arrays are written as far as they are read
  explicit Ways(const Places& places) : places_(places) {}

  List list(int other);
  std::uint64_t cards(std::size_t way) const { return cards_[way] & kGroupCards; }  // four bits a group
  CardSet drawn(std::size_t way) const { return CardSet(drawn_[way]); }
  std::uint32_t neutral_places(std::size_t way) const { return places_.neutral < 0 ? 0 : neutral_places_[way]; }

 private:
  static constexpr unsigned kLeft = 4U * Places::kGroups;  // above the cards: how many are not out of a group

  void add_source(List& list, int source, std::uint64_t alike, unsigned most);
  void drop_impossible(List& list);
  void give_neutral_places(List& list);
  void sum_up(List& list);

  const Places& places_;
  std::size_t count_ = 0;
  std::uint64_t certain_ = 0;  // cards that some squire has used in all their ways: the others have not
  // Each in an array of its own, since a way is copied as soon as it was written.
  std::array<std::uint64_t, kMost> cards_;
  std::array<std::uint64_t, kMost> drawn_;
  std::array<std::uint8_t, kMost> neutral_places_;
};

}  // namespace roundtable::academy
