#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace roundtable::gpu {

// The PTX of a kernel built into the program: GAME_line is gpu/GAME/line.cpp, and so on. The error says why it is
// missing.
Result<std::string> kernel(std::string_view name);

}  // namespace roundtable::gpu
