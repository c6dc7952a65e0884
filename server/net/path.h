#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// What a request line asks for.
struct Target {
  std::string path;   // percent signs decoded
  std::string query;  // as it came
};

// Nothing for what is no path, and for paths that try to lead elsewhere, in whatever disguise: `..`, backslashes,
// control characters, wrong percent signs, slashes that were encoded.
std::optional<Target> read_target(std::string_view target);

}  // namespace roundtable::server::net
