#pragma once

#include <optional>
#include <string>

#include "engine/core/record.h"

namespace roundtable {

// Judges a seat's last choice in a running game as a review does, from the seat's view at that time, without revealing
// anything else. JSON with the `view` and the `moment` (docs/review.md). Nothing if the seat has not had a choice yet.
// `games` are imagined for each choice.
Result<std::optional<std::string>> last_choice_json(const Record& record, Seat seat, int games = 256);

}  // namespace roundtable
