#pragma once

#include <algorithm>

#include "server/net/clock.h"

namespace roundtable::server::net {

// A rate limit: `burst` at once, and one more each `each` microseconds. burst == 0 means no limit.
struct Rate {
  int burst = 0;
  Micros each = 0;

  // `most` per second, in bursts of twice that.
  static Rate per_second(int most) { return most <= 0 ? Rate() : Rate{2 * most, kSecond / most}; }
  static Rate of(int most, Micros span) { return most <= 0 ? Rate() : Rate{most, span / most}; }
};

// A token bucket. Its only state is the time at which it will be full again.
class Bucket {
 public:
  bool take(const Rate& rate, Micros at) {
    if (rate.burst == 0) return true;
    const Micros earned = std::max(earned_, at);
    if (earned - at > rate.each * (rate.burst - 1)) return false;
    earned_ = earned + rate.each;
    return true;
  }

  // Raises the debt to at least this much, which was spent at a peer.
  void owe(Micros debt, Micros at) { earned_ = std::max(earned_, at + debt); }

  bool is_full(Micros at) const { return earned_ <= at; }
  Micros earned() const { return earned_; }

 private:
  Micros earned_ = 0;
};

}  // namespace roundtable::server::net
