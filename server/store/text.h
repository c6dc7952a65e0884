#pragma once

#include <clocale>
#include <string>
#include <string_view>

namespace roundtable::server {

// Whether both stores can keep it as it is: UTF-8 without zero bytes.
bool storable(std::string_view text);

// What tells letters of every script apart; nothing on a system that lacks it, where nothing below works.
locale_t any_script();

// A name as accounts are told apart by: without case, letter by letter, in every script. Needs storable text.
// Accents count, and so does how they are composed.
std::string fold(std::string_view name);

}  // namespace roundtable::server
