#pragma once

#include <cstdint>

#include "bots/belief.h"

namespace roundtable {

// How a search with a net thinks.
struct NetSearchSettings {
  // How the choice at the root is found: by halving few candidates, or as everywhere else in the trees.
  enum class Root : std::uint8_t { Halving, Puct };
  // Where a playout ends and the net is asked what becomes of it: wherever any seat, or only where the seat that thinks
  // comes to where it has not been; or after playing on to the end of the round or turn.
  enum class Leaf : std::uint8_t { Any, Own, Round };

  // By what the other seats choose in the trees. By hand takes a tenth of the time.
  enum class Others : std::uint8_t { Net, Hand };
  // By what everybody plays on beyond the trees to the end of the round or turn. By hand takes a quarter of the time.
  enum class Beyond : std::uint8_t { Net, Hand };

  Root root = Root::Halving;
  Leaf leaf = Leaf::Own;
  Others others = Others::Net;
  Beyond beyond = Beyond::Net;
  Belief belief = Belief::Exact;  // what it takes the hidden cards to be
  int candidates = 16;            // at most, to halve
  float trust = 0.2F;             // in what they prove, beside what the net prefers
  float exploration = 1.0F;       // how far the net's favourites are preferred to what has proved good
  float prior = 1.0F;             // the temperature of its preferences
  float playout = 1.0F;           // and of play beyond the trees

  friend bool operator==(const NetSearchSettings&, const NetSearchSettings&) = default;
};

}  // namespace roundtable
