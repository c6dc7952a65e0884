#include "gpu/academy/rules.h"
#include "gpu/simulate.h"

using namespace roundtable;

KERNEL academy_blind(gpu::Task<academy::Academy> task, Sums* sums) { gpu::simulate_blind(task, sums); }
