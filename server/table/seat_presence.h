#pragma once

#include "server/store/store.h"
#include "server/table/seat_list.h"

namespace roundtable::server {

// The connection of one seat.
struct SeatConnection {
  bool here = false;
  Millis left = 0;      // when the person was last connected, or could have been
  Millis returned = 0;  // time of the last return after a long absence
};

// Which seated people are connected, and since when the others are away. It is not in the journal.
class SeatPresence : private SeatList<SeatConnection> {
 public:
  // Shorter breaks do not count as absence.
  static constexpr Millis kPatience = 30'000;

  SeatPresence(std::size_t seats, Millis now) : SeatList(seats) {
    for (SeatConnection& one : *this) one.left = now;
  }

  bool is_here(Seat seat) const { return (*this)[seat].here; }
  Millis away_since(Seat seat) const { return (*this)[seat].left; }
  Millis returned(Seat seat) const { return (*this)[seat].returned; }
  bool is_away(Seat seat, Millis now, Millis patience = kPatience) const {
    return !is_here(seat) && now - away_since(seat) >= patience;
  }

  // Returns true if the person is back after a long absence.
  bool set_here(Seat seat, bool here, Millis now) {
    SeatConnection& one = (*this)[seat];
    const bool returns = here && is_away(seat, now);
    one.here = here;
    if (returns) one.returned = now;
    if (!here) one.left = now;
    return returns;
  }
  // All absences begin now: the server was down, or the table was not in memory.
  void reset(Millis now) {
    for (SeatConnection& one : *this) one.returned = one.left = now;
  }

  // Changes of seats before the start.
  void sit(Seat seat, Millis now) { (*this)[seat].left = now; }
  using SeatList::clear;
  using SeatList::remove;
  using SeatList::resize;
  using SeatList::swap;
};

}  // namespace roundtable::server
