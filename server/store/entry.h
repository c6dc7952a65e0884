#pragma once

#include <cstdint>
#include <string>

namespace roundtable::server {

using Millis = std::int64_t;  // since 1970, UTC

// One line of a table's journal, numbered from 0 without gaps. Only the tables know what the text means.
struct Entry {
  std::string table;
  std::int64_t number = 0;
  Millis at = 0;
  std::string text;

  bool operator==(const Entry&) const = default;
};

}  // namespace roundtable::server
