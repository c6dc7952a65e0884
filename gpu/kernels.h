#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace roundtable::gpu {

// The PTX of a game's kernels (gpu/NAME/simulate.cpp), which the build put into the program; the error says why there
// is none.
Result<std::string> kernels_of(std::string_view game);

}  // namespace roundtable::gpu
