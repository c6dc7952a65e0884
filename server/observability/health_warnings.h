#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace roundtable::server {

// What tells how a server is. Times are in microseconds: what ninety-nine of a hundred took at most in the last
// minutes, where it was so more than for a moment (LastHour::lasting).
struct HealthSigns {
  bool trouble = false;    // nothing can be saved
  bool finishing = false;  // it ends
  std::int64_t damaged = 0;
  std::int64_t answers = 0, commits = 0, reads = 0, lag = 0;
  std::int64_t oldest_thought = 0;
  std::int64_t log_bytes = 0, memory = 0, files = 0, most_files = 0;
};

// Something that whoever runs the server should look at. What each is called, and from when on, is as in the alerts of
// deploy/prometheus; docs/running.md says what to do about it.
struct HealthWarning {
  std::string_view what;
  std::int64_t figure = 0;
  friend bool operator==(const HealthWarning&, const HealthWarning&) = default;
};

// The worst first; none if all is well.
std::vector<HealthWarning> health_warnings(const HealthSigns& signs);

}  // namespace roundtable::server
