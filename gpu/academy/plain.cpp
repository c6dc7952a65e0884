#include "gpu/academy/rules.h"
#include "gpu/simulate.h"

using namespace roundtable;

KERNEL academy_plain(gpu::Task<academy::Academy> task, Sums* sums) { gpu::simulate_plain(task, sums); }
