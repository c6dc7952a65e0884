#pragma once

#include <cstdint>

namespace roundtable {

// A sequential test between two shares of the victory: is it at most `low` or at least `high`? Tests after every deal
// and stops as soon as one hypothesis is likely enough, with an error of 5 % either way (Wald's bounds).
//
// The samples are the means of deals, each played with every seating: deals are independent, games of one deal are not.
// The means are treated as normally distributed with the measured variance (a generalised sequential test).
class Sprt {
 public:
  enum class Verdict : std::uint8_t { Open, Low, High };
  struct Bounds {
    double low = 0;
    double high = 0;
  };

  explicit Sprt(Bounds bounds) : bounds_(bounds) {}

  // Adds the share won in one more deal.
  Verdict add(double share);

  Verdict verdict() const { return verdict_; }
  std::int64_t deals() const { return deals_; }
  double mean() const { return mean_; }
  double log_ratio() const;  // of the likelihood of `high` to that of `low`

 private:
  Bounds bounds_;
  Verdict verdict_ = Verdict::Open;
  std::int64_t deals_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // sum of squared differences from the mean
};

}  // namespace roundtable
