#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roundtable {

// Bots' names out of `greedy,search:50ms,exec:COMMAND`. In a command a comma inside quotes or after a backslash is the
// command's own, as it would be for the shell, which gets the command as it stands.
std::vector<std::string> split_bots(std::string_view list);

}  // namespace roundtable
