#pragma once

#include <string>

#include "server/store/schema.h"
#include "server/store/sqlite_database.h"

namespace roundtable::server::sqlite {

// Creates a file for its owner only, since it contains secrets of tables; SQLite's companion files inherit the mode.
// Throws StoreError.
void make_file(const std::string& path);

// Opens a store and migrates its schema.
Database open_database(const std::string& path, Database::Missing missing, Migrations migrations);

// Version of the schema. Throws StoreError if the file is not a store, the version is unknown, or the schema differs
// from that version.
std::size_t version_of_ours(Database& database, const std::string& path, Migrations migrations);

// Faults of the file in sentences. Without `patience` the check is complete; otherwise it covers as many pages as it
// can in that time (milliseconds).
std::vector<std::string> faults(Database& database, std::optional<std::int64_t> patience);

// The error of that file in words, with advice.
std::string explain(const SqliteError& error, const std::string& path);

}  // namespace roundtable::server::sqlite
