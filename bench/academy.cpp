#include "bench/speed.h"
#include "engine/academy/game.h"

namespace roundtable::bench {

template Played step_by_step<academy::Academy>(const academy::Options&, Played);
template Played in_rollout<academy::Academy>(const academy::Options&, Played);

}  // namespace roundtable::bench
