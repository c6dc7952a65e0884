#include "lab/sprt.h"

namespace roundtable {

namespace {

constexpr double kBound = 2.944438979166440;  // ln(0.95 / 0.05)
constexpr std::int64_t kFewestDeals = 20;     // with fewer the variance is too uncertain

}  // namespace

double Sprt::log_ratio() const {
  if (deals_ < 2) return 0;
  const auto n = static_cast<double>(deals_);
  // Adds a few deals of high variance: if victories are rare, the variance is underestimated together with the mean,
  // and early verdicts would be too confident.
  constexpr double kWideDeals = 4;
  const double fair = (bounds_.low + bounds_.high) / 2;
  const double variance = (squares_ + kWideDeals * fair * fair) / n;
  return n * (bounds_.high - bounds_.low) * (mean_ - fair) / variance;
}

Sprt::Verdict Sprt::add(double share) {
  ++deals_;
  const double difference = share - mean_;
  mean_ += difference / static_cast<double>(deals_);
  squares_ += difference * (share - mean_);
  if (deals_ < kFewestDeals || verdict_ != Verdict::Open) return verdict_;
  const double ratio = log_ratio();
  if (ratio >= kBound) verdict_ = Verdict::High;
  if (ratio <= -kBound) verdict_ = Verdict::Low;
  return verdict_;
}

}  // namespace roundtable
