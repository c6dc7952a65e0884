#pragma once

#include <cstdint>

#include "engine/core/record.h"

namespace roundtable {

// How the shuffles of a record follow from its seed.
enum class Shuffles : std::uint8_t { Fair, Simulated, Unproven };

// Fair, as at a table of the server, or Simulated, as in our simulator and terminal; Unproven if there is no seed. An
// error names the first entry that does not follow from it. The record must be right otherwise.
Result<Shuffles> check_shuffles(const Record& record);

}  // namespace roundtable
