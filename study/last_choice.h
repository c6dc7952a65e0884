#pragma once

#include <optional>
#include <string>

#include "engine/core/record.h"

namespace roundtable {

// Whether a seat's last choice was good, while the game goes on: judged as in a review, by what the seat could know
// then, and telling nothing else. As JSON: the `view` that it had, and the `moment` (docs/review.md). Nothing if it has
// not had anything to choose yet. `games` are imagined for each choice.
Result<std::optional<std::string>> last_choice_json(const Record& record, Seat seat, int games = 256);

}  // namespace roundtable
