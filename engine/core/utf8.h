#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable {

// The character that begins the text, which must not be empty, and takes its bytes off. Nothing, and the text is as it
// was, if they are no UTF-8: no overlong forms, no surrogates, nothing past U+10FFFF.
std::optional<char32_t> take_character(std::string_view& text);
void append_character(std::string& out, char32_t character);
bool is_utf8(std::string_view text);

}  // namespace roundtable
