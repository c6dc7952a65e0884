#pragma once

#include "server/table/seat_list.h"

namespace roundtable::server {

// The host's measures against one seat.
struct SeatMeasures {
  bool muted = false;
  bool removed = false;  // from the game: a bot plays on
};

// Which people the host has muted or removed.
class SeatModeration : private SeatList<SeatMeasures> {
 public:
  explicit SeatModeration(std::size_t seats) : SeatList(seats) {}

  bool is_muted(Seat seat) const { return (*this)[seat].muted; }
  bool is_removed(Seat seat) const { return (*this)[seat].removed; }
  // Throw Refused.
  void expect_not_muted(Seat seat) const;
  void expect_not_removed(Seat seat) const;

  // Effects of entries.
  void mute(Seat seat, bool on) { (*this)[seat].muted = on; }
  void remove_player(Seat seat) { (*this)[seat].removed = true; }

  // Changes of seats before the start.
  using SeatList::clear;
  using SeatList::remove;
  using SeatList::resize;
  using SeatList::swap;
};

}  // namespace roundtable::server
