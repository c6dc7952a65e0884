#include "server/base/wall_clock.h"

#include <chrono>

namespace roundtable::server {

Millis time_of_day() {
  static WallClock clock;
  const auto system = std::chrono::system_clock::now().time_since_epoch();
  return clock.now(std::chrono::duration_cast<std::chrono::milliseconds>(system).count(), net::now());
}

}  // namespace roundtable::server
