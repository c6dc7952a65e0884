#pragma once

#include <string>

#include "server/api/controllers.h"

namespace roundtable::server {

// The table of these calls as docs/protocol.md has it.
std::string markdown_of(const RoutesOfPart& part);

}  // namespace roundtable::server
