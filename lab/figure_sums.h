#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lab/figures.h"
#include "study/interval.h"

namespace roundtable {

constexpr std::size_t kMostFigures = 64;
// The figures of one game.
using FigureRow = std::array<std::int32_t, kMostFigures>;

// Sums of figures and of their squares over games, or of differences between two games. Integers: the order of addition
// does not matter, so results are the same for any number of threads.
struct FigureSums {
  std::int64_t games = 0;
  std::array<std::int64_t, kMostFigures> sums{};
  std::array<std::int64_t, kMostFigures> squares{};

  void add(const FigureRow& row, std::size_t figures) {
    ++games;
    for (std::size_t i = 0; i < figures; ++i) {
      const std::int64_t value = row[i];
      sums[i] += value;
      squares[i] += value * value;
    }
  }
  void add_difference(const FigureRow& row, const FigureRow& base, std::size_t figures) {
    ++games;
    for (std::size_t i = 0; i < figures; ++i) {
      const std::int64_t value = std::int64_t{row[i]} - base[i];
      sums[i] += value;
      squares[i] += value * value;
    }
  }
  void add(const FigureSums& other) {
    games += other.games;
    for (std::size_t i = 0; i < kMostFigures; ++i) {
      sums[i] += other.sums[i];
      squares[i] += other.squares[i];
    }
  }
  friend bool operator==(const FigureSums&, const FigureSums&) = default;
};

// The mean of a figure with its standard error, in whole units. The error is infinite after fewer than two games.
struct FigureMean {
  double value = 0;
  double error = 0;
};
FigureMean mean_of(const FigureSums& sums, std::size_t figure, int unit);
// Its 95 % interval. Wilson's for shares (study/interval.h), otherwise Student's.
Estimate estimate_of(const FigureSums& sums, std::size_t figure, const Figure& what);
// The same for sums of differences, which may be negative.
Estimate difference_of(const FigureSums& sums, std::size_t figure, const Figure& what);

}  // namespace roundtable
