#pragma once

#include "lab/simulation.h"

namespace roundtable::gpu {

struct Played {
  Tally tally;
  std::string device;
  double seconds = 0;  // of playing: getting ready, which may take longer, is not counted
};

// The same games as roundtable::simulate has between random bots, and so the same sums, played by the first GPU of this
// machine. The error says what is missing, or which call of the driver failed and why.
Result<Played> simulate(const Simulation& simulation, const Progress& progress = {});

}  // namespace roundtable::gpu
