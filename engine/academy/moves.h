#pragma once

#include <algorithm>

#include "engine/academy/events.h"
#include "engine/core/sink.h"

namespace roundtable::academy {

// `scrolls`: a move that reaches or passes square 6 or 12 takes the scroll there. Any move does (A17); in the French
// box only a card's move, and a disc that a bonus carried past a scroll never takes it (A40).
template <class S>
void take_scrolls(OpenTable& table, Squire squire, int from, int to, Event::Why why, S& sink) {
  if (why != Event::Why::Card && table.options.edition == Edition::French) return;
  constexpr int kFirstScroll = 6;
  Scrolls& scrolls = table.scrolls;
  if (from < kFirstScroll && to >= kFirstScroll && !scrolls.six_gone) {
    scrolls.six_gone = true;
    scrolls.six_taker = squire;
    tell(sink, Event{.kind = Event::Kind::ScrollTaken, .squire = squire, .value = 6});
  }
  if (from < kKingEnd && to >= kKingEnd && scrolls.twelve_taker == kNoSquire) {
    scrolls.twelve_taker = squire;
    tell(sink, Event{.kind = Event::Kind::ScrollTaken, .squire = squire, .value = 12});
  }
}

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
  tell(sink, Event{.kind = Event::Kind::Moved,
                   .squire = squire,
                   .track = track,
                   .from = static_cast<std::uint8_t>(from),
                   .to = static_cast<std::uint8_t>(to),
                   .why = why});
  return to;
}

// The same with its consequences.
template <class S>
void move_up(OpenTable& table, Squire squire, Track track, int squares, Event::Why why, S& sink) {
  const int from = table.tracks[track][squire].square();
  const int to = raise(table, squire, track, squares, why, sink);
  if (table.options.has(Variation::Scrolls) && track == Track::King) take_scrolls(table, squire, from, to, why, sink);
}

// Moves a disc down, on top of the discs there.
template <class S>
void move_down(OpenTable& table, Squire squire, Track track, int to, S& sink) {
  Disc& disc = table.tracks[track][squire];
  tell(sink, Event{.kind = Event::Kind::Moved,
                   .squire = squire,
                   .track = track,
                   .from = static_cast<std::uint8_t>(disc.square()),
                   .to = static_cast<std::uint8_t>(to),
                   .why = Event::Why::StepBack});
  disc = Disc(to, ++table.moves);
}

}  // namespace roundtable::academy
