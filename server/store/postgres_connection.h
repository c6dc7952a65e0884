#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/postgres_address.h"
#include "server/store/postgres_values.h"
#include "server/store/schema.h"

// A thin wrapper of libpq with errors as exceptions.

namespace roundtable::server::postgres {

struct PostgresError : std::runtime_error {
  PostgresError(std::string number, const std::string& message)
      : std::runtime_error(message), state(std::move(number)) {}
  std::string state;  // SQLSTATE; empty if the connection broke without an answer
};

struct Statement {
  const char* name;
  const char* sql;
};

// The answer to one statement. Columns are text or bigint.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result) {}

  int size() const { return PQntuples(result_.get()); }
  std::int64_t number(int row, int column) const;
  std::string string(int row, int column) const;
  bool null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  // Number of rows that an INSERT, UPDATE or DELETE wrote.
  std::int64_t written() const;

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

// A connection with all statements prepared. Several statements can be sent before the first answer is read, in a
// single round trip.
class Connection {
 public:
  Connection(const Address& address, std::span<const Statement> statements, Migrations migrations);
  // Takes over an open connection. Nothing is prepared.
  explicit Connection(PGconn* opened) : Connection(opened, {}) {}

  void send(const Statement& statement, const Values& values);
  void send(const char* sql, const Values& values = {});
  // The answers to all statements sent, in order. Statements after an error were not executed.
  std::vector<Rows> answers();
  Rows ask(const Statement& statement, const Values& values);
  // Number of statements without an answer.
  std::size_t sent() const { return static_cast<std::size_t>(sent_); }
  bool broken() const { return PQstatus(handle_.get()) != CONNECTION_OK; }

 private:
  Connection(PGconn* opened, std::span<const Statement> statements);

  PGresult* answer();
  [[noreturn]] void fail() const;

  struct Finish {
    void operator()(PGconn* handle) const { PQfinish(handle); }
  };
  std::unique_ptr<PGconn, Finish> handle_;
  int sent_ = 0;
};

}  // namespace roundtable::server::postgres
