#pragma once

#include <cmath>

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

// The same for the differences of two forecasts, of each seat's share and points.
class MeanEffect {
 public:
  void add(const Expectation& after, const Expectation& before) {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      wins_[i].add(after.wins[i] - before.wins[i]);
      points_[i].add(after.points[i] - before.points[i]);
    }
  }
  int count() const { return wins_[0].count(); }

  Expectation mean() const { return each(&Mean::mean); }
  Expectation error() const { return each(&Mean::error); }

 private:
  Expectation each(double (Mean::*part)() const) const {
    Expectation all;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      all.wins[i] = (wins_[i].*part)();
      all.points[i] = (points_[i].*part)();
    }
    return all;
  }

  std::array<Mean, kMaxSeats> wins_;
  std::array<Mean, kMaxSeats> points_;
};

}  // namespace roundtable
