#pragma once

#include <vector>

#include "engine/core/record.h"

namespace roundtable::wasm {

// A record divided into steps.
struct RecordSteps {
  struct Mark {
    int step;
    int number;  // of the round or turn that begins at this entry
  };
  // After how many entries of the log each step is. What is chosen at the same time takes effect together, and what is
  // forced together with what forced it: between them there is nothing to see.
  std::vector<int> entries;
  std::vector<Mark> marks;
};

// Or what is wrong with the record, and where.
Result<RecordSteps> steps_of(const Record& record);

}  // namespace roundtable::wasm
