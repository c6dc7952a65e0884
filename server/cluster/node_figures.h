#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json.h"

namespace roundtable::server {

// What a server of several tells the others of itself every other second, for whoever runs them. Another may be of
// another version: what it does not tell is nothing here, and what is not known here is passed over.
struct NodeFigures {
  std::string where;    // machine and port
  std::string version;  // of the program
  std::optional<std::int64_t> people, connections, tables;
  std::optional<std::int64_t> choices;       // of people and bots a second, in thousandths
  std::optional<std::int64_t> answers, lag;  // what ninety-nine of a hundred took lately, in microseconds
  std::optional<std::int64_t> memory;        // bytes
  std::vector<std::pair<std::string, std::int64_t>> health_warnings;  // worries.h

  // As fields of an object that is open.
  void write(JsonWriter& out) const;
  std::string text() const;
  // Whatever stands there.
  static NodeFigures read(std::string_view text);

  friend bool operator==(const NodeFigures&, const NodeFigures&) = default;
};

}  // namespace roundtable::server
