#pragma once

#include <string>
#include <string_view>

namespace roundtable::server::net {

// Compression for browsers.
std::string gzipped(std::string_view text);
std::string brotli_packed(std::string_view text);

}  // namespace roundtable::server::net
