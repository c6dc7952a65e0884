#pragma once

#include <string>

#include "engine/medievallons/events.h"
#include "engine/medievallons/power.h"

namespace roundtable::medievallons {

const PowerWords& words_of(CardKind power);
// The effect of a power for the viewer in the current position.
std::string effect_of(const View& view, CardKind power, Spent spent = {});
// The event in English, for logs and the terminal; empty for events without a text. Hidden cards are left out.
std::string sentence(const Options& options, const Event& event);

}  // namespace roundtable::medievallons
