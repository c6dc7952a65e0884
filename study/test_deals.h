#pragma once

// For tests of exact endgames: all ways in which cards may lie, found by a brute force that knows only the rules. Cards
// are numbered, and every card is tried in every place.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace roundtable {

// What chance brings: cards in the order in which they come.
using CardOrder = std::vector<int>;

template <Game G>
struct Deal {
  typename G::State state;
  CardOrder order;
  double weight = 0;
};

template <class T>
inline bool next_order(std::vector<T>& order) {
  return std::next_permutation(order.begin(), order.end());
}

}  // namespace roundtable
