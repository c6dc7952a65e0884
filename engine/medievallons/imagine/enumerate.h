#pragma once

#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "engine/medievallons/view.h"

namespace roundtable::medievallons {

// All states that `imagine` draws from, for a seat that is asked after the deck has run out once; nothing before, or if
// there are more than `most`.
std::optional<std::vector<Possible<State>>> enumerate(const View& view, std::size_t most);

// All outcomes that are due; nothing for a deal.
std::optional<std::vector<Possible<Outcome>>> outcomes(const State& state);

}  // namespace roundtable::medievallons
