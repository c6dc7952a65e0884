#pragma once

#include "cli/commands.h"
#include "lab/simulation.h"

namespace roundtable::cli {

// `sim --compare`: the simulation's table against the same with other options, on the same deals.
int compare(const SimArguments& arguments, const Simulation& simulation);

}  // namespace roundtable::cli
