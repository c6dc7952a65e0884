#pragma once

#include <cmath>
#include <utility>
#include <vector>

#include "bots/soft.h"
#include "study/worth.h"

namespace roundtable {

// Mean and standard error of the mean.
class Mean {
 public:
  void add(double value) {
    ++count_;
    const double step = value - mean_;
    mean_ += step / count_;
    squares_ += step * (value - mean_);
  }
  int count() const { return count_; }
  double mean() const { return mean_; }
  // One sample says nothing of its spread; the largest error then stands for it.
  double error() const { return count_ > 1 ? std::sqrt(squares_ / (count_ - 1) / count_) : 1; }

 private:
  int count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

// The lead of one choice over another, and its standard error; 0 if it was computed.
struct Lead {
  double mean = 0;
  double error = 0;
};

// The mean of forecasts of choices, `forecast(choice)`, by their probabilities.
template <class Chances, class Forecasts>
Expectation mean_of(const Chances& chances, Forecasts forecast) {
  Expectation mean;
  double sum = 0;
  for (const float chance : chances) sum += static_cast<double>(chance);
  for (std::size_t choice = 0; choice < chances.size(); ++choice) {
    if (chances[choice] <= 0) continue;
    const double part = static_cast<double>(chances[choice]) / sum;
    const Expectation one = forecast(choice);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      mean.wins[i] += part * one.wins[i];
      mean.points[i] += part * one.points[i];
    }
  }
  return mean;
}

// The same for samples in an order in which neighbours are alike, such as those of the same choice. The error comes
// from the differences of neighbours, so it does not include what sets the choices apart.
class OrderedMean {
 public:
  void add(double value) {
    if (count_ > 0) steps_ += (value - last_) * (value - last_);
    last_ = value;
    sum_ += value;
    ++count_;
  }
  double mean() const { return sum_ / count_; }
  double error() const { return count_ > 1 ? std::sqrt(steps_ / 2 / (count_ - 1) / count_) : 1; }

 private:
  int count_ = 0;
  double sum_ = 0;
  double last_ = 0;
  double steps_ = 0;
};

// Draws a sample of choices by their probabilities, evenly: of N samples a choice of probability p gets N p, rounded up
// or down at random.
class EvenDraws {
 public:
  EvenDraws(std::vector<float> chances, int samples, Rng& dice)
      : chances_(std::move(chances)), samples_(samples), start_(fraction(dice)) {}
  std::size_t choice(int sample) const {
    const float place = (static_cast<float>(sample) + start_) / static_cast<float>(samples_);
    return static_cast<std::size_t>(index_at(chances_, place));
  }

 private:
  std::vector<float> chances_;
  int samples_;
  float start_;
};

// Means of the differences of two forecasts, of each seat's share and points.
class MeanEffect {
 public:
  void add(const Expectation& after, const Expectation& before) {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      wins_[i].add(after.wins[i] - before.wins[i]);
      points_[i].add(after.points[i] - before.points[i]);
    }
  }

  Expectation mean() const { return each(&OrderedMean::mean); }
  Expectation error() const { return each(&OrderedMean::error); }

 private:
  Expectation each(double (OrderedMean::*part)() const) const {
    Expectation all;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      all.wins[i] = (wins_[i].*part)();
      all.points[i] = (points_[i].*part)();
    }
    return all;
  }

  std::array<OrderedMean, kMaxSeats> wins_;
  std::array<OrderedMean, kMaxSeats> points_;
};

}  // namespace roundtable
