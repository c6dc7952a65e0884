#pragma once

#include <cstdint>
#include <string>

namespace roundtable::server {

// What this program takes of the machine, now.
struct ProcessFigures {
  double cpu_seconds = 0;
  std::int64_t memory = 0;  // bytes
  std::int64_t files = 0, most_files = 0;
  double started = 0;  // seconds since 1970
};
ProcessFigures process_figures();

// What the machine is called.
std::string machine();

// The same in Prometheus' text format, by the names that all programs use there.
std::string process_metrics();

}  // namespace roundtable::server
