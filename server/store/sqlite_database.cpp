#include "server/store/sqlite_database.h"

#include <algorithm>
#include <utility>

namespace roundtable::server::sqlite {

namespace {

[[noreturn]] void fail(sqlite3* handle) { throw SqliteError(sqlite3_extended_errcode(handle), sqlite3_errmsg(handle)); }

}  // namespace

Database::Database(const std::string& path, Missing missing)
    : Database(path, SQLITE_OPEN_READWRITE | (missing == Missing::Make ? SQLITE_OPEN_CREATE : 0)) {}

Database Database::looking(const std::string& path) { return {path, SQLITE_OPEN_READONLY}; }

Database::Database(const std::string& path, int flags) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) {
    if (handle == nullptr) throw SqliteError(code, sqlite3_errstr(code));
    fail(handle);
  }
  sqlite3_extended_result_codes(handle, 1);
  // Untrusted files must not run code. Our schema has no triggers, views or functions.
  for (const auto& [option, on] : {std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                   {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                   {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                   {SQLITE_DBCONFIG_DEFENSIVE, 1}}) {
    sqlite3_db_config(handle, option, on, nullptr);
  }
}

void Database::run(const char* sql) const {
  if (sqlite3_exec(get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(get());
}

std::int64_t Database::number(const char* sql) {
  Statement statement(*this, sql);
  return statement.next() ? statement.number(0) : 0;
}

std::string Database::text(const char* sql) {
  Statement statement(*this, sql);
  return statement.next() ? statement.string(0) : "";
}

void Database::copy_to(Database& other) const {
  sqlite3_backup* copying = sqlite3_backup_init(other.get(), "main", get(), "main");
  if (copying == nullptr) fail(other.get());
  sqlite3_backup_step(copying, -1);  // does not block writers; their changes meanwhile are not included
  if (const int code = sqlite3_backup_finish(copying); code != SQLITE_OK) throw SqliteError(code, sqlite3_errstr(code));
}

bool Database::moved() const {
  int moved = 0;
  sqlite3_file_control(get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved != 0;
}

Statement::Statement(Database& database, std::string_view sql) {
  sqlite3_stmt* handle = nullptr;
  if (sqlite3_prepare_v3(database.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &handle,
                         nullptr) != SQLITE_OK) {
    fail(database.get());
  }
  handle_.reset(handle);
}

Statement& Statement::with_row(const std::vector<Value>& row) {
  reset();
  const int wanted = std::min(sqlite3_bind_parameter_count(handle_.get()), static_cast<int>(row.size()));
  for (int place = 1; place <= wanted; ++place) {
    const Value& value = row[static_cast<std::size_t>(place - 1)];
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      bind(place, *number);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      bind(place, *text);
    } else {
      bind_null(place);
    }
  }
  return *this;
}

std::vector<Value> Statement::row() const {
  std::vector<Value> row(static_cast<std::size_t>(sqlite3_column_count(handle_.get())));
  for (int column = 0; column < static_cast<int>(row.size()); ++column) {
    if (null(column)) continue;
    const bool whole = sqlite3_column_type(handle_.get(), column) == SQLITE_INTEGER;
    row[static_cast<std::size_t>(column)] = whole ? Value(number(column)) : Value(string(column));
  }
  return row;
}

bool Statement::next() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  reset();
  if (code != SQLITE_DONE) fail(sqlite3_db_handle(handle_.get()));
  return false;
}

void Statement::run() {
  while (next()) continue;
}

std::string_view Statement::text(int column) const {
  const auto* bytes = sqlite3_column_blob(handle_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return {static_cast<const char*>(bytes), size};
}

void Statement::bind(int place, std::int64_t value) {
  if (sqlite3_bind_int64(handle_.get(), place, value) != SQLITE_OK) fail(sqlite3_db_handle(handle_.get()));
}

void Statement::bind(int place, std::string_view value) {
  // An empty view may have a null address, which SQLite would store as NULL.
  const char* bytes = value.empty() ? "" : value.data();
  if (sqlite3_bind_text64(handle_.get(), place, bytes, value.size(), SQLITE_STATIC, SQLITE_UTF8) != SQLITE_OK) {
    fail(sqlite3_db_handle(handle_.get()));
  }
}

void Statement::bind_null(int place) {
  if (sqlite3_bind_null(handle_.get(), place) != SQLITE_OK) fail(sqlite3_db_handle(handle_.get()));
}

}  // namespace roundtable::server::sqlite
