#pragma once

#include <span>
#include <string_view>

namespace roundtable::server::net {

struct BuiltIn {
  std::string_view path, content;
};

// The page's files, embedded by CMake.
std::span<const BuiltIn> built_in();

}  // namespace roundtable::server::net
