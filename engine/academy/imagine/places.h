#pragma once

// Places of cards hidden from the viewer. Squires are counted from the viewer in the direction of the packs, the next
// one being 0. At step s squire i has the pack that the viewer held i + 1 steps before; if that was before the draft,
// the viewer had not seen it yet.

#include <array>

#include "engine/academy/packs.h"
#include "engine/academy/view.h"

namespace roundtable::academy {

// Cards that the viewer passed on at one step and that have left the pack since: known cards in unknown order. Each
// owner kept one of them; during the draft some may still be in the pack.
struct Group {
  CardSet cards;
  std::uint8_t owners = 0;  // as bits: the squires' numbers
  std::uint8_t least = 0;   // the least value that Karadoc's neutral keeps, if some cards are lower
};

// A squire other than the viewer's.
struct Other {
  Squire squire = kNoSquire;
  std::uint8_t kept = 0;    // number of steps at which they kept a card
  std::uint8_t unseen = 0;  // steps, as bits, at which they kept a card of a pack unseen by the viewer
  CardSet played;
};

struct Places {
  // One group for each step at which the viewer passed on more than one card. If Karadoc's neutral reveals the owners
  // of a group's two cards, they become two groups, the second with its index plus 4.
  static constexpr int kLooks = 4;
  static constexpr int kGroups = 7;

  Places(const View& view, Squire viewer);

  static int step_of(int group, int other) { return group % kLooks + other + 1; }

  FixedVector<Other, kMaxSquires> others;
  std::array<Group, kGroups> groups{};
  CardSet pool = CardSet::full();  // cards that the viewer has never held
  bool any_played = false;
  // Karadoc's neutral keeps the highest card: at least as high as the best that the viewer saw when the pack arrived.
  int neutral = -1;                     // its number, if the viewer has found some
  std::array<std::uint8_t, 2> least{};  // by step

 private:
  void find_groups(const View& view, Squire viewer);
  void tell_apart(int look, int least_value);
};

}  // namespace roundtable::academy
