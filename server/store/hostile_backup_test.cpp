#include <gmock/gmock.h>

#include <filesystem>
#include <set>
#include <utility>

#include "server/store/backup.h"
#include "server/store/file_lock.h"
#include "server/store/leftovers.h"
#include "server/store/scratch_folder.h"
#include "server/store/sqlite_open.h"
#include "server/store/test_stores.h"

// Files that look like a store of ours and were made to harm the operator who restores them.

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;

class HostileBackup : public testing::Test {
 protected:
  // A store with an account and an addition by another program.
  std::string made_with(const std::string& sql, Migrations migrations = kSqliteSchema) {
    std::filesystem::remove(file_);
    sqlite::open_database(file_, sqlite::Database::Missing::Make, migrations);
    run_sqlite(file_, sql);
    return file_;
  }
  // Every use of such a file gives the same refusal and leaves no files behind.
  void expect_refused(const std::string& why) const {
    const std::string store = "sqlite:" + file_;
    const auto says_so = AllOf(HasSubstr(why), HasSubstr(file_));
    EXPECT_THAT(trouble([&] { open_store(store, Access::Serving); }), says_so);
    EXPECT_THAT(trouble([&] { back_up(store, folder_.file("copy")); }), says_so);
    EXPECT_THAT(trouble([&] { restore(file_, "sqlite:" + folder_.file("restored.db")); }), says_so);
    for (const char* name : {"copy", "restored.db"}) {
      EXPECT_FALSE(std::filesystem::exists(folder_.file(name)));
      EXPECT_FALSE(std::filesystem::exists(folder_.file(name + std::string(kDraftEnding))));
    }
  }

  const TestFolder folder_;
  const std::string file_ = folder_.file();
};

TEST_F(HostileBackup, WithAnythingThatWeDidNotMakeIsRefusedByName) {
  for (const auto& [sql, why] : {
           std::pair{"CREATE TRIGGER steal AFTER UPDATE ON tokens BEGIN UPDATE people SET passphrase = ''; END",
                     "trigger `steal`"},
           {"CREATE VIEW everybody AS SELECT * FROM people", "view `everybody`"},
           {"CREATE TABLE extra (x)", "table `extra`"},
           {"CREATE INDEX slow ON people (created)", "index `slow`"},
           {"CREATE VIRTUAL TABLE words USING fts5(x)", "table `words`"},
           {"ALTER TABLE people ADD COLUMN secret TEXT", "table `people` that is not as roundtable makes it"},
           {"DROP INDEX tokens_person", "lacks the index `tokens_person`"},
           {"DROP INDEX accounts; CREATE INDEX accounts ON people (folded)", "index `accounts` that is not"},
           {"DROP TABLE records", "lacks the table `records`"},
       }) {
    made_with(sql);
    expect_refused(why);
  }
}

TEST_F(HostileBackup, OfAVersionThatNeverWasIsRefused) {
  for (const char* version : {"-5", "0", "-2147483648"}) {
    made_with(std::string("PRAGMA user_version = ") + version);
    expect_refused(std::string("version ") + version);
  }
  made_with("PRAGMA user_version = 2147483647");
  expect_refused("newer roundtable");
}

TEST_F(HostileBackup, OfEachOlderVersionIsComparedWithThatVersion) {
  for (std::size_t version = 1; version < kSqliteSchema.size(); ++version) {
    const Migrations older = kSqliteSchema.first(version);
    made_with("CREATE VIEW everybody AS SELECT * FROM people", older);
    expect_refused("view `everybody`");
    made_with("SELECT 1", older);
    restore(file_, "sqlite:" + folder_.file("restored.db"));
    EXPECT_EQ(complaint_of("sqlite:" + folder_.file("restored.db")), "") << version;
    std::filesystem::remove(folder_.file("restored.db"));
  }
}

TEST_F(HostileBackup, ThatPretendsToBeNewerThanItIsIsRefused) {
  made_with("SELECT 1", kSqliteSchema.first(2));
  run_sqlite(file_, "PRAGMA user_version = " + std::to_string(kSqliteSchema.size()));
  expect_refused("not as roundtable makes it");
}

TEST_F(HostileBackup, IsNotRestoredToPostgres) {
  NEED_POSTGRES();
  const TestSchema schema;
  for (const auto& [sql, why] : {std::pair{"CREATE VIEW everybody AS SELECT * FROM people", "view `everybody`"},
                                 {"PRAGMA user_version = -5", "version -5"}}) {
    made_with(sql);
    EXPECT_THAT(trouble([&] { restore(file_, schema.address()); }), HasSubstr(why));
    made_with(sql, kSqliteSchema.first(3));
    EXPECT_THAT(trouble([&] { restore(file_, schema.address()); }), HasSubstr(why));
  }
}

TEST_F(HostileBackup, NameIsShownWithoutControlCharacters) {
  made_with("CREATE VIEW \"\x1b[2Jgone\" AS SELECT 1");
  expect_refused("view `?[2Jgone`");
}

TEST_F(HostileBackup, StatisticsOfTheQueryPlannerAreNoHarm) {
  made_with("INSERT INTO people (id, name, folded, passphrase, created) VALUES ('u1', 'Ann', 'ann', '', 1); ANALYZE");
  EXPECT_EQ(complaint_of("sqlite:" + file_), "");
}

TEST(Leftovers, OfKilledProgramsAreRemovedAndThoseInUseAreNot) {
  const TestFolder folder;
  const std::string draft = "backup" + std::string(kDraftEnding);
  const std::string used = "other" + std::string(kDraftEnding);
  const std::string scratch = std::string(kScratchBeginning) + "abcdef";
  for (const std::string& name : {draft, draft + "-journal", draft + "-wal", used, std::string("download.part")}) {
    folder.write(name, "half a copy");
  }
  folder.write(scratch + "/store.db", "half a copy");
  const FileLock maker(folder.file(used));
  remove_leftovers("sqlite:" + folder.file(), "");
  remove_abandoned_scratch(folder.path());
  std::set<std::string> left;
  for (const auto& one : std::filesystem::directory_iterator(folder.path())) left.insert(one.path().filename());
  EXPECT_EQ(left, (std::set<std::string>{used, "download.part"}));
}

TEST(Leftovers, AScratchFolderInUseStays) {
  const ScratchFolder mine;
  const ScratchFolder next;
  remove_leftovers("sqlite:" + mine.file(), mine.path());
  EXPECT_TRUE(std::filesystem::exists(mine.path()));
  EXPECT_TRUE(std::filesystem::exists(next.path()));
}

}  // namespace

}  // namespace roundtable::server
