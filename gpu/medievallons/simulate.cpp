#include "gpu/simulate.h"

#include "engine/medievallons/actions.cpp"
#include "engine/medievallons/game.h"
#include "engine/medievallons/medievallons.cpp"

using namespace roundtable;

KERNEL simulate_medievallons(gpu::Task<medievallons::Medievallons> task, Sums* sums) { gpu::simulate(task, sums); }
