#pragma once

#include "bench/speed.h"
#include "engine/academy/game.h"
#include "engine/medievallons/game.h"

// The loops that are measured are compiled one game at a time, with nothing else beside them: how far a compiler
// inlines depends on what else stands in the file.

namespace roundtable::bench {

extern template Played step_by_step<academy::Academy>(const academy::Options&, Played);
extern template Played in_rollout<academy::Academy>(const academy::Options&, Played);
extern template Played step_by_step<medievallons::Medievallons>(const medievallons::Options&, Played);
extern template Played in_rollout<medievallons::Medievallons>(const medievallons::Options&, Played);

}  // namespace roundtable::bench
