#pragma once

#include <string>

#include "server/store/schema.h"
#include "server/store/sqlite_database.h"

namespace roundtable::server::sqlite {

// Opens a file as our store, making it if need be and allowed, with its schema as new as we know it.
Database open_database(const std::string& path, Database::Missing missing, Migrations migrations);

// What went wrong with that file, and what to do about it.
std::string explain(const Error& error, const std::string& path);

}  // namespace roundtable::server::sqlite
