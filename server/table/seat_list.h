#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "engine/core/seat.h"

namespace roundtable::server {

// One item per seat of a table whose seats still change: people leave, swap seats, and the host adds or removes seats.
template <class T>
class SeatList {
 public:
  explicit SeatList(std::size_t seats) : items_(seats) {}

  T& operator[](Seat seat) { return items_[static_cast<std::size_t>(seat)]; }
  const T& operator[](Seat seat) const { return items_[static_cast<std::size_t>(seat)]; }
  std::size_t size() const { return items_.size(); }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }

  void clear(Seat seat) { (*this)[seat] = {}; }
  void swap(Seat one, Seat other) { std::swap((*this)[one], (*this)[other]); }
  void remove(Seat seat) { items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(seat)); }
  void resize(std::size_t seats) { items_.resize(seats); }

 private:
  std::vector<T> items_;
};

}  // namespace roundtable::server
