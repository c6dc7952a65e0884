#pragma once

#include <memory>
#include <string>

#include "server/store/schema.h"
#include "server/store/store.h"

namespace roundtable::server {

std::unique_ptr<Store> open_sqlite(const std::string& file, Access access = Access::Shared,
                                   Migrations migrations = kSqliteSchema);

}  // namespace roundtable::server
