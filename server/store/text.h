#pragma once

#include <string>
#include <string_view>

namespace roundtable::server {

// Whether both stores can keep it as it is: UTF-8 without zero bytes.
bool storable(std::string_view text);

// A name as accounts are told apart by: without case, letter by letter, in every script. Needs storable text.
// Accents count, and so does how they are composed.
std::string fold(std::string_view name);

}  // namespace roundtable::server
