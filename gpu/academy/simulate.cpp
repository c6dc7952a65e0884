#include "gpu/simulate.h"

#include "engine/academy/academy.cpp"
#include "engine/academy/actions.cpp"
#include "engine/academy/cards.cpp"
#include "engine/academy/game.h"

using namespace roundtable;

KERNEL simulate_academy(gpu::Task<academy::Academy> task, Sums* sums) { gpu::simulate(task, sums); }
