#pragma once

#include <string>
#include <string_view>

#include "engine/academy/actions.h"
#include "engine/core/result.h"

namespace roundtable::academy {

// Text as in docs/record.md, both ways. Parsing does not check legality.
std::string text_of(const Options& options, Action action);
Result<Action> action_from(const Options& options, Seat seat, std::string_view text);

std::string text_of(const Options& options, const Outcome& outcome);
Result<Outcome> outcome_from(const Options& options, std::string_view text);

// A seat number, `neutral`, or in Lancelot a colour.
std::string text_of(const Options& options, Squire squire);

}  // namespace roundtable::academy
