#pragma once

#include "bots/rated.h"
#include "cli/terminal_offers.h"

namespace roundtable::cli {

// A sentence with the bot's three best choices, labelled as in the menu.
std::string hint_of(const std::vector<Offer>& offers, const std::vector<Rated>& opinions);

// The four largest reasons: `quests +2.10, education -0.60`.
std::string told(std::vector<Reason> reasons);

}  // namespace roundtable::cli
