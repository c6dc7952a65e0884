#pragma once

#include <string>
#include <vector>

#include "cli/terminal_table.h"

namespace roundtable::cli {

// Of all games.
std::vector<Playthrough> playthroughs();
std::string text_of(const Playthrough& playthrough);

// `line 12: expected ..., found ...`, or empty if they are the same.
std::string first_difference(const std::string& expected, const std::string& found);

}  // namespace roundtable::cli
