#include "lab/figure_sums.h"

#include <algorithm>
#include <cmath>

namespace roundtable {

FigureMean mean_of(const FigureSums& sums, std::size_t figure, int unit) {
  if (sums.games == 0) return {0, INFINITY};
  const auto games = static_cast<double>(sums.games);
  const auto sum = static_cast<double>(sums.sums[figure]);
  const double mean = sum / games;
  if (sums.games < 2) return {mean / unit, INFINITY};
  const double spread = std::max(0.0, static_cast<double>(sums.squares[figure]) - sum * mean);
  return {mean / unit, std::sqrt(spread / (games - 1) / games) / unit};
}

Estimate difference_of(const FigureSums& sums, std::size_t figure, const Figure& what) {
  const auto [value, error] = mean_of(sums, figure, what.unit);
  if (!std::isfinite(error)) return {value, -INFINITY, INFINITY};
  const double half = reach_of_95(sums.games - 1) * error;
  return {value, value - half, value + half};
}

Estimate estimate_of(const FigureSums& sums, std::size_t figure, const Figure& what) {
  if (!what.is_share) return difference_of(sums, figure, what);
  const auto [value, error] = mean_of(sums, figure, what.unit);
  return share_interval(value, error * error, sums.games, sums.games);
}

}  // namespace roundtable
