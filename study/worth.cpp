#include "study/worth.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roundtable {

Worth worth_of(const Expectation& expected, int players) {
  const double sum = std::accumulate(expected.wins.begin(), expected.wins.begin() + players, 0.0);
  Worth worth;
  std::int64_t left = Worth::kVictory;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    const double share = sum > 0 ? expected.wins[seat] / sum : 1.0 / players;
    worth.wins[seat] = std::llround(share * static_cast<double>(Worth::kVictory));
    left -= worth.wins[seat];
    worth.points[seat] = std::llround(expected.points[seat] * static_cast<double>(Worth::kPoint));
  }
  // A few millionths of rounding go to the seat with the most, so that no share becomes negative.
  *std::max_element(worth.wins.begin(), worth.wins.begin() + players) += left;
  return worth;
}

Worth worth_of_error(const Expectation& error) {
  Worth worth;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    worth.wins[seat] = millionths(error.wins[seat]);
    worth.points[seat] = std::llround(error.points[seat] * static_cast<double>(Worth::kPoint));
  }
  return worth;
}

Worth worth_of_difference(const Expectation& difference, int players) {
  Worth worth = worth_of_error(difference);
  const auto end = worth.wins.begin() + players;
  *std::max_element(worth.wins.begin(), end) -= std::accumulate(worth.wins.begin(), end, std::int64_t{0});
  return worth;
}

}  // namespace roundtable
