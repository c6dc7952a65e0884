#include "server/table/event_history.h"

#include <algorithm>

namespace roundtable::server {

void EventHistory::add_entry(std::size_t before, std::size_t after) {
  before_.push_back(static_cast<std::uint32_t>(std::min(before, after)));
}

void EventHistory::add_undo(Seat seat, std::size_t events) {
  for (TakenBack& one : taken_back_) one.event = std::min(one.event, events);
  taken_back_.push_back({.event = events, .seat = seat});
}

std::size_t EventHistory::first_new(std::int64_t n, std::size_t events) const {
  if (n <= 0) return 0;
  std::size_t first = events;
  for (auto i = static_cast<std::size_t>(n); i < before_.size(); ++i) first = std::min<std::size_t>(first, before_[i]);
  return first;
}

}  // namespace roundtable::server
