#pragma once

// The time to evaluate a net of about the size of the games' nets.

namespace roundtable::bench {

struct NetworkSpeed {
  int inputs = 1200;
  int shown = 110;  // inputs that are not 0
  int outputs = 200;
  int asked = 16;  // outputs that are read
  double microseconds = 0;
};

NetworkSpeed network_speed(double seconds);

}  // namespace roundtable::bench
