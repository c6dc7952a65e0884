#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Scans the server's JSON for the few fields that a random player needs, without parsing the rest: the generator must
// cost much less than the server. The server writes no white space between tokens. A quoted name with a colon cannot
// occur inside of a string, whose quotes are escaped.

namespace roundtable::load {

bool contains(std::string_view json, std::string_view what);
// The text from the value of the first field of that name to the end.
std::optional<std::string_view> value_of(std::string_view json, std::string_view name);
std::optional<std::int64_t> number_of(std::string_view json, std::string_view name);
// The string without quotes; only for strings without escapes.
std::string_view text_of(std::string_view json, std::string_view name);

// Updates the choices of `legal` from a message with the whole list, a difference, or neither.
void update_legal(std::string_view message, std::vector<std::string>& legal);

}  // namespace roundtable::load
