#pragma once

#include <string_view>

namespace roundtable::server::net {

// No overlong forms, no surrogates, nothing past U+10FFFF.
bool is_utf8(std::string_view text);

}  // namespace roundtable::server::net
