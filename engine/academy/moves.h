#pragma once

#include <algorithm>

#include "engine/academy/variations.h"
#include "engine/core/sink.h"

namespace roundtable::academy {

// The last square of each track; only King's Service ends.
inline constexpr PerTrack<std::uint8_t> kLastSquare = {{255, 255, 255, 255, kKingEnd, 255, 255}};

// The square at the end of a move.
inline int landing(const OpenTable& table, Squire squire, Track track, int squares) {
  return std::min<int>(table.tracks[track][squire].square() + squares, kLastSquare[track]);
}

// Moves a disc up, on top of the discs there. On King's Service 12 it stays at its place in the stack (A33).
template <class S>
inline int raise(OpenTable& table, Squire squire, Track track, int squares, Event::Why why, S& sink) {
  Disc& disc = table.tracks[track][squire];
  const int from = disc.square();
  int to = from + squares;
  if (to > kLastSquare[track]) [[unlikely]] {
    to = kLastSquare[track];
    if (to == from) return to;
  }
  disc = Disc::arrived(to, ++table.moves);
  tell_moved(table, squire, track, from, to, why, sink);
  return to;
}

// The same with its consequences.
template <class S>
void move_up(OpenTable& table, Squire squire, Track track, int squares, Event::Why why, S& sink) {
  const int from = table.tracks[track][squire].square();
  const int to = raise(table, squire, track, squares, why, sink);
  variations::after_move(table, squire, track, from, to, why, sink);
}

}  // namespace roundtable::academy
