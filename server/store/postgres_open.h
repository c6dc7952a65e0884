#pragma once

#include <libpq-fe.h>

#include <string>

#include "server/store/postgres_address.h"
#include "server/store/postgres_connection.h"
#include "server/store/schema.h"

namespace roundtable::server::postgres {

// Connects, and brings the schema up to date. The caller finishes it.
PGconn* open_connection(const Address& address, Migrations migrations);

// Connects to what has this very schema, and changes nothing there: another version of the program may be using it.
// Throws StoreError otherwise. The caller finishes it.
PGconn* open_as_it_is(const Address& address, Migrations migrations);

// What went wrong with that server, and what to do about it.
std::string explain(const PostgresError& error, const Address& address);

}  // namespace roundtable::server::postgres
