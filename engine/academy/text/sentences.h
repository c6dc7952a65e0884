#pragma once

#include <string>

#include "engine/academy/events.h"

namespace roundtable::academy {

// The event in English, for logs and the terminal; empty for events without a text. Hidden cards and values are left
// out.
std::string sentence(const Options& options, const Event& event);

}  // namespace roundtable::academy
