#include "study/reasoning.h"

#include <algorithm>
#include <cmath>

namespace roundtable {

namespace {

// Solves the equations by elimination; the matrix is symmetric and positive.
template <std::size_t N>
std::array<double, N> solution(std::array<std::array<double, N>, N> matrix, std::array<double, N> right,
                               std::size_t size) {
  for (std::size_t column = 0; column < size; ++column) {
    for (std::size_t row = column + 1; row < size; ++row) {
      const double factor = matrix[row][column] / matrix[column][column];
      for (std::size_t i = column; i < size; ++i) matrix[row][i] -= factor * matrix[column][i];
      right[row] -= factor * right[column];
    }
  }
  for (std::size_t row = size; row-- > 0;) {
    for (std::size_t i = row + 1; i < size; ++i) right[row] -= matrix[row][i] * right[i];
    right[row] /= matrix[row][row];
  }
  return right;
}

}  // namespace

std::array<double, kMaxSeats> PointWorth::solve() const {
  constexpr double kUsual = 0.03;   // of a victory for a point of the own seat; as much less for one of all the others
  constexpr double kImagined = 20;  // points squared, as many as their spread in a few forecasts
  Expectation mean;
  for (const Expectation& one : forecasts_) {
    for (std::size_t i = 0; i < players_; ++i) {
      mean.points[i] += one.points[i] / static_cast<double>(forecasts_.size());
      mean.wins[i] += one.wins[i] / static_cast<double>(forecasts_.size());
    }
  }
  std::array<std::array<double, kMaxSeats>, kMaxSeats> matrix{};
  std::array<double, kMaxSeats> right{};
  for (const Expectation& one : forecasts_) {
    for (std::size_t i = 0; i < players_; ++i) {
      const double more = one.points[i] - mean.points[i];
      for (std::size_t j = 0; j < players_; ++j) matrix[i][j] += more * (one.points[j] - mean.points[j]);
      right[i] += more * (one.wins[seat_] - mean.wins[seat_]);
    }
  }
  for (std::size_t i = 0; i < players_; ++i) {
    const double usual = i == seat_ ? kUsual : -kUsual / static_cast<double>(players_ - 1);
    matrix[i][i] += kImagined;
    right[i] += kImagined * usual;
  }
  auto worth = solution(matrix, right, players_);
  for (std::size_t i = 0; i < players_; ++i) {
    worth[i] = i == seat_ ? std::max(worth[i], 0.0) : std::min(worth[i], 0.0);
  }
  return worth;
}

}  // namespace roundtable
