#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace roundtable::gpu {

// The PTX of a kernel, which the build put into the program: GAME_line is gpu/GAME/line.cpp, and so on. The
// error says why there is none.
Result<std::string> kernel(std::string_view name);

}  // namespace roundtable::gpu
