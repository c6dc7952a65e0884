#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "server/store/schema.h"
#include "server/store/sqlite_database.h"

namespace roundtable::server::sqlite {

// Compares the whole schema with the one that our first `version` migrations give. Returns the first difference as the
// end of a sentence ("has a trigger `steal` that …"), or nothing. A trigger or a view in a stranger's file
// could act in our name.
std::optional<std::string> schema_difference(Database& database, std::size_t version, Migrations migrations);

}  // namespace roundtable::server::sqlite
