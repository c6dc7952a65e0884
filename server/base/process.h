#pragma once

#include <cstdint>
#include <string>

namespace roundtable::server {

// Resources that this process uses now.
struct ProcessFigures {
  double cpu_seconds = 0;
  std::int64_t memory = 0;  // bytes
  std::int64_t files = 0, most_files = 0;
  double started = 0;  // seconds since 1970
};
ProcessFigures process_figures();

// Host name of the machine.
std::string machine();

// The same figures in Prometheus' text format, with its standard names for processes.
std::string process_metrics();

}  // namespace roundtable::server
