#pragma once

#include <string>

namespace roundtable::server {

// What this program takes of the machine, in Prometheus' text format and by the names that all programs use there.
std::string process_metrics();

}  // namespace roundtable::server
