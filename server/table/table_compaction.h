#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// How to compact a finished table's journal into its record; nullopt if the result would differ in the game or its
// people.
std::optional<Folding> folded(const StoredTable& stored, const std::string& record);
// The whole journal of a table, compacted or not. Throws std::runtime_error if it is damaged.
std::vector<Entry> journal_of(const StoredTable& stored);

}  // namespace roundtable::server
