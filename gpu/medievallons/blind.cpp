#include "engine/medievallons/actions.cpp"
#include "engine/medievallons/game.h"
#include "engine/medievallons/medievallons.cpp"
#include "gpu/simulate.h"

using namespace roundtable;

KERNEL medievallons_blind(gpu::Task<medievallons::Medievallons> task, Sums* sums) { gpu::simulate_blind(task, sums); }
