#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable {

// Removes and returns the first character of a non-empty text. Returns nothing and leaves the text unchanged for
// invalid UTF-8: overlong forms, surrogates, values beyond U+10FFFF.
std::optional<char32_t> take_character(std::string_view& text);
void append_character(std::string& out, char32_t character);
bool is_utf8(std::string_view text);

}  // namespace roundtable
