#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// A thin wrapper of SQLite with errors as exceptions.

namespace roundtable::server::sqlite {

struct SqliteError : std::runtime_error {
  SqliteError(int number, const std::string& message) : std::runtime_error(message), code(number) {}
  int code;  // extended result code
};

// A connection to a SQLite file.
class Database {
 public:
  enum class Missing : std::uint8_t { Make, Refuse };
  Database(const std::string& path, Missing missing);
  // Opens the file read-only.
  static Database looking(const std::string& path);

  sqlite3* get() const { return handle_.get(); }
  void run(const char* sql) const;
  std::int64_t number(const char* sql);  // the first column of the only row
  std::string text(const char* sql);
  // Copies all pages, as of one moment.
  void copy_to(Database& other) const;
  // True if the file is no longer at its path: further changes would be lost.
  bool moved() const;

 private:
  Database(const std::string& path, int flags);

  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A value of a row: NULL, a number or a text.
using Value = std::variant<std::monostate, std::int64_t, std::string>;

// A prepared statement. Bound values must outlive its execution.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

  template <class... Values>
  Statement& with(const Values&... values) {
    reset();
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  // Binds the first values, as many as the statement has parameters.
  Statement& with_row(const std::vector<Value>& row);
  // Advances to the next row. After the last it returns false and accepts new values.
  bool next();
  void run();
  // True if there is a row; passes it to `read`.
  template <class Read>
  bool one(Read read) {
    if (!next()) return false;
    read(*this);
    reset();
    return true;
  }

  std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  bool null(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL; }
  std::string_view text(int column) const;
  std::string string(int column) const { return std::string(text(column)); }
  std::vector<Value> row() const;

 private:
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  template <class Value>
  void bind(int place, const std::optional<Value>& value) {
    value ? bind(place, *value) : bind_null(place);
  }
  void bind_null(int place);
  void reset() { sqlite3_reset(handle_.get()); }

  struct Finish {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };
  std::unique_ptr<sqlite3_stmt, Finish> handle_;
};

// Rolls back unless committed.
class Transaction {
 public:
  explicit Transaction(Database& database, const char* begin = "BEGIN IMMEDIATE") : database_(database) {
    database_.run(begin);
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() { sqlite3_exec(database_.get(), open_ ? "ROLLBACK" : "", nullptr, nullptr, nullptr); }

  void commit() {
    database_.run("COMMIT");
    open_ = false;
  }

 private:
  Database& database_;
  bool open_ = true;
};

}  // namespace roundtable::server::sqlite
