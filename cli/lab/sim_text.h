#pragma once

#include <string>

#include "lab/simulation.h"

namespace roundtable::cli {

// The results of a simulation, for programs and for people. `by`: the processors that played, as text.
void print_simulation_json(const Simulation& simulation, const Tally& tally, double seconds);
void print_simulation(const Simulation& simulation, const Tally& tally, double seconds, const std::string& by);

}  // namespace roundtable::cli
