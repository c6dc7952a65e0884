#include "bench/speed.h"
#include "engine/medievallons/game.h"

namespace roundtable::bench {

template Played step_by_step<medievallons::Medievallons>(const medievallons::Options&, Played);
template Played in_rollout<medievallons::Medievallons>(const medievallons::Options&, Played);

}  // namespace roundtable::bench
