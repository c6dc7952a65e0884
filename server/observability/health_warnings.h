#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace roundtable::server {

// Figures about a server's health. Times are in microseconds; answers, commits, reads and lag are 99th percentiles of
// the last minutes without single outliers (LastHour::lasting).
struct HealthSigns {
  bool trouble = false;    // the server cannot save
  bool finishing = false;  // the server is shutting down
  std::int64_t damaged = 0;
  std::int64_t answers = 0, commits = 0, reads = 0, lag = 0;
  std::int64_t oldest_bot_search = 0;
  std::int64_t log_bytes = 0, memory = 0, files = 0, most_files = 0;
};

// A condition that the operator should look at. Names and thresholds are those of the alerts in deploy/prometheus;
// docs/running.md explains what to do.
struct HealthWarning {
  std::string_view what;
  std::int64_t figure = 0;
  friend bool operator==(const HealthWarning&, const HealthWarning&) = default;
};

// Worst first; empty if the server is healthy.
std::vector<HealthWarning> health_warnings(const HealthSigns& signs);

}  // namespace roundtable::server
