#include "server/store/postgres_connection.h"

#include <charconv>

#include "server/store/postgres_open.h"

namespace roundtable::server::postgres {

std::int64_t Rows::number(int row, int column) const {
  std::uint64_t number = 0;
  const char* bytes = PQgetvalue(result_.get(), row, column);
  for (int i = 0; i < PQgetlength(result_.get(), row, column); ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes[i]);
  }
  return static_cast<std::int64_t>(number);
}

std::string Rows::string(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::written() const {
  const std::string_view count = PQcmdTuples(result_.get());
  std::int64_t number = 0;
  std::from_chars(count.begin(), count.end(), number);
  return number;
}

Connection::Connection(const Address& address, std::span<const Statement> statements, Migrations migrations)
    : Connection(open_connection(address, migrations), statements) {}

Connection::Connection(PGconn* opened, std::span<const Statement> statements) : handle_(opened) {
  if (PQenterPipelineMode(handle_.get()) != 1) fail();
  for (const Statement& statement : statements) {
    if (PQsendPrepare(handle_.get(), statement.name, statement.sql, 0, nullptr) != 1) fail();
    ++sent_;
  }
  answers();
}

void Connection::send(const Statement& statement, const Values& values) {
  const auto pointers = values.pointers();
  const auto lengths = values.lengths();
  const auto formats = values.formats();
  if (PQsendQueryPrepared(handle_.get(), statement.name, values.size(), pointers.data(), lengths.data(), formats.data(),
                          1) != 1) {
    fail();
  }
  ++sent_;
}

void Connection::send(const char* sql, const Values& values) {
  const auto pointers = values.pointers();
  const auto lengths = values.lengths();
  const auto formats = values.formats();
  if (PQsendQueryParams(handle_.get(), sql, values.size(), nullptr, pointers.data(), lengths.data(), formats.data(),
                        1) != 1) {
    fail();
  }
  ++sent_;
}

std::vector<Rows> Connection::answers() {
  if (PQpipelineSync(handle_.get()) != 1) fail();
  std::vector<Rows> answers;
  std::optional<PostgresError> error;
  for (; sent_ > 0; --sent_) {
    PGresult* result = answer();
    answers.emplace_back(result);
    const auto status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && !error) {
      const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
      error.emplace(state == nullptr ? "" : state, PQresultErrorMessage(result));
    }
    PQgetResult(handle_.get());  // the end of this answer
  }
  PQclear(answer());  // the end of all answers
  if (error) throw PostgresError(*error);
  return answers;
}

PGresult* Connection::answer() {
  PGresult* result = PQgetResult(handle_.get());
  if (result == nullptr || broken()) {
    PQclear(result);
    fail();
  }
  return result;
}

Rows Connection::ask(const Statement& statement, const Values& values) {
  send(statement, values);
  return std::move(answers().front());
}

void Connection::fail() const { throw PostgresError("", PQerrorMessage(handle_.get())); }

}  // namespace roundtable::server::postgres
