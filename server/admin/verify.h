#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/store/store.h"

namespace roundtable::server {

// What was found in a store when all of it was looked at.
struct Verified {
  std::int64_t open = 0, playing = 0, finished = 0, closed = 0;  // tables that are as they should be
  std::int64_t other_rules = 0;  // tables of a version with other rules, which cannot be replayed
  std::int64_t wrong = 0;
};

// Looks at the files underneath, replays every table from its journal, and every finished game from its record: each
// card must be the one that the table's secret gives. `complain` gets a sentence for whatever is wrong. A server may be
// using the store.
Verified verify(Store& store, const std::function<void(const std::string&)>& complain);

}  // namespace roundtable::server
