#include "engine/medievallons/actions.cpp"
#include "engine/medievallons/game.h"
#include "engine/medievallons/medievallons.cpp"
#include "gpu/simulate.h"

using namespace roundtable;

KERNEL medievallons_line(gpu::Task<medievallons::Medievallons> task, Sums* sums) { gpu::simulate(task, sums); }
