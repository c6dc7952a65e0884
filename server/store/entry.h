#pragma once

#include <cstdint>
#include <string>

namespace roundtable::server {

using Millis = std::int64_t;  // since 1970, UTC

// A line of a table's journal, numbered from 0 without gaps. Only the tables interpret the text.
struct Entry {
  std::string table;
  std::int64_t number = 0;
  Millis at = 0;
  std::string text;

  bool operator==(const Entry&) const = default;
};

}  // namespace roundtable::server
