#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "server/store/schema.h"
#include "server/store/sqlite_database.h"

namespace roundtable::server::sqlite {

// Compares the whole schema with that of our first `version` migrations. Returns the first difference as the end of a
// sentence ("has a trigger `steal` that …"), or nothing. A trigger or view in an untrusted file could act in our name.
std::optional<std::string> schema_difference(Database& database, std::size_t version, Migrations migrations);

}  // namespace roundtable::server::sqlite
