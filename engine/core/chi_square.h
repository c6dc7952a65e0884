#pragma once

// Chi-square tests for random draws. A correct draw fails once in a million, and seeds are fixed, so a test fails
// always or never.

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <unordered_map>

namespace roundtable {

using Weights = std::unordered_map<std::string, double>;

inline double total_of(const Weights& weights) {
  double sum = 0;
  for (const auto& [key, weight] : weights) sum += weight;
  return sum;
}

// The chi-square value that is exceeded once in a million (Wilson and Hilferty).
inline double chi_square_limit(int degrees) {
  if (degrees < 1) return 1;
  const double part = 2.0 / (9.0 * degrees);
  return degrees * std::pow(1 - part + 4.7534 * std::sqrt(part), 3);
}

// Compares drawn counts with exact weights. Outcomes without weight must not occur; rare outcomes are pooled.
inline void expect_drawn_by_weight(const Weights& drawn, const Weights& weights) {
  const double scale = total_of(drawn) / total_of(weights);
  for (const auto& [key, count] : drawn) ASSERT_TRUE(weights.contains(key)) << key << " was drawn, which cannot be";
  double statistic = 0;
  double rare_expected = 0;
  double rare_drawn = 0;
  int cells = 0;
  const auto add = [&](double expected, double count) {
    statistic += (count - expected) * (count - expected) / expected;
    ++cells;
  };
  for (const auto& [key, weight] : weights) {
    const auto found = drawn.find(key);
    const double count = found == drawn.end() ? 0 : found->second;
    if (weight * scale >= 20) {
      add(weight * scale, count);
    } else {
      rare_expected += weight * scale;
      rare_drawn += count;
    }
  }
  if (rare_expected >= 20) add(rare_expected, rare_drawn);
  ASSERT_LT(statistic, chi_square_limit(cells - 1)) << cells << " cells";
}

// Compares two samples of the same size.
inline void expect_drawn_alike(const Weights& drawn, const Weights& other) {
  ASSERT_EQ(total_of(drawn), total_of(other));
  Weights both = drawn;
  for (const auto& [key, count] : other) both[key] += count;
  double statistic = 0;
  double rare = 0;
  double rare_difference = 0;
  int cells = 0;
  for (const auto& [key, count] : both) {
    const auto found = drawn.find(key);
    const double difference = 2 * (found == drawn.end() ? 0 : found->second) - count;
    if (count >= 40) {
      statistic += difference * difference / count;
      ++cells;
    } else {
      rare += count;
      rare_difference += difference;
    }
  }
  if (rare >= 40) statistic += rare_difference * rare_difference / rare, ++cells;
  ASSERT_LT(statistic, chi_square_limit(cells - 1)) << cells << " cells";
}

}  // namespace roundtable
