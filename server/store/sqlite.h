#pragma once

#include <memory>
#include <string>

#include "server/store/schema.h"
#include "server/store/store.h"

namespace roundtable::server {

// The FILE of an address `sqlite:FILE`; nothing if it is one of PostgreSQL's. Throws StoreError if it is no address.
std::optional<std::string> sqlite_file(const std::string& address);

std::unique_ptr<Store> open_sqlite(const std::string& file, Access access = Access::Shared,
                                   Migrations migrations = kSqliteSchema);

}  // namespace roundtable::server
