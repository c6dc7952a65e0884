#pragma once

// `orderedreset`: the reset in the middle of the game keeps the order of the discs.

#include <algorithm>

#include "engine/academy/steps.h"

namespace roundtable::academy {

// The last to 0, the next to 1, 2, ...; no disc moves forward, and order on a square is kept (A5).
inline void reset_in_order(Row& row, int squires) {
  const Ranking ranking = row.ranking();
  const int starters = ranking.starters(squires).size();
  const int lowest = squires - 1 - (starters > 1 ? starters - 1 : 0);  // the place that goes to square 0
  for (int i = 0; i < squires; ++i) {
    const Squire squire{static_cast<std::uint8_t>(i)};
    const Disc disc = row[squire];
    row[squire] = Disc(std::min(lowest - ranking.place(squire), disc.square()), disc.arrival());
  }
}

template <class S>
void reset_keeping_order(OpenTable& table, Track track, S& sink) {
  const Row before = table.tracks[track];
  reset_in_order(table.tracks[track], table.squires);
  each_squire(table, [&](Squire squire) {
    const int from = before[squire].square();
    const int to = table.tracks[track][squire].square();
    if (from != to) {
      tell_moved(table, squire, track, from, to, Event::Why::OrderedReset, sink);
    }
  });
}

}  // namespace roundtable::academy
