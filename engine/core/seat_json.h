#pragma once

#include "engine/core/json.h"
#include "engine/core/seat.h"

namespace roundtable {

inline void write_seats(JsonWriter& out, Seats seats) {
  out.begin_array();
  for (const Seat seat : seats) out.value(index(seat));
  out.end_array();
}

}  // namespace roundtable
