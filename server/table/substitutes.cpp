#include "server/table/substitutes.h"

#include "engine/core/seat_json.h"

namespace roundtable::server {

void Substitutes::write_votes(JsonWriter& out, Seats seats) const {
  out.key("votes").begin_array();
  for (const Seat seat : seats) write_seats(out, votes_[seat]);
  out.end_array();
}

}  // namespace roundtable::server
