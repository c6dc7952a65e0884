#pragma once

#include <string>

#include "lab/experiment_file.h"
#include "lab/findings.h"

namespace roundtable::cli {

// Everything that a report shows. It contains no times and no number of threads, so that a repeated run writes the same
// bytes.
struct LabReport {
  const ExperimentFile& file;
  const Measurements& measurements;
  std::vector<LabFinding> findings;
  std::string text;     // the experiment file
  std::string command;  // to repeat it

  const Experiment& experiment() const { return file.experiment; }
  bool is_whole() const { return is_complete(file.experiment, measurements); }
};

// One sentence: the most certain and largest result.
std::string title_of(const LabReport& report);
// The findings in order of certainty, at most so many. Points by seat are left to the tables.
std::vector<const LabFinding*> main_findings(const LabReport& report, std::size_t most);

std::string lab_text(const LabReport& report);
std::string lab_json(const LabReport& report);
std::string lab_html(const LabReport& report);

}  // namespace roundtable::cli
