#pragma once

#include <algorithm>

#include "engine/medievallons/guilds.h"

namespace roundtable::medievallons {

// Number of ways to lay a guild of any kind with at least three cards. With one card of its kind there are Jesters - 1
// ways (or none), with two Jesters ways, with each further card Jesters + 1; plus guilds of three or more Jesters.
// Computed for all kinds at once without branches, because hands are unpredictable.
inline int ways_to_lay_any(Cards hand) {
  const int jesters = hand.count(kWild);
  const Cards others = hand.but(kWild);
  const int by_number = others.size() * (jesters + 1);
  return by_number - others.number_of_kinds() * (jesters > 0 ? 2 : 1) - others.number_of_kinds(2) +
         std::max(jesters - (kGuildNeeds - 1), 0);
}

}  // namespace roundtable::medievallons
