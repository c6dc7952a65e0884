#pragma once

// For tests of imagine: compares many samples place by place. An arrangement's name has two letters for each place.

#include <gtest/gtest.h>

#include "engine/academy/tests/test_options.h"
#include "engine/core/chi_square.h"
#include "engine/core/properties.h"
#include "engine/core/sanitized.h"

namespace roundtable::academy {

constexpr int kSamples = 400'000 / kReduction;

// Keeps only some of the places (two letters each).
inline Weights narrowed(const Weights& weights, std::initializer_list<std::size_t> places) {
  Weights result;
  for (const auto& [key, weight] : weights) {
    std::string part;
    for (const std::size_t place : places) part += key.substr(2 * place, 2);
    result[part] += weight;
  }
  return result;
}

// Compares each place alone and with each later one, where a wrong weight shows most.
template <class Compare>
void compare_places(const Weights& drawn, const Weights& right, std::size_t pairs, Compare compare) {
  const std::size_t places = right.begin()->first.size() / 2;
  for (std::size_t one = 0; one < places; ++one) {
    compare(narrowed(drawn, {one}), narrowed(right, {one}));
    for (std::size_t two = one + 1; two < std::min(places, one + 1 + pairs); ++two) {
      compare(narrowed(drawn, {one, two}), narrowed(right, {one, two}));
    }
  }
}

inline int cards_played(const OpenTable& table) {
  int count = 0;
  each_squire(table, [&](Squire squire) { count += table.played[squire].size(); });
  return count;
}

}  // namespace roundtable::academy
