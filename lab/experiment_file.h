#pragma once

#include <string_view>

#include "lab/experiment.h"

namespace roundtable {

// An experiment as written in a TOML file (docs/lab.md).
struct ExperimentFile {
  std::string title;  // may be empty
  Experiment experiment;
};

// Errors name the line, the field, the value found and the allowed values.
Result<ExperimentFile> read_experiment(std::string_view text);

}  // namespace roundtable
