#include "server/store/sqlite.h"

#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <fstream>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;

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
  run_sqlite(folder.file(), "CREATE TABLE recipes (name TEXT)");
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), HasSubstr("another program"));
}

TEST(SqliteStore, SaysWhenThereIsNoFolder) {
  const TestFolder folder;
  EXPECT_THAT(complaint_of("sqlite:" + folder.file("no/store.db")),
              AllOf(HasSubstr("does not exist"), HasSubstr("mkdir")));
  EXPECT_THAT(complaint_of("sqlite:"), HasSubstr("sqlite:FILE"));
  EXPECT_THAT(complaint_of("sqlite:" + folder.path().string()), HasSubstr("cannot be opened"));
}

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

// Runs as another user, since root may write everything.
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
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), AllOf(HasSubstr("permissions"), HasSubstr(folder.file())));
  ASSERT_EQ(chmod(folder.file().c_str(), 0600), 0);
  ASSERT_EQ(chmod(folder.path().c_str(), 0500), 0);
  EXPECT_THAT(complaint_of("sqlite:" + folder.file()), AllOf(HasSubstr("folder"), HasSubstr(folder.file())));
  EXPECT_THAT(complaint_of("sqlite:" + folder.file("new.db")), AllOf(HasSubstr("permissions"), HasSubstr("folder")));
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
