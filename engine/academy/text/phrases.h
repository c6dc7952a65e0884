#pragma once

#include <string>
#include <string_view>

#include "engine/academy/events.h"

// Phrases of the sentences about events, in English.

namespace roundtable::academy::phrases {

std::string track_title(const Options& options, Track track);
// `Blue`, the squire's colour; empty without a squire.
std::string who(const Options& options, Squire squire);
// The owner of dealt cards and piles: in Lancelot a player with two squires, `Blue and Green`.
std::string holder(const Options& options, Squire squire);
// `E3 G5 K4`
std::string cards(CardSet set);
std::string signed_number(int value);
// `a coat of +2 (King's Service)`
std::string coat(int value, const std::string& track);

}  // namespace roundtable::academy::phrases
