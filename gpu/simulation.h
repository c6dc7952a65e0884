#pragma once

#include "lab/simulation.h"

namespace roundtable::gpu {

struct Played {
  Tally tally;
  std::string device;
  double seconds = 0;  // of playing, without the start, which may take longer
};

// Plays the same games of random bots as roundtable::simulate, with the same sums, on the first GPU of this machine.
// The error names the missing part, or the failed call of the driver with its reason.
Result<Played> simulate(const Simulation& simulation, const Progress& progress = {});

}  // namespace roundtable::gpu
