#include "server/store/postgres_open.h"

#include <fmt/format.h>

#include <array>
#include <memory>

#include "server/store/store.h"

namespace roundtable::server::postgres {

namespace {

using Handle = std::unique_ptr<PGconn, void (*)(PGconn*)>;
using Answer = std::unique_ptr<PGresult, void (*)(PGresult*)>;

// Drops the line break at the end and further lines, which are hints for programmers.
std::string first_line(std::string_view message) { return std::string(message.substr(0, message.find('\n'))); }

Answer run(PGconn* handle, const std::string& sql) {
  Answer answer(PQexec(handle, sql.c_str()), PQclear);
  const auto status = PQresultStatus(answer.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
    const char* state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
    throw PostgresError(state == nullptr ? "" : state, PQerrorMessage(handle));
  }
  return answer;
}

[[noreturn]] void refuse_to_connect(PGconn* handle, const Address& address) {
  const char* advice =
      PQconnectionNeedsPassword(handle) == 1  ? "it requires a password: put it into the address or ~/.pgpass"
      : PQconnectionUsedPassword(handle) == 1 ? "check the user and the password"
                                              : "check that the server runs and that the address is right";
  throw StoreError(address.without_password(fmt::format("Cannot connect to the store {} ({}): {}", address.shown(),
                                                        first_line(PQerrorMessage(handle)), advice)));
}

Handle connect(const Address& address) {
  // The address comes last, so its settings override these.
  static constexpr std::array kNames = {"connect_timeout",  "keepalives_idle",  "keepalives_interval",
                                        "keepalives_count", "tcp_user_timeout", "fallback_application_name",
                                        "client_encoding",  "dbname",           static_cast<const char*>(nullptr)};
  const std::array values = {
      "3", "3", "1", "3", "4000", "roundtable", "UTF8", address.uri().c_str(), static_cast<const char*>(nullptr)};
  Handle handle(PQconnectdbParams(kNames.data(), values.data(), 1), PQfinish);
  if (PQstatus(handle.get()) != CONNECTION_OK) refuse_to_connect(handle.get(), address);
  PQsetNoticeProcessor(handle.get(), [](void*, const char*) {}, nullptr);
  return handle;
}

// Time limits for our waits, and for those of others on a hung transaction of ours. A commit returns after the data is
// on disk, or later if the server is configured more strictly. Queries use indexes regardless of a young database's
// statistics, and are planned once.
void set_up(PGconn* handle) {
  run(handle,
      "SET statement_timeout = '30s'; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '30s';"
      "SET default_transaction_isolation = 'read committed'; SET jit = off; SET enable_seqscan = off;"
      "SET plan_cache_mode = force_generic_plan;"
      "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'");
}

std::size_t version_of(PGconn* handle) {
  const auto answer = run(handle, "SELECT max(version) FROM roundtable_schema");
  return std::strtoull(PQgetvalue(answer.get(), 0, 0), nullptr, 10);
}

bool has_store(PGconn* handle) {
  const auto there = run(handle, "SELECT to_regclass('roundtable_schema') IS NOT NULL");
  return PQgetvalue(there.get(), 0, 0)[0] == 't';
}

// The program that wrote the schema recorded the oldest version that can work with it.
void refuse_newer(PGconn* handle, std::size_t version, const Address& address, Migrations migrations) {
  if (version <= migrations.size()) return;
  const auto answer = run(handle, "SELECT max(oldest) FROM roundtable_schema");
  const std::size_t oldest = std::strtoull(PQgetvalue(answer.get(), 0, 0), nullptr, 10);
  if (oldest != 0 && oldest <= migrations.size()) return;
  throw StoreError(too_new(address.shown(), static_cast<std::int64_t>(version), migrations.size()));
}

// Checked first, so that users without the right to create tables can work with existing ones.
bool up_to_date(PGconn* handle, const Address& address, Migrations migrations) {
  if (!has_store(handle)) return false;
  const std::size_t version = version_of(handle);
  refuse_newer(handle, version, address, migrations);
  return version >= migrations.size();
}

void migrate(PGconn* handle, const Address& address, Migrations migrations) {
  if (up_to_date(handle, address, migrations)) return;
  run(handle, "BEGIN");
  // Concurrent migrations wait here. The number is random.
  run(handle, "SELECT pg_advisory_xact_lock(7236171843094226277)");
  run(handle, "CREATE TABLE IF NOT EXISTS roundtable_schema (version bigint NOT NULL)");
  run(handle, "ALTER TABLE roundtable_schema ADD COLUMN IF NOT EXISTS oldest bigint");
  const auto version = version_of(handle);
  refuse_newer(handle, version, address, migrations);
  if (version < migrations.size()) {
    for (const char* migration : migrations.subspan(version)) run(handle, migration);
    run(handle,
        fmt::format("DELETE FROM roundtable_schema; INSERT INTO roundtable_schema (version, oldest) VALUES ({}, {})",
                    migrations.size(), kPostgresOldest));
  }
  run(handle, "COMMIT");
}

void check_encoding(PGconn* handle, const Address& address) {
  const std::string encoding = PQparameterStatus(handle, "server_encoding");
  if (encoding == "UTF8") return;
  throw StoreError(
      fmt::format("The store {} has the encoding {}, allowed: UTF8. Create another "
                  "database (createdb --encoding=UTF8 --template=template0)",
                  address.shown(), encoding));
}

struct Advice {
  std::string_view state;  // a prefix of it
  std::string_view what, advice;
};

constexpr Advice kAdvice[] = {
    {"", "is gone", "check that it runs; roundtable reconnects by itself"},
    {"53100", "is full", "free space on the server's disk"},
    {"53", "is overloaded", "give the server more resources, or fewer clients"},
    {"57014", "is too slow", "check what the server is doing; another program may hold locks"},
    {"55P03", "is locked", "another program holds locks; stop it"},
    {"57P", "is shutting down or starting", "roundtable reconnects by itself"},
    {"25006", "is read-only", "use the address of the primary server"},
    {"42501", "does not allow that", "the user needs the right to create tables (GRANT CREATE ON SCHEMA)"},
    {"3F000", "has no schema", "create it (CREATE SCHEMA), or do not set search_path"},
};

}  // namespace

PGconn* open_connection(const Address& address, Migrations migrations) {
  auto handle = connect(address);
  check_encoding(handle.get(), address);
  set_up(handle.get());
  migrate(handle.get(), address, migrations);
  return handle.release();
}

PGconn* open_as_it_is(const Address& address, Migrations migrations) {
  auto handle = connect(address);
  set_up(handle.get());
  if (!has_store(handle.get())) throw StoreError(fmt::format("No store at {}", address.shown()));
  const std::size_t version = version_of(handle.get());
  refuse_newer(handle.get(), version, address, migrations);
  if (version < migrations.size()) {
    throw StoreError(
        fmt::format("The store {} was written by an older roundtable: its schema has version {}, this program knows "
                    "version {}. Use the older program, or start the server with this one first",
                    address.shown(), version, migrations.size()));
  }
  return handle.release();
}

std::string explain(const PostgresError& error, const Address& address) {
  const Advice* found = nullptr;
  for (const Advice& advice : kAdvice) {
    if (advice.state.empty() ? error.state.empty() : error.state.starts_with(advice.state)) {
      found = &advice;
      break;
    }
  }
  static constexpr Advice kOther{"", "failed", "check the log of the PostgreSQL server"};
  if (found == nullptr) found = &kOther;
  return address.without_password(
      fmt::format("The store {} {} ({}): {}", address.shown(), found->what, first_line(error.what()), found->advice));
}

}  // namespace roundtable::server::postgres
