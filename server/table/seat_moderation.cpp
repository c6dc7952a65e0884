#include "server/table/seat_moderation.h"

#include "server/base/refusal.h"

namespace roundtable::server {

void SeatModeration::expect_not_muted(Seat seat) const {
  if (is_muted(seat)) throw Refused("not-now", "the host muted you").because("silenced");
}

void SeatModeration::expect_not_removed(Seat seat) const {
  if (is_removed(seat)) throw Refused("not-yours", "the host removed you from the game").because("removed");
}

}  // namespace roundtable::server
