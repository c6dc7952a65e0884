#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>

#include "engine/core/rng.h"

// Choosing by values, greedily or softly. Independent of the machine's mathematics library, so that the same seed gives
// the same moves everywhere.

namespace roundtable {

// e^power with a relative error of 1/5000; 0 for very small results. `power` is at most 80.
inline float exponential(float power) {
  constexpr float kLog2E = 1.44269504F;
  const float scaled = power * kLog2E;
  if (!(scaled > -120.0F)) return 0.0F;
  const float whole = std::floor(scaled);
  const float part = (scaled - whole) * 0.693147181F;
  const float fraction =
      1.0F + part * (1.0F + part * (0.5F + part * (0.16666667F + part * (0.041666667F + part * 0.0083333333F))));
  const auto two_to_whole = std::bit_cast<float>(static_cast<std::uint32_t>(static_cast<int>(whole) + 127) << 23U);
  return fraction * two_to_whole;
}

// Softmax: a value higher by `temperature` is e times as likely.
inline void soften(std::span<float> values, float temperature) {
  const float best = *std::ranges::max_element(values);
  const float scale = 1.0F / temperature;
  float sum = 0;
  for (float& value : values) sum += value = exponential((value - best) * scale);
  for (float& value : values) value /= sum;
}

// A number in [0, 1).
inline float fraction(Rng& rng) { return static_cast<float>(rng() >> 40U) * 0x1p-24F; }

// The index at that place in [0, 1), if each takes up its probability of it.
inline int index_at(std::span<const float> chances, float place) {
  float left = place;
  int last = 0;
  for (int i = 0; i < static_cast<int>(chances.size()); ++i) {
    const float chance = chances[static_cast<std::size_t>(i)];
    if (chance <= 0) continue;
    last = i;
    left -= chance;
    if (left < 0) break;
  }
  return last;
}

// Samples an index by these probabilities.
inline int fall(std::span<const float> chances, Rng& rng) { return index_at(chances, fraction(rng)); }

// Index of the highest value; random among equals.
inline int highest(std::span<const float> values, Rng& rng) {
  int found = 0;
  unsigned equals = 1;
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (values[i] > values[static_cast<std::size_t>(found)]) {
      found = static_cast<int>(i);
      equals = 1;
    } else if (values[i] == values[static_cast<std::size_t>(found)] && below(rng, ++equals) == 0) {
      found = static_cast<int>(i);
    }
  }
  return found;
}

}  // namespace roundtable
