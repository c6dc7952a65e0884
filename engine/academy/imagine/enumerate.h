#pragma once

#include <optional>
#include <vector>

#include "engine/academy/view.h"
#include "engine/core/game.h"

namespace roundtable::academy {

// All states that `imagine` draws from, for a seat that is asked in the last round after the draft; nothing at other
// times, or if there are more than `most`. Once the others have played all their cards, their hands no longer matter
// and one stands for all.
std::optional<std::vector<Possible<State>>> enumerate(const View& view, std::size_t most);

// All outcomes that are due; nothing until the cards are dealt.
std::optional<std::vector<Possible<Outcome>>> outcomes(const State& state);

}  // namespace roundtable::academy
