#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/terminal.h"

namespace roundtable::cli {

// Who sits where, by seat.
using Names = std::vector<std::string>;

// ANSI codes of blue, yellow, green, red and black, which are the colours of the seats.
constexpr std::array<const char*, 5> kSeatPaint = {"1;94", "1;93", "1;92", "1;91", "1;97;100"};

// For playthroughs: the table summed up before something happens. One title is not used twice in a row; nothing is
// summed up where there is none.
struct Milestone {
  std::string title;
  std::string table;
};

}  // namespace roundtable::cli
