#pragma once

#include "server/net/clock.h"
#include "server/store/store.h"

namespace roundtable::server {

// Time of day for clocks and journals, in milliseconds since 1970. It never runs backwards: if the system's clock is
// set back, it continues from the last value, so a deadline never moves away.
class WallClock {
 public:
  // `system` is the system's clock, `steady` one that is never set.
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

// Current time by this machine's clocks.
Millis time_of_day();

}  // namespace roundtable::server
