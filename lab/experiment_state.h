#pragma once

#include <string_view>

#include "lab/experiment.h"

namespace roundtable {

// The sums of an unfinished experiment as JSON, to continue it later, with the tables and the seed that they belong to.
// The number of games is not part of it: an experiment can be continued with more games.
std::string state_text(const Experiment& experiment, const std::string& version, const Measurements& measurements);
// The error says whether the text is damaged or of another experiment.
Result<Measurements> measurements_from(const Experiment& experiment, const std::string& version, std::string_view text);

}  // namespace roundtable
