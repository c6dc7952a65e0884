#include "server/store/postgres.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <fstream>
#include <thread>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class PostgresStore : public testing::Test {
 protected:
  void SetUp() override { NEED_POSTGRES(); }
};

TEST(PostgresAddresses, NeverShowThePassword) {
  for (const char* address : {
           "postgres://ann:hunter2@127.0.0.1:1/db",
           "postgres://ann:hunter2@127.0.0.1:port/db",
           "postgres://ann:hunter2@hunter2@127.0.0.1:1/db",
           "postgres://ann:hunter2/hunter2@127.0.0.1:1/db",
           "postgres://ann:hunter2?hunter2@127.0.0.1:1/db",
           "postgres://ann:hunter2%zz@127.0.0.1:1/db",
           "postgres://ann:hunter2@[::1/db",
           "postgres://ann@127.0.0.1:1/db?password=hunter2",
           "postgres://ann@127.0.0.1:1/db?pasword=hunter2",
           "postgresql://ann:hunter2@/db?host=/nowhere&port=hunter2",
       }) {
    const auto complaint = complaint_of(address);
    EXPECT_THAT(complaint, HasSubstr("store")) << address;
    EXPECT_THAT(complaint, Not(HasSubstr("hunter2"))) << address;
  }
}

TEST(PostgresAddresses, SayWhereNobodyIs) {
  EXPECT_THAT(complaint_of("postgres://ann@127.0.0.1:1/games"),
              AllOf(HasSubstr("127.0.0.1:1/games"), HasSubstr("check that the server runs")));
}

TEST_F(PostgresStore, SaysWhenThePasswordIsWrong) {
  auto address = postgres_for_tests();
  const auto colon = address.find(':', address.find("//"));
  const auto at = address.find('@');
  ASSERT_NE(at, std::string::npos);
  const auto password = address.substr(colon + 1, at - colon - 1);
  const auto wrong = complaint_of(address.replace(colon + 1, at - colon - 1, "hunter2"));
  EXPECT_THAT(wrong, AllOf(HasSubstr("check the user and the password"), Not(HasSubstr("hunter2"))));
  EXPECT_THAT(complaint_of(address.replace(colon, 8, "")), AllOf(HasSubstr(".pgpass"), Not(HasSubstr(password))));
}

TEST_F(PostgresStore, RefusesADatabaseThatCannotKeepEveryText) {
  const auto server = postgres_for_tests();
  const auto name = "latin_" + std::to_string(getpid());
  run_postgres(server, "CREATE DATABASE " + name + " ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
  EXPECT_THAT(complaint_of(server.substr(0, server.rfind('/') + 1) + name),
              AllOf(HasSubstr("LATIN1"), HasSubstr("UTF8")));
  run_postgres(server, "DROP DATABASE " + name);
}

TEST_F(PostgresStore, LivesWithANewerProgramThatSaysSo) {
  const TestSchema schema;
  const auto older = open_postgres(schema.address());
  std::vector<const char*> next(kPostgresSchema.begin(), kPostgresSchema.end());
  next.push_back("CREATE TABLE added (x bigint);");
  const auto newer = open_postgres(schema.address(), Access::Shared, next);
  older->commit(new_table("t1"));
  EXPECT_TRUE(newer->table("t1"));
  EXPECT_TRUE(open_postgres(schema.address())->table("t1")) << "it may be started again, too";
  EXPECT_EQ(run_postgres(schema.address(), "SELECT version FROM roundtable_schema"), std::to_string(next.size()));
}

TEST_F(PostgresStore, ComesBackOnlyWhenACommitIsOnTheDisk) {
  const TestSchema schema;
  const auto relaxed = schema.address() + "%20-csynchronous_commit%3Doff";
  ASSERT_EQ(run_postgres(relaxed, "SHOW synchronous_commit"), "off");
  const auto store = open_store(relaxed);
  // Records the setting of the committing session.
  run_postgres(
      schema.address(),
      "CREATE TABLE proof (how text); CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT "
      "INTO proof VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$; CREATE TRIGGER note AFTER "
      "INSERT ON tables EXECUTE FUNCTION note()");
  store->commit(new_table("t1"));
  EXPECT_EQ(run_postgres(schema.address(), "SELECT how FROM proof"), "on");
}

TEST_F(PostgresStore, ConnectsAgainAfterItsConnectionWasCut) {
  const TestSchema schema;
  const auto store = open_store(schema.address());
  store->commit(new_table("t1"));
  schema.cut();
  EXPECT_THROW(store->commit(new_table("t2")), StoreError);
  EXPECT_THAT(store->commit(new_table("t2")).conflicts, IsEmpty());
  EXPECT_TRUE(store->table("t1"));
}

TEST_F(PostgresStore, SavesTheRestOfWhatItIsGivenAfterAnError) {
  const TestSchema schema;
  const auto store = open_store(schema.address());
  store->commit(new_table("t1"));
  run_postgres(schema.address(), "ALTER TABLE entries ADD CONSTRAINT short CHECK (length(text) < 10)");
  EXPECT_THROW(store->commit({.entries = {entry_of("t1", 0, std::string(10, 'x'))}}), StoreError);
  EXPECT_THAT(store->commit({.entries = {entry_of("t1", 0, "x")}}).conflicts, IsEmpty());
}

// A server that the test can stop and start.
class TestServer {
 public:
  TestServer() { start(); }
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer() { stop("immediate"); }

  const std::string& address() const { return address_; }
  void start() { address_ = script("start", "fsync=off"); }
  void stop(const std::string& how) { script("stop", how); }

 private:
  std::string script(const std::string& what, const std::string& more) {
    const auto command = "scripts/postgres " + what + " '" + folder_.path().string() + "' " + more;
    FILE* output = popen(command.c_str(), "r");
    std::string line(200, '\0');
    if (output == nullptr || std::fgets(line.data(), static_cast<int>(line.size()), output) == nullptr) line.clear();
    EXPECT_EQ(pclose(output), 0) << command;
    return line.substr(0, line.find('\n'));
  }

  TestFolder folder_;
  std::string address_;
};

TEST_F(PostgresStore, GoesOnByItselfAfterTheServerWasGone) {
  TestServer server;
  const auto store = open_store(server.address());
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0)};
  store->commit(batch);
  std::int64_t next = 1;
  for (const char* how : {"fast", "immediate"}) {
    server.stop(how);
    const Batch more{.entries = {entry_of("t1", next++)}};
    for (int i = 0; i < 2; ++i) EXPECT_THROW(store->commit(more), StoreError);
    EXPECT_THROW(store->table("t1"), StoreError);
    EXPECT_THAT(complaint_of(server.address()), HasSubstr("check that the server runs"));
    server.start();
    EXPECT_THAT(store->commit(more).conflicts, IsEmpty());
    EXPECT_EQ(static_cast<std::int64_t>(store->table("t1")->entries.size()), next);
  }
}

}  // namespace

}  // namespace roundtable::server
