#pragma once

#include <memory>
#include <string>

#include "server/store/schema.h"
#include "server/store/store.h"

namespace roundtable::server {

std::unique_ptr<Store> open_postgres(const std::string& address, Access access = Access::Shared,
                                     Migrations migrations = kPostgresSchema);

}  // namespace roundtable::server
