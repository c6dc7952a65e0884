#pragma once

#include <memory>
#include <string>

#include "server/store/schema.h"
#include "server/store/store.h"

namespace roundtable::server {

// The FILE of an address `sqlite:FILE`; empty for an address of PostgreSQL. Throws StoreError for other texts.
std::optional<std::string> sqlite_file(const std::string& address);

std::unique_ptr<Store> open_sqlite(const std::string& file, Access access = Access::Shared,
                                   Migrations migrations = kSqliteSchema);

}  // namespace roundtable::server
