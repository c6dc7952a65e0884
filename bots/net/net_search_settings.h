#pragma once

#include <cstdint>

#include "bots/belief.h"

namespace roundtable {

// Settings of a search with a net.
struct NetSearchSettings {
  // Selection at the root: halving of a few candidates, or as in all other nodes.
  enum class Root : std::uint8_t { Halving, Puct };
  // Where a playout ends and the net evaluates: at any seat's new node, only at a new node of the searching seat, or
  // after playing on to the end of the round or turn.
  enum class Leaf : std::uint8_t { Any, Own, Round };

  // Policy of the other seats in the trees. The heuristic takes a tenth of the time.
  enum class Others : std::uint8_t { Net, Hand };
  // Policy of all seats outside the trees, to the end of the round or turn. The heuristic takes a quarter of the time.
  enum class Beyond : std::uint8_t { Net, Hand };

  Root root = Root::Halving;
  Leaf leaf = Leaf::Own;
  Others others = Others::Net;
  Beyond beyond = Beyond::Net;
  Belief belief = Belief::Exact;  // distribution of hidden cards
  int candidates = 16;            // maximum number to halve
  float trust = 0.2F;             // weight of results against the net's preference
  float exploration = 1.0F;       // weight of the net's policy against results
  float prior = 1.0F;             // temperature of the policy
  float playout = 1.0F;           // temperature of play outside the trees

  friend bool operator==(const NetSearchSettings&, const NetSearchSettings&) = default;
};

}  // namespace roundtable
