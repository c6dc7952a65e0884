#pragma once

#include <string>

#include "engine/core/json.h"

namespace roundtable::cli {

// Formats the server's answer to an admin command (docs/protocol.md) as lines for a terminal.
std::string admin_lines(const Json& answer);

}  // namespace roundtable::cli
