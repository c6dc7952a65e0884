#include "bots/comparison.h"

#include <cmath>

namespace roundtable {

Comparison::Comparison(std::span<const float> preferences, std::size_t things)
    : things_(things), sums_(preferences.size() * things) {
  constexpr double kAlike = 0.1;  // this part of the weights is equal for all
  for (const float preference : preferences) {
    weights_.push_back((1 - kAlike) * static_cast<double>(preference) +
                       kAlike / static_cast<double>(preferences.size()));
  }
}

void Comparison::add(std::span<const double> values) {
  ++games_;
  for (std::size_t thing = 0; thing < things_; ++thing) {
    double mean = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i) mean += weights_[i] * values[i * things_ + thing];
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const double difference =
          (values[i * things_ + thing] - mean) / (1 - weights_[i]);  // from the mean of the others
      Sums& sums = sums_[i * things_ + thing];
      sums.sum += difference;
      sums.squares += difference * difference;
    }
  }
}

int Comparison::difference(std::size_t choice, std::size_t thing) const {
  constexpr double kSure = 2.5;  // times the standard error
  const Sums& sums = sums_[choice * things_ + thing];
  const double mean = sums.sum / games_;
  const double variance = sums.squares / games_ - mean * mean;
  return mean * mean * (games_ - 1) < kSure * kSure * variance ? 0 : static_cast<int>(std::lround(100 * mean));
}

}  // namespace roundtable
