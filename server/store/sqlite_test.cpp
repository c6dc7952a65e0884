#include "server/store/sqlite.h"

#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "server/store/test_place.h"

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

// By another program's hands.
void run_sql(const std::string& file, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
}

unsigned rights(const std::string& path) {
  struct stat status{};
  EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 0777U;
}

std::string complaint_of_commit(Store& store, const Batch& batch) {
  try {
    store.commit(batch);
    return "";
  } catch (const StoreError& trouble) {
    return trouble.what();
  }
}

TEST(SqliteStore, CanBeReadByItsOwnerOnly) {
  const TestFolder folder;
  const auto store = open_store("sqlite:" + folder.file());
  store->commit(new_table("t1"));
  EXPECT_EQ(rights(folder.file()), 0600);
  EXPECT_EQ(rights(folder.file("store.db-wal")), 0600);
}

TEST(SqliteStore, IsInTheUsersDataFolderByDefault) {
  const TestFolder folder;
  const char* before = std::getenv("XDG_DATA_HOME");
  const std::string old = before == nullptr ? "" : before;
  setenv("XDG_DATA_HOME", folder.file("deep/er").c_str(), 1);
  const auto address = default_store();
  EXPECT_EQ(default_store(), address);
  before == nullptr ? unsetenv("XDG_DATA_HOME") : setenv("XDG_DATA_HOME", old.c_str(), 1);
  EXPECT_EQ(address, "sqlite:" + folder.file("deep/er/roundtable/roundtable.db"));
  EXPECT_EQ(rights(folder.file("deep/er/roundtable")), 0700);
  EXPECT_EQ(complaint_of(address), "");
}

TEST(SqliteStore, RefusesWhatIsNoDatabase) {
  const TestFolder folder;
  std::ofstream(folder.file()) << std::string(5000, 'x');
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), AllOf(HasSubstr("not a database"), HasSubstr(folder.file())));
}

TEST(SqliteStore, RefusesTheDatabaseOfAnotherProgram) {
  const TestFolder folder;
  run_sql(folder.file(), "CREATE TABLE recipes (name TEXT)");
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), HasSubstr("another program"));
}

TEST(SqliteStore, SaysWhenThereIsNoFolder) {
  const TestFolder folder;
  EXPECT_THAT(complaint_of("sqlite:" + folder.file("no/store.db")),
              AllOf(HasSubstr("does not exist"), HasSubstr("mkdir")));
  EXPECT_THAT(complaint_of("sqlite:"), HasSubstr("sqlite:FILE"));
  EXPECT_THAT(complaint_of("sqlite:" + folder.path().string()), HasSubstr("cannot be opened"));
}

TEST(SqliteStore, RefusesAFileOfANewerProgram) {
  const TestFolder folder;
  {
    const auto store = open_store("sqlite:" + folder.file());
  }
  run_sql(folder.file(), "PRAGMA user_version = 99");
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), AllOf(HasSubstr("newer roundtable"), HasSubstr("99")));
}

TEST(SqliteStore, BringsAnOlderSchemaUpToDate) {
  const TestFolder folder;
  {
    open_sqlite(folder.file())->commit(new_table("t1"));
  }
  std::vector<const char*> next(kSqliteSchema.begin(), kSqliteSchema.end());
  next.push_back("CREATE TABLE added (x INTEGER); INSERT INTO added SELECT count(*) FROM tables;");
  next.push_back("UPDATE added SET x = x + 10;");
  for (int i = 0; i < 2; ++i)
    EXPECT_TRUE(open_sqlite(folder.file(), Access::Shared, next)->table("t1"));  // the second time does nothing
  run_sql(folder.file(), "CREATE TEMP TABLE proof (x CHECK (x = 11)); INSERT INTO proof SELECT x FROM added");
}

