#pragma once

#include <libpq-fe.h>
#include <sqlite3.h>

#include <memory>
#include <optional>
#include <string>

#include "server/store/test_place.h"

namespace roundtable::server {

// The PostgreSQL server for tests: ROUNDTABLE_POSTGRES is its address, or `required` if its absence is a failure.
inline std::string postgres_for_tests() {
  const char* address = std::getenv("ROUNDTABLE_POSTGRES");
  return address == nullptr ? "" : address;
}

#define NEED_POSTGRES()                                                                                  \
  if (postgres_for_tests().empty()) {                                                                    \
    GTEST_SKIP() << "ROUNDTABLE_POSTGRES is not set: start a server with scripts/postgres start FOLDER"; \
  }                                                                                                      \
  ASSERT_NE(postgres_for_tests(), "required") << "there is no PostgreSQL server: scripts/postgres start failed"

// Runs SQL outside of our store. Returns the first field of the answer.
inline std::string run_postgres(const std::string& address, const std::string& sql) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(address.c_str()), PQfinish);
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), sql.c_str()), PQclear);
  const auto status = PQresultStatus(result.get());
  EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) << PQerrorMessage(connection.get());
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

// The same for a file.
inline std::string run_sqlite(const std::string& file, const std::string& sql) {
  sqlite3* opened = nullptr;
  EXPECT_EQ(sqlite3_open(file.c_str(), &opened), SQLITE_OK);
  const std::unique_ptr<sqlite3, int (*)(sqlite3*)> database(opened, sqlite3_close);
  std::string answer;
  const auto keep_first = [](void* to, int /*count*/, char** fields, char** /*names*/) {
    auto& kept = *static_cast<std::string*>(to);
    if (kept.empty() && *fields != nullptr) kept = *fields;
    return 0;
  };
  EXPECT_EQ(sqlite3_exec(opened, sql.c_str(), keep_first, &answer, nullptr), SQLITE_OK) << sqlite3_errmsg(opened);
  return answer;
}

// An empty schema on that server, dropped at the end of the test.
class TestSchema {
 public:
  explicit TestSchema(std::string server = postgres_for_tests()) : server_(std::move(server)) {
    static int number = 0;
    name_ = "test_" + std::to_string(getpid()) + "_" + std::to_string(++number);
    run_postgres(server_, "CREATE SCHEMA " + name_);
  }
  TestSchema(const TestSchema&) = delete;
  TestSchema& operator=(const TestSchema&) = delete;
  ~TestSchema() { run_postgres(server_, "SET client_min_messages = error; DROP SCHEMA " + name_ + " CASCADE"); }

  std::string address() const { return server_ + "?application_name=" + name_ + "&options=-csearch_path%3D" + name_; }
  // Closes only the test's own connections whose last statement matches, since other tests use the same server.
  void cut(const std::string& pattern = "") const {
    run_postgres(server_, "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = '" +
                              name_ + "' AND query ~ '" + pattern + "'");
  }

 private:
  std::string server_;
  std::string name_;
};

// An empty place for a store of that kind, `sqlite` or `postgres`, removed at the end of the test.
class TestPlace {
 public:
  explicit TestPlace(const std::string& kind) {
    if (kind == "postgres") schema_.emplace();
  }

  std::string address() const { return schema_ ? schema_->address() : "sqlite:" + folder_.file(); }

 private:
  TestFolder folder_;
  std::optional<TestSchema> schema_;
};

// A test that runs at an empty place for each kind of store.
class AtBothPlaces : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (on_postgres()) {
      NEED_POSTGRES();
    }
    place_.emplace(GetParam());
    address_ = place_->address();
  }

  static bool on_postgres() { return GetParam() == "postgres"; }
  const std::string& address() const { return address_; }

 private:
  std::optional<TestPlace> place_;
  std::string address_;
};

// A test that runs on an empty store of each kind.
class OnBothStores : public AtBothPlaces {
 protected:
  void SetUp() override {
    AtBothPlaces::SetUp();
    if (!IsSkipped() && !HasFatalFailure()) reopen();
  }

  void TearDown() override { close(); }

  Store& store() { return *store_; }
  void close() { store_.reset(); }
  void reopen() {
    close();
    store_ = open_store(address());
  }

 private:
  std::unique_ptr<Store> store_;
};

inline const auto kBothStores = testing::Values("sqlite", "postgres");
inline std::string kind_of_store(const testing::TestParamInfo<std::string>& test) { return test.param; }

}  // namespace roundtable::server
