#pragma once

#include <cstddef>

#include "engine/core/seat.h"
#include "server/base/refusal.h"

namespace roundtable::server {

// Counts how often players change their minds: undone and changed choices, votes, wishes for a pause. A limit keeps
// journals short.
class ChangesOfMind {
 public:
  static constexpr int kMost = 20;  // of a seat, until the game moves on

  // Throws Refused at the limit.
  void expect_few(Seat seat) const {
    if (of_[seat] < kMost) return;
    throw Refused("too-many", "too many changes of your vote; wait until the game has moved on").because("table");
  }

  void add(Seat seat) { ++of_[seat]; }

  // The game moves on when its record becomes longer than ever before.
  void see(std::size_t record_length) {
    if (record_length <= furthest_) return;
    furthest_ = record_length;
    of_ = {};
  }

 private:
  Per<Seat, int, kMaxSeats> of_{};
  std::size_t furthest_ = 0;  // the greatest length of the record so far
};

}  // namespace roundtable::server