// As version 0.1 wrote it.
TEST(SqliteStore, KeepsWhatTheFirstVersionStored) {
  const TestFolder folder;
  run_sql(folder.file(), std::string(kSqliteSchema.front()) + R"(
PRAGMA application_id = 0x52746231;
PRAGMA user_version = 1;
INSERT INTO people VALUES ('u1', 'Ann', 'ann', 'hash', 5);
INSERT INTO tokens VALUES ('h1', 'u1', 7), ('h2', NULL, 8);
INSERT INTO tables VALUES (1, 't1', 6, '{"game":"academy"}', 'u1', '{"id":"t1"}');
INSERT INTO tables VALUES (2, 't2', 6, '{"seats":[{"user":"u3"},{"user":""}],"maker":"u4"}', '', ''), (3, 't3', 6, '{', '', '');
INSERT INTO standings (key) VALUES (2), (3);
INSERT INTO entries VALUES (1, 1, 0, 0, 9, 'sit 1 u1 Ann'), (2, 1, 1, 1, 10, 'close'), (3, 2, 0, 0, 9, 'sit 0 u2 Bob B');
INSERT INTO standings VALUES (1, 2, 2, 2, 1, 10, NULL);
INSERT INTO seats VALUES ('u1', 1, 10, 1);
INSERT INTO records VALUES (1, '{"format":"roundtable/1"}');
INSERT INTO tables VALUES (4, 't4', 6, '{}', 'u1 u2',
  '{"seats":[{"kind":"bot","name":"squire"},{"user":"u1"},{"user":"u2"},{"kind":"bot"}]}');
INSERT INTO standings VALUES (4, 0, 0, 2, 1, 20, NULL);
INSERT INTO records VALUES (4, '{"game":"academy","players":4,"result":{"scores":[9,7,9,8],"winners":[0]}}');
)");
  const auto store = open_store("sqlite:" + folder.file());
  EXPECT_EQ(store->account("ann")->created, 5);
  EXPECT_EQ(store->user_of_token("h1")->name, "Ann");
  EXPECT_FALSE(store->user_of_token("h2"));
  ASSERT_EQ(store->tokens_of("u1").size(), 1U);
  EXPECT_EQ(store->tokens_of("u1")[0].created, 7) << "not known: as old as can be said";
  EXPECT_EQ(store->table("t1")->head.head, R"({"game":"academy"})");
  EXPECT_EQ(store->table("t1")->entries.at(1).text, "close");
  EXPECT_THAT(ids(store->list({.list = List::Finished, .user = "u1"})), testing::ElementsAre("t1"));
  EXPECT_EQ(store->record("t1"), R"({"format":"roundtable/1"})");
  for (const auto& [user, table] : {std::pair{"u1", "t1"}, {"u2", "t2"}, {"u3", "t2"}, {"u4", "t2"}}) {
    EXPECT_THAT(store->tables_of(user), testing::Contains(table)) << user << " is named there";
  }
  EXPECT_EQ(store->account("ann")->page, PageFor::Companions);
  const auto games = store->games({.person = "u1"});
  ASSERT_EQ(games.size(), 1U) << "of the other one it is not known how it ended";
  EXPECT_EQ(games[0].ended, 20);
  EXPECT_EQ(games[0].place, 4);
  EXPECT_EQ(store->games({.person = "u2", .players = 4, .with_people = true}).at(0).place, 2);
  EXPECT_EQ(store->companions("u2", 9).at(0).user.name, "Ann");
  EXPECT_TRUE(store->have_met("u1", "u2"));
}

TEST(SqliteStore, LeavesTheSchemaAloneWhenAMigrationFails) {
  const TestFolder folder;
  {
    open_sqlite(folder.file())->commit(new_table("t1"));
  }
  std::vector<const char*> next(kSqliteSchema.begin(), kSqliteSchema.end());
  next.push_back("CREATE TABLE added (x INTEGER);");
  next.push_back("INSERT INTO nowhere VALUES (1);");
  EXPECT_THROW(open_sqlite(folder.file(), Access::Shared, next), StoreError);
  EXPECT_TRUE(open_sqlite(folder.file())->table("t1"));
  run_sql(folder.file(), "CREATE TABLE added (x INTEGER)");
}

TEST(SqliteStore, CanBeOpenedByManyAtOnce) {
  for (int i = 0; i < 20; ++i) {  // whoever comes while the first writes the schema is hit now and then
    const TestFolder folder;
    std::vector<std::string> complaints(8);
    {
      std::vector<std::jthread> threads;
      for (std::string& complaint : complaints) {
        threads.emplace_back([&] { complaint = complaint_of("sqlite:" + folder.file()); });
      }
    }
    ASSERT_THAT(complaints, testing::Each(IsEmpty()));
  }
}

// Files cannot grow beyond so many bytes: to a program that is a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &old_limit_);
    const rlimit limit{.rlim_cur = bytes, .rlim_max = old_limit_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &old_limit_);
    std::signal(SIGXFSZ, old_handler_);
  }

 private:
  rlimit old_limit_{};
  void (*old_handler_)(int);
};

