#pragma once

#include <string>

#include "server/store/sqlite_database.h"

namespace roundtable::server::postgres {

// Copies between a PostgreSQL store and a SQLite file of the current schema. Both throw StoreError.

// As of one moment.
void copy_from(const std::string& address, sqlite::Database& file);
// All or nothing. The store must be empty and unused.
void copy_to(sqlite::Database& file, const std::string& address);

}  // namespace roundtable::server::postgres
