#pragma once

#include <algorithm>

#include "engine/medievallons/guilds.h"

namespace roundtable::medievallons {

// In how many ways a guild can be laid, of any kind: some cards of it, and as many Jesters as are needed or more. With
// one card of its kind there are Jesters - 1 ways (or none), with two Jesters ways, with every higher number
// Jesters + 1; and guilds of three Jesters or more. Added up for all kinds at once and without a branch: what somebody
// holds no processor could guess.
inline int ways_to_lay_any(Cards hand) {
  const int jesters = hand.count(kWild);
  const Cards others = hand.but(kWild);
  const int by_number = others.size() * (jesters + 1);
  return by_number - others.number_of_kinds() * (jesters > 0 ? 2 : 1) - others.number_of_kinds(2) +
         std::max(jesters - (kGuildNeeds - 1), 0);
}

}  // namespace roundtable::medievallons