TEST(SqliteStore, GoesOnByItselfAfterAFullDisk) {
  const TestFolder folder;
  const auto store = open_store("sqlite:" + folder.file());
  Batch first = new_table("t1");
  first.entries = {entry_of("t1", 0)};
  store->commit(first);
  const Batch large{.entries = {entry_of("t1", 1, std::string(500'000, 'x'))}};
  {
    const FullDisk full(200'000);
    for (int i = 0; i < 3; ++i) EXPECT_THAT(complaint_of_commit(*store, large), HasSubstr("disk"));
    EXPECT_EQ(store->table("t1")->entries.size(), 1);
  }
  EXPECT_EQ(complaint_of_commit(*store, large), "");
  EXPECT_EQ(store->table("t1")->entries.size(), 2);
}

// Root may write everything, so as somebody else.
class Unprivileged {
 public:
  explicit Unprivileged(const TestFolder& folder) {
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) give_away(file.path());
    give_away(folder.path());
    if (geteuid() == 0) EXPECT_EQ(seteuid(kNobody), 0);
  }
  Unprivileged(const Unprivileged&) = delete;
  Unprivileged& operator=(const Unprivileged&) = delete;
  ~Unprivileged() { EXPECT_EQ(seteuid(getuid()), 0); }

 private:
  static constexpr uid_t kNobody = 65534;
  static void give_away(const std::filesystem::path& path) {
    if (geteuid() == 0) EXPECT_EQ(chown(path.c_str(), kNobody, kNobody), 0);
  }
};

TEST(SqliteStore, SaysWhenItsFileOrFolderIsReadOnly) {
  const TestFolder folder;
  {
    const auto store = open_store("sqlite:" + folder.file());
  }
  const Unprivileged somebody(folder);
  ASSERT_EQ(chmod(folder.file().c_str(), 0400), 0);
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), AllOf(HasSubstr("rights"), HasSubstr(folder.file())));
  ASSERT_EQ(chmod(folder.file().c_str(), 0600), 0);
  ASSERT_EQ(chmod(folder.path().c_str(), 0500), 0);
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), AllOf(HasSubstr("folder"), HasSubstr(folder.file())));
  EXPECT_THAT(complaint_of("sqlite:" + folder.file("new.db")), AllOf(HasSubstr("rights"), HasSubstr("folder")));
  ASSERT_EQ(chmod(folder.path().c_str(), 0700), 0);
  EXPECT_EQ(complaint_of("sqlite:" + folder.file()), "");
}

TEST(SqliteStore, DoesNotWriteIntoAFileThatWasTakenAway) {
  const TestFolder folder;
  const auto store = open_store("sqlite:" + folder.file());
  store->commit(new_table("t1"));
  std::filesystem::rename(folder.file(), folder.file("elsewhere.db"));
  std::filesystem::rename(folder.file("store.db-wal"), folder.file("elsewhere.db-wal"));
  EXPECT_THAT(complaint_of_commit(*store, new_table("t2")), HasSubstr("moved or deleted"));
  EXPECT_THAT(complaint_of_commit(*store, new_table("t2")), HasSubstr("cannot be opened"));
  EXPECT_FALSE(std::filesystem::exists(folder.file()));
  std::filesystem::rename(folder.file("elsewhere.db"), folder.file());
  std::filesystem::rename(folder.file("elsewhere.db-wal"), folder.file("store.db-wal"));
  EXPECT_EQ(complaint_of_commit(*store, new_table("t2")), "");
  EXPECT_TRUE(store->table("t1"));
}

TEST(SqliteStore, GoesOnByItselfAfterALock) {
  const TestFolder folder;
  const auto store = open_store("sqlite:" + folder.file());
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file().c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_THAT(complaint_of_commit(*store, new_table("t1")), HasSubstr("locked"));
  sqlite3_close(other);
  EXPECT_EQ(complaint_of_commit(*store, new_table("t1")), "");
}

TEST(StoreAddresses, OfOtherKindsAreRefusedWithoutShowingThem) {
  for (const char* address : {"", "roundtable.db", "mysql://ann:hunter2@host/db", "postgre://ann:hunter2@host/db"}) {
    const auto complaint = complaint_of(address);
    EXPECT_THAT(complaint, AllOf(HasSubstr("sqlite:FILE"), HasSubstr("postgres://")));
    EXPECT_THAT(complaint, testing::Not(HasSubstr("hunter2")));
  }
}

}  // namespace

}  // namespace roundtable::server
