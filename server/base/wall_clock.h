#pragma once

#include "server/net/clock.h"
#include "server/store/store.h"

namespace roundtable::server {

// The time of day for clocks and journals: milliseconds since 1970. When the system's clock is set back, time goes on
// from where it was, so that nobody has to wait for the same hour twice.
class WallClock {
 public:
  // What the system's clock says, and one that is never set.
  Millis now(Millis system, net::Micros steady) {
    const Millis passed = time_ + (steady - since_) / 1000;
    if (system < passed) return passed;
    time_ = system;
    since_ = steady;
    return system;
  }

 private:
  Millis time_ = 0;
  net::Micros since_ = 0;
};

// By the clocks of this machine.
Millis time_of_day();

}  // namespace roundtable::server
