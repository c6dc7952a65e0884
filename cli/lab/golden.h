#pragma once

#include <string>
#include <vector>

#include "cli/terminal_table.h"

namespace roundtable::cli {

// The playthroughs of all games.
std::vector<Playthrough> playthroughs();
std::string text_of(const Playthrough& playthrough);

// `line 12: expected ..., found ...`, or empty if the texts are equal.
std::string first_difference(const std::string& expected, const std::string& found);

}  // namespace roundtable::cli
