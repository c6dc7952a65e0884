#pragma once

#include <vector>

#include "engine/core/record.h"

namespace roundtable::wasm {

// A record divided into steps.
struct RecordSteps {
  struct Mark {
    int step;
    int number;  // of the round or turn that begins with this step
  };
  // For each step the number of log entries before it. Simultaneous choices take effect together, and forced choices
  // together with their cause, so there is no step between them.
  std::vector<int> entries;
  std::vector<Mark> marks;
};

// The error names the fault of the record and its place.
Result<RecordSteps> steps_of(const Record& record);

}  // namespace roundtable::wasm
