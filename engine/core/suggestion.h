#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

// "Did you mean": suggestions for mistyped names in error messages. Never used for names of people.

namespace roundtable {

// The closest name, or two that are equally close. Empty if none is close, or more than two are equally close. A name
// is close if at most two edits, and at most a third of its letters, differ; two swapped letters are one edit.
std::vector<std::string_view> close_names(std::string_view typed, std::span<const std::string_view> names);

// " (did you mean `search`?)", or nothing.
std::string suggestion(std::string_view typed, std::span<const std::string_view> names);

// "found `serch` (did you mean `search`?), allowed: random, search"
std::string unknown_name(std::string_view typed, std::span<const std::string_view> names);

}  // namespace roundtable
