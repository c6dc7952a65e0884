#pragma once

#include <libpq-fe.h>

#include <memory>
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

// By another program's hands. Gives the first field of the answer.
inline std::string run_postgres(const std::string& address, const std::string& sql) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(address.c_str()), PQfinish);
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), sql.c_str()), PQclear);
  const auto status = PQresultStatus(result.get());
  EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) << PQerrorMessage(connection.get());
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

// An empty place on that server that is gone when the test is over.
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

  std::string address() const { return server_ + "?options=-csearch_path%3D" + name_; }

 private:
  std::string server_;
  std::string name_;
};

// A test that is run on an empty store of each kind.
class OnBothStores : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "postgres") {
      NEED_POSTGRES();
      schema_ = std::make_unique<TestSchema>();
      address_ = schema_->address();
    } else {
      address_ = "sqlite:" + folder_.file();
    }
    reopen();
  }

  void TearDown() override { close(); }

  Store& store() { return *store_; }
  const std::string& address() const { return address_; }
  void close() { store_.reset(); }
  void reopen() {
    close();
    store_ = open_store(address_);
  }

 private:
  TestFolder folder_;
  std::unique_ptr<TestSchema> schema_;
  std::string address_;
  std::unique_ptr<Store> store_;
};

inline const auto kBothStores = testing::Values("sqlite", "postgres");
inline std::string kind_of_store(const testing::TestParamInfo<std::string>& test) { return test.param; }

}  // namespace roundtable::server
