#pragma once

#include <string>

#include "lab/findings.h"

// Figures and findings in words and as JSON.

namespace roundtable::cli {

// `25.3`: in per cent for shares, with a minus sign; with a plus sign for differences.
std::string number_of(double value, const Figure& figure, bool with_plus = false);
// `25.3 (24.9 to 25.7)`
std::string interval_of(const Estimate& estimate, const Figure& figure, bool with_plus = false);
// `{"value":0.253,"low":0.249,"high":0.257}`; null for numbers that are not finite.
std::string json_of(const Estimate& estimate);
// Text as a JSON string.
std::string json_of(const std::string& text);

// One sentence: `Seat 0 wins more often than its fair share: ...`. `names`: the names of the conditions.
std::string sentence_of(const LabFinding& finding, const Experiment& experiment);
std::string json_of(const LabFinding& finding, const Experiment& experiment);

}  // namespace roundtable::cli
