#pragma once

// `scrolls`: King's Service scores when a scroll is taken on square 6 or 12, and twice when both are.

#include "engine/academy/pay.h"

namespace roundtable::academy {

constexpr int kFirstScroll = 6;

inline bool scroll_taken(const OpenTable& table) {
  return table.scrolls.six_taker != kNoSquire || table.scrolls.twelve_taker != kNoSquire;
}
inline bool both_scrolls_taken(const OpenTable& table) {
  return table.scrolls.six_taker != kNoSquire && table.scrolls.twelve_taker != kNoSquire;
}

// A move that reaches or passes square 6 or 12 takes the scroll there. Any move does (A17); in the French
// box only a card's move, and a disc that a bonus carried past a scroll never takes it (A40).
template <class S>
void take_scrolls(OpenTable& table, Squire squire, int from, int to, Event::Why why, S& sink) {
  if (why != Event::Why::Card && table.options.edition == Edition::French) return;
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

// Both scrolls return and the track is emptied only after the scroll of 12 was taken (A19).
template <class S>
void reset_scrolls(OpenTable& table, S& sink) {
  if (table.scrolls.twelve_taker != kNoSquire) {
    table.scrolls = Scrolls();
    empty_track(table, Track::King, sink);
    tell(sink, Event{.kind = Event::Kind::ScrollsBack});
  }
  table.scrolls.six_taker = kNoSquire;
}

}  // namespace roundtable::academy
