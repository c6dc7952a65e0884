#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"

// How well bots that work by the clock keep to it, on a machine that is busy besides.

namespace roundtable::bench {

struct Punctuality {
  int decisions = 0;
  double mean_ms = 0;
  double worst_ms = 0;
  int late = 0;  // more than a tenth beyond the time given
};

// That bot answers so many real choices (those with more than one answer) of games in which the others play at random,
// on `threads` threads at once while `load` others do nothing but keep the processors busy.
Result<Punctuality> punctuality(const std::string& game, int milliseconds, int decisions, int threads, int load);

}  // namespace roundtable::bench
