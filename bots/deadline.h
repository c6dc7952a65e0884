#pragma once

#include <algorithm>
#include <chrono>

namespace roundtable {

// Keeps thinking within its time. What is dangerous is not the thinking but the waiting: when others want the processor
// too, a thread may stand still for milliseconds between two looks at the clock. So the longest wait seen of late is
// kept free at the end, besides an eighth of the time in any case.
class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Deadline(Clock::duration time) : time_(time - time / 8) {}

  void begin() {
    start_ = last_ = Clock::now();
    longest_ -= longest_ / 16;
  }
  // Asked after each piece of work: whether there is time for another.
  bool allows_more() { return allows_more(Clock::now()); }
  bool allows_more(Clock::time_point now) {
    longest_ = std::max(longest_, now - last_);
    last_ = now;
    return now - start_ + longest_ < time_;
  }
  // How much time is left, as a multiple of what is spent.
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
