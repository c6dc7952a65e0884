#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/seat.h"

namespace roundtable::server {

// Which of the game's events a client lacks that knows the table as of some n (Table::n).
class EventHistory {
 public:
  // Undone choices: the seat, and the number of events before it.
  struct TakenBack {
    std::size_t event = 0;
    Seat seat{};
  };

  EventHistory() = default;
  // A compacted journal: clients that know any of its first entries must read all events again.
  explicit EventHistory(std::int64_t entries) : before_(static_cast<std::size_t>(entries), 0) {}

  // An entry that counts in n was added; there were so many events before and after it.
  void add_entry(std::size_t before, std::size_t after);
  // A choice was undone; so many events are left.
  void add_undo(Seat seat, std::size_t events);

  const std::vector<TakenBack>& taken_back() const { return taken_back_; }
  // The first event that is new or has changed since n. There are `events` now.
  std::size_t first_new(std::int64_t n, std::size_t events) const;

 private:
  std::vector<std::uint32_t> before_;  // number of events that each entry left unchanged
  std::vector<TakenBack> taken_back_;
};

}  // namespace roundtable::server
