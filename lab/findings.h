#pragma once

#include "lab/experiment.h"
#include "lab/significance.h"

namespace roundtable {

// The answer to one question about an experiment, corrected for the number of all its questions.
struct LabFinding {
  enum class Question : std::uint8_t {
    Fair,        // does this seat win more or less often than its fair share?
    Difference,  // is this figure another one than at the base?
  };
  Question question{};
  std::size_t condition = 0;
  std::size_t figure = 0;
  Figure what;
  double before = 0;    // the fair share, or the mean at the base
  Estimate after;       // the mean here
  Estimate difference;  // from before to after
  double chance = 1;    // of a difference as large if there is none
  double corrected = 1;
  Certainty certainty = Certainty::NotSettled;
};

// All questions, in order of conditions and figures. Seats are compared with a fair share only if asked for. A table
// that plays exactly like its base raises no questions.
std::vector<LabFinding> findings_of(const Experiment& experiment, const Measurements& measurements, bool with_seats);

}  // namespace roundtable
