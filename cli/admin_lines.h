#pragma once

#include <string>

#include "engine/core/json.h"

namespace roundtable::cli {

// What a server answered to whoever runs it (docs/protocol.md), as lines for a terminal.
std::string admin_lines(const Json& answer);

}  // namespace roundtable::cli
