#pragma once

#include <string>

#include "server/store/schema.h"
#include "server/store/sqlite_database.h"

namespace roundtable::server::sqlite {

// With rights for its owner only, since it holds secrets of tables; SQLite gives its other files the same. Throws
// StoreError.
void make_file(const std::string& path);

// Opens a file as our store, with its schema as new as we know it.
Database open_database(const std::string& path, Database::Missing missing, Migrations migrations);

// The version of its schema. Throws StoreError if it is not our store, if we do not know that version, or if the schema
// is not exactly the one of that version.
std::size_t version_of_ours(Database& database, const std::string& path, Migrations migrations);

// What is wrong with the file itself, a sentence each: all that can be found or, with patience for so many
// milliseconds, what a look at its pages finds within that time.
std::vector<std::string> faults(Database& database, std::optional<std::int64_t> patience);

// What went wrong with that file, and what to do about it.
std::string explain(const SqliteError& error, const std::string& path);

}  // namespace roundtable::server::sqlite
