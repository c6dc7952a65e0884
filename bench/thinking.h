#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"

// How well bots with a time limit keep it on a busy machine.

namespace roundtable::bench {

struct Punctuality {
  int decisions = 0;
  double mean_ms = 0;
  double worst_ms = 0;
  int late = 0;  // took more than 110 % of the limit
};

// The bot answers so many decisions with at least two choices, in games with random opponents, on `threads` threads,
// while `load` other threads keep the processors busy.
Result<Punctuality> punctuality(const std::string& game, int milliseconds, int decisions, int threads, int load);

}  // namespace roundtable::bench
