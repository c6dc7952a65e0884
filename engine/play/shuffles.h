#pragma once

#include <cstdint>

#include "engine/core/record.h"

namespace roundtable {

// How the shuffles of a record follow from its seed.
enum class Shuffles : std::uint8_t { Fair, Simulated, Unproven };

// The secret that a table committed itself to: the seed, or what the seed was made of.
inline const std::string& secret_in(const Record& record) {
  return record.numbers.empty() ? record.seed : record.numbers[0];
}

// Fair, as at a table of the server, or Simulated, as in our simulator and terminal, where nobody adds numbers;
// Unproven if there is no seed. An error names the first entry that does not follow from it. The record must be right
// otherwise.
Result<Shuffles> check_shuffles(const Record& record);

}  // namespace roundtable
