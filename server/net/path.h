#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// The target of a request line.
struct Target {
  std::string path;   // percent signs decoded
  std::string query;  // not decoded
};

// Empty for invalid paths and attempts at path traversal: `..`, backslashes, control characters, invalid percent signs,
// encoded slashes.
std::optional<Target> read_target(std::string_view target);

}  // namespace roundtable::server::net
