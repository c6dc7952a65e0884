#pragma once

#include "bots/rated.h"
#include "cli/terminal_offers.h"

namespace roundtable::cli {

// The three best of what a bot thinks, in a sentence that names choices as the menu does.
std::string hint_of(const std::vector<Offer>& offers, const std::vector<Rated>& opinions);

// `quests +2.10, education -0.60`: the four largest.
std::string told(std::vector<Reason> reasons);

}  // namespace roundtable::cli
