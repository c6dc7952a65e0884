#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json.h"

namespace roundtable::server {

// Figures that each server of a cluster publishes every two seconds, for the operator. Servers may run different
// versions: missing fields are empty, unknown ones are ignored.
struct NodeFigures {
  std::string where;    // machine and port
  std::string version;  // of the program
  std::optional<std::int64_t> people, connections, tables;
  std::optional<std::int64_t> choices;       // of people and bots per second, in thousandths
  std::optional<std::int64_t> answers, lag;  // 99th percentiles of recent times, in microseconds
  std::optional<std::int64_t> memory;        // bytes
  std::vector<std::pair<std::string, std::int64_t>> health_warnings;  // health_warnings.h

  // Writes fields into an open object.
  void write(JsonWriter& out) const;
  std::string text() const;
  // Reads any text without failing.
  static NodeFigures read(std::string_view text);

  friend bool operator==(const NodeFigures&, const NodeFigures&) = default;
};

}  // namespace roundtable::server
