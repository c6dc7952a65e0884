#pragma once

#include <algorithm>
#include <chrono>

namespace roundtable {

// Keeps a search within its time. On a busy machine a thread may pause for milliseconds between two looks at the clock.
// So it reserves the longest recent pause at the end, and an eighth of the time in any case.
class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Deadline(Clock::duration time) : time_(time - time / 8) {}

  void begin() {
    start_ = last_ = Clock::now();
    longest_ -= longest_ / 16;
  }
  // Call after each piece of work: whether there is time for another.
  bool allows_more() { return allows_more(Clock::now()); }
  bool allows_more(Clock::time_point now) {
    longest_ = std::max(longest_, now - last_);
    last_ = now;
    return now - start_ + longest_ < time_;
  }
  // Remaining time divided by spent time.
  double left_to_spent() const {
    const auto spent = std::max(last_ - start_, Clock::duration(1));
    return static_cast<double>((time_ - spent).count()) / static_cast<double>(spent.count());
  }

 private:
  Clock::duration time_;
  Clock::duration longest_{};
  Clock::time_point start_;
  Clock::time_point last_;
};

}  // namespace roundtable
