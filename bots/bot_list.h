#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roundtable {

// Splits `greedy,search:50ms,exec:COMMAND`. In a command, commas inside quotes or after a backslash belong to the
// command, as in the shell.
std::vector<std::string> split_bots(std::string_view list);

}  // namespace roundtable
