#pragma once

#include <algorithm>

#include "server/net/clock.h"

namespace roundtable::server::net {

// So many a second, in bursts of twice that. A rate of 0 means no limit. It remembers one time only: when all that was
// taken will have been earned.
class Bucket {
 public:
  bool take(int rate, Micros at) {
    if (rate <= 0) return true;
    const Micros each = kSecond / rate;
    const Micros earned = std::max(earned_, at);
    if (earned - at > each * (2LL * rate - 1)) return false;
    earned_ = earned + each;
    return true;
  }

  bool is_full(Micros at) const { return earned_ <= at; }

 private:
  Micros earned_ = 0;
};

}  // namespace roundtable::server::net
