#include "lab/climber.h"

#include <algorithm>
#include <cmath>

#include "engine/core/rng.h"
#include "lab/queue.h"

namespace roundtable {

namespace {

constexpr float kLongest = 0.5F;
constexpr float kShortest = 0.03F;  // a test cannot measure shorter steps
constexpr float kTurn = 0.15F;      // size of the random changes that measure the slope
constexpr Sprt::Bounds kBetter = {.low = 1.0, .high = 1.02};

}  // namespace

Climber::Climber(std::vector<float> start, Contest contest, Effort effort)
    : contest_(std::move(contest)),
      effort_(effort),
      start_(std::move(start)),
      now_(start_),
      scale_(start_.size()),
      slope_(start_.size()) {
  measure();
}

// A weight changes by a fraction of its size or, near 0, of a quarter of the weights' usual size.
void Climber::measure() {
  for (std::size_t i = 0; i < now_.size(); ++i) scale_[i] = std::abs(now_[i]);
  Numbers sorted = scale_;
  std::ranges::sort(sorted);
  const float usual = sorted[sorted.size() / 2];
  const float least = usual > 0 ? usual / 4 : 1.0F;
  for (float& scale : scale_) scale = std::max(scale, least);
}

Climber::Step Climber::step() {
  look_around();
  const float length = length_;
  const Numbers candidate = moved(uphill(), length);
  const Sprt test = test_of(candidate);
  const bool taken = test.verdict() == Sprt::Verdict::High;
  if (taken) now_ = candidate;
  learn_from(taken);
  return {.length = static_cast<double>(length), .share = test.mean(), .tested = test.deals(), .taken = taken};
}

// Up or down for every weight, different in each deal.
Climber::Numbers Climber::signs_for(std::int64_t deal) const {
  Rng rng(effort_.seed ^ 0xa54ff53a5f1d36f1ULL, static_cast<std::uint64_t>(deal));
  Numbers signs(now_.size());
  for (float& sign : signs) sign = below(rng, 2) == 0 ? -1.0F : 1.0F;
  return signs;
}

Climber::Numbers Climber::moved(const Numbers& direction, float length) const {
  Numbers numbers = now_;
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] += length * scale_[i] * direction[i];
  return numbers;
}

void Climber::look_around() {
  const std::int64_t count = std::max<std::int64_t>(1, effort_.deals / 2);  // each is played twice
  const auto gain_in = [&](std::int64_t deal) {
    const Numbers signs = signs_for(deal);
    return contest_(moved(signs, kTurn), now_, deal) - contest_(moved(signs, -kTurn), now_, deal);
  };
  in_order(
      count, effort_.threads, [&] { return [&](std::int64_t n) { return gain_in(next_deal_ + n); }; },
      [&](std::int64_t n, double gain) {
        const Numbers signs = signs_for(next_deal_ + n);
        for (std::size_t i = 0; i < slope_.size(); ++i) slope_[i] += gain * static_cast<double>(signs[i]);
        gains_squared_ += gain * gain;
        return true;
      });
  next_deal_ += count;
}

// A whole move for each weight whose slope is at least three times the noise, less for others. All clear weights move
// equally far, however much a change of their size matters.
Climber::Numbers Climber::uphill() const {
  const double luck = std::sqrt(gains_squared_);
  Numbers direction(slope_.size());
  if (luck <= 0) return direction;
  for (std::size_t i = 0; i < slope_.size(); ++i) {
    direction[i] = static_cast<float>(std::clamp(slope_[i] / (3 * luck), -1.0, 1.0));
  }
  return direction;
}

Sprt Climber::test_of(const Numbers& candidate) {
  Sprt test(kBetter);
  in_order(
      effort_.deals, effort_.threads,
      [&] { return [&](std::int64_t n) { return contest_(candidate, now_, next_deal_ + n); }; },
      [&](std::int64_t, double share) { return test.add(share) == Sprt::Verdict::Open; });
  next_deal_ += effort_.deals;
  return test;
}

// After a move the old slope counts less. After a failure it stays valid, and new measurements are added. Steps that
// become too short start again at the first length, since the slope is better known by then.
void Climber::learn_from(bool taken) {
  length_ *= taken ? 1.25F : 0.7F;
  length_ = length_ < kShortest ? kFirstLength : std::min(length_, kLongest);
  if (!taken) return;
  constexpr double kWorth = 0.5;
  for (double& part : slope_) part *= kWorth;
  gains_squared_ *= kWorth;
  measure();
}

Estimate Climber::against_the_start() {
  double sum = 0;
  double squares = 0;
  in_order(
      effort_.deals, effort_.threads,
      [&] { return [&](std::int64_t n) { return contest_(now_, start_, next_deal_ + n); }; },
      [&](std::int64_t, double share) {
        sum += share;
        squares += share * share;
        return true;
      });
  next_deal_ += effort_.deals;
  const auto n = static_cast<double>(effort_.deals);
  const double mean = sum / n;
  const double spread = effort_.deals < 2 ? 0 : std::max(0.0, squares - sum * mean) / (n - 1);
  const double half = effort_.deals < 2 ? mean : reach_of_95(effort_.deals - 1) * std::sqrt(spread / n);
  return {.value = mean, .low = mean - half, .high = mean + half};
}

}  // namespace roundtable
