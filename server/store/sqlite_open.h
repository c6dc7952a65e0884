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

// What went wrong with that file, and what to do about it.
std::string explain(const SqliteError& error, const std::string& path);

}  // namespace roundtable::server::sqlite
