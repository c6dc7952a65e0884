#pragma once

#include <string_view>
#include <vector>

#include "lab/figure_sums.h"

// Verdicts on many questions at once.

namespace roundtable {

// The two-sided probability of an estimate as far from `expected`, if that is the truth. 1 after fewer than
// kFewestGames: the normal distribution is no good approximation there.
constexpr std::int64_t kFewestGames = 100;
double chance_of(const FigureMean& mean, double expected, std::int64_t games);

// Holm's correction: the smallest error rate over all questions at which a question is still significant. The chance of
// any false positive stays below that rate, however the questions depend on each other.
std::vector<double> corrected(const std::vector<double>& chances);

constexpr double kErrorRate = 0.05;

enum class Certainty : std::uint8_t {
  Sure,        // significant after the correction
  Likely,      // only by its own 95 % interval
  NotSettled,  // neither
};
Certainty certainty_of(double chance, double corrected_chance);
std::string_view name_of(Certainty certainty);

}  // namespace roundtable
