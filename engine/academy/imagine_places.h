#pragma once

// Where the cards lie that a viewer cannot see. Squires are counted from the viewer in the direction the packs travel,
// the next one being 0. Then the squire number i has at each step s the pack that the viewer held i + 1 steps before;
// if that was before the draft began, the viewer had not seen it yet.

#include <array>

#include "engine/academy/packs.h"
#include "engine/academy/view.h"

namespace roundtable::academy {

// Cards that the viewer passed on at one step and that have left the pack since: known cards in an unknown order. Each
// owner kept one of them; in the draft some may still be in the pack.
struct Group {
  CardSet cards;
  std::uint8_t owners = 0;  // as bits: the squires' numbers
  std::uint8_t least = 0;   // the value that Karadoc's neutral asks for, if not all the cards have it
};

// One of the squires that are not the viewer's.
struct Other {
  Squire squire = kNoSquire;
  std::uint8_t kept = 0;    // the number of steps at which they kept a card
  std::uint8_t unseen = 0;  // the steps, as bits, at which they kept a card of a pack that the viewer had not seen
  CardSet played;
};

struct Places {
  // One group for each step at which the viewer passed on more than one card. Karadoc's neutral can give away who has
  // which of the two cards in a group: then they are two groups, the second of them 4 further up.
  static constexpr int kLooks = 4;
  static constexpr int kGroups = 7;

  Places(const View& view, Squire viewer);

  static int step_of(int group, int other) { return group % kLooks + other + 1; }

  FixedVector<Other, kMaxSquires> others;
  std::array<Group, kGroups> groups{};
  CardSet pool = CardSet::full();  // cards that the viewer has never held
  bool any_played = false;
  // Karadoc's neutral keeps the highest card: at least as good as the best that the viewer found when the pack came by.
  int neutral = -1;                     // its number, if the viewer has found some
  std::array<std::uint8_t, 2> least{};  // by step

 private:
  void find_groups(const View& view, Squire viewer);
  void tell_apart(int look, int least_value);
};

}  // namespace roundtable::academy
