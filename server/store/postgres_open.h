#pragma once

#include <libpq-fe.h>

#include <string>

#include "server/store/postgres_address.h"
#include "server/store/postgres_connection.h"
#include "server/store/schema.h"

namespace roundtable::server::postgres {

// Connects and migrates the schema. The caller calls PQfinish.
PGconn* open_connection(const Address& address, Migrations migrations);

// Connects only if the schema has exactly this version, and changes nothing: a program of another version may be using
// it. Throws StoreError otherwise. The caller calls PQfinish.
PGconn* open_as_it_is(const Address& address, Migrations migrations);

// The error of that server in words, with advice.
std::string explain(const PostgresError& error, const Address& address);

}  // namespace roundtable::server::postgres
