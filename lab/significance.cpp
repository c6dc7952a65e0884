#include "lab/significance.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace roundtable {

double chance_of(const FigureMean& mean, double expected, std::int64_t games) {
  if (games < kFewestGames || !std::isfinite(mean.error)) return 1;
  const double apart = std::abs(mean.value - expected);
  if (apart == 0) return 1;
  return mean.error == 0 ? 0 : std::erfc(apart / mean.error / std::sqrt(2.0));
}

std::vector<double> corrected(const std::vector<double>& chances) {
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(chances[i], i); });
  std::vector<double> result(chances.size());
  double worst = 0;
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    const auto left = static_cast<double>(order.size() - rank);
    worst = std::max(worst, std::min(1.0, left * chances[order[rank]]));
    result[order[rank]] = worst;
  }
  return result;
}

Certainty certainty_of(double chance, double corrected_chance) {
  if (corrected_chance <= kErrorRate) return Certainty::Sure;
  return chance <= kErrorRate ? Certainty::Likely : Certainty::NotSettled;
}

std::string_view name_of(Certainty certainty) {
  switch (certainty) {
    case Certainty::Sure: return "sure";
    case Certainty::Likely: return "likely";
    case Certainty::NotSettled: return "not settled";
  }
  return {};
}

}  // namespace roundtable
