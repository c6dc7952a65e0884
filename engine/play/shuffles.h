#pragma once

#include <cstdint>

#include "engine/core/record.h"

namespace roundtable {

// How a record's shuffles follow from its seed.
enum class Shuffles : std::uint8_t { Fair, Simulated, Unproven };

// The secret that a table committed to: the seed, or the first of its nonces.
inline const std::string& secret_in(const Record& record) {
  return record.numbers.empty() ? record.seed : record.numbers[0];
}

// Fair: as at a server's table. Simulated: as in the simulator and the terminal, without nonces. Unproven: no seed. An
// error names the first entry that does not follow from the seed. The record must be valid otherwise.
Result<Shuffles> check_shuffles(const Record& record);

}  // namespace roundtable
