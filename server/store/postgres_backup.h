#pragma once

#include <string>

#include "server/store/sqlite_database.h"

namespace roundtable::server::postgres {

// Between a PostgreSQL store and a SQLite file of the schema that both have now. Both throw StoreError.

// As of one moment.
void copy_from(const std::string& address, sqlite::Database& file);
// All of it or nothing. There must be nothing yet, and no server.
void copy_to(sqlite::Database& file, const std::string& address);

}  // namespace roundtable::server::postgres
