#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/medievallons/actions.h"

namespace roundtable::medievallons {

// Text as in docs/record.md, both ways. Parsing does not check legality.
std::string text_of(const Options& options, Action action);
Result<Action> action_from(const Options& options, Seat seat, std::string_view text);

std::string text_of(const Options& options, const Outcome& outcome);
Result<Outcome> outcome_from(const Options& options, std::string_view text);

// `1.2`
std::string text_of(GuildAt at);
std::string text_of(CardKind kind);

std::string_view name_of(Verb verb);

}  // namespace roundtable::medievallons
