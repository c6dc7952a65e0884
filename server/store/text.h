#pragma once

#include <clocale>
#include <string>
#include <string_view>

namespace roundtable::server {

// True if both stores can keep the text unchanged: UTF-8 without zero bytes.
bool storable(std::string_view text);

// A locale that knows the letters of all scripts; null if the system has none, and then nothing below works.
locale_t any_script();

// A name as accounts compare it: without case, letter by letter, in every script. Needs storable text. Accents and
// their composition count.
std::string fold(std::string_view name);

}  // namespace roundtable::server
