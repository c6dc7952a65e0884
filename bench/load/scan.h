#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The little of the server's JSON that a random player looks at, found without reading the rest: the generator must
// cost much less than the server, which writes no blanks between things. Names in quotes with a colon cannot occur
// inside a text, whose quotes are escaped.

namespace roundtable::load {

bool contains(std::string_view json, std::string_view what);
// From where the value of that name begins, to the end of everything. The first one counts.
std::optional<std::string_view> value_of(std::string_view json, std::string_view name);
std::optional<std::int64_t> number_of(std::string_view json, std::string_view name);
// Without its quotes; only for texts without escapes.
std::string_view text_of(std::string_view json, std::string_view name);

// Brings the texts of `legal` up to date with a message, which may hold the whole list, some of its items, or nothing.
void update_legal(std::string_view message, std::vector<std::string>& legal);

}  // namespace roundtable::load
