#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/store/store.h"

namespace roundtable::server {

// Result of the verification of a whole store.
struct Verified {
  std::int64_t open = 0, playing = 0, finished = 0, closed = 0;  // good tables by phase
  std::int64_t other_rules = 0;  // tables of a version with other rules, which cannot be replayed
  std::int64_t wrong = 0;
};

// Checks the store's files, replays every table from its journal and every finished game from its record, and checks
// that all cards follow from the table's secret. `complain` gets a sentence for each fault. A server may be using the
// store.
Verified verify(Store& store, const std::function<void(const std::string&)>& complain);

}  // namespace roundtable::server
