#pragma once

// What asking a net costs: one of about the size that games have.

namespace roundtable::bench {

struct NetworkSpeed {
  int inputs = 1200;
  int shown = 110;  // are not 0
  int outputs = 200;
  int asked = 16;  // of the outputs
  double microseconds = 0;
};

NetworkSpeed network_speed(double seconds);

}  // namespace roundtable::bench
