#include "study/interval.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace roundtable {

double reach_of_95(std::int64_t freedom) {
  constexpr std::array<double, 4> kFew = {12.706, 4.303, 3.182, 2.776};
  if (freedom < 1) return INFINITY;
  if (freedom <= 4) return kFew[static_cast<std::size_t>(freedom - 1)];
  // Cornish-Fisher expansion around the normal distribution.
  constexpr double z = 1.959964;
  constexpr double z3 = z * z * z;
  constexpr double z5 = z3 * z * z;
  constexpr double z7 = z5 * z * z;
  const auto n = static_cast<double>(freedom);
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

Estimate share_interval(double share, double squared_error, std::int64_t count, std::int64_t clusters) {
  if (clusters < 2) return {.value = share, .low = 0, .high = 1};
  const double spread = share * (1 - share);
  const double independent = squared_error > 0 && spread > 0 ? spread / squared_error : static_cast<double>(count);
  const double reach = reach_of_95(clusters - 1);
  const double pull = reach * reach / independent;
  const double middle = (share + pull / 2) / (1 + pull);
  const double half = std::sqrt(pull * spread + pull * pull / 4) / (1 + pull);
  return {.value = share, .low = std::max(0.0, middle - half), .high = std::min(1.0, middle + half)};
}

}  // namespace roundtable
