#pragma once

#include <cstdint>

namespace roundtable {

// A sequential test between two shares of the victory: is it at most `low` or at least `high`? Looks after every deal
// and stops as soon as one is likely enough, with an error of 5 % either way (Wald's bounds).
//
// What it watches are the means of deals, each played with every seating: they are independent, games of the same deal
// are not. Their distribution is taken to be normal, with the variance found so far (a generalised sequential test).
class Sprt {
 public:
  enum class Verdict : std::uint8_t { Open, Low, High };
  struct Bounds {
    double low = 0;
    double high = 0;
  };

  explicit Sprt(Bounds bounds) : bounds_(bounds) {}

  // The share in one more deal.
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
  double squares_ = 0;  // of the differences from the mean
};

}  // namespace roundtable
