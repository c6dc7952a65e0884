#include "server/store/backup.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/store/file_lock.h"
#include "server/store/sqlite_database.h"
#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;

// People with and without accounts, an ended session, tables of every phase, a compacted journal, an abandoned game,
// due times, and a person named at a table without a seat.
void fill(Store& store) {
  Batch people{.users = {account("u1", "Änne"), guest("u2", "Bert"), guest("u3", ""), guest("u4", "Dora")}};
  people.tokens = {{.hash = "h1", .user = "u1", .created = 3, .seen = 4, .device = "Firefox, Linux"},
                   {.hash = "h2", .user = "u2", .created = 5, .seen = 6}};
  people.keys = {
      {.id = "k1", .user = "u1", .kind = "passkey", .name = "phone", .data = "x", .counter = 7, .created = 8}};
  people.notes = {{.kind = "block", .id = "u1 u2", .person = "u1", .about = "u2", .at = 9, .text = "{}"},
                  {.kind = "server", .id = "push", .at = 10, .text = "key"}};
  store.commit(people);
  store.commit({.user_changes = {{.id = "u1", .page = PageFor::Everybody, .change = "c1", .renews = true}},
                .void_tokens = {"h2"}});

  Batch open = new_table("t1");
  open.entries = {entry_of("t1", 0, "sit 0 u1"), entry_of("t1", 1, "sit 1 u2")};
  open.indexes = {
      {.id = "t1", .listed = true, .updated = 20, .people = {"u1", "u2"}, .others = {"u1", "u4"}, .info = "{}"}};
  store.commit(open);
  Batch playing = new_table("t2");
  playing.entries = {entry_of("t2", 0)};
  playing.indexes = {{.id = "t2", .phase = Phase::Playing, .updated = 30, .due = kBotToMove, .people = {"u2"}}};
  store.commit(playing);
  store.commit({.entries = {entry_of("t1", 2, "chat Привет"), entry_of("t2", 1), entry_of("t1", 3)}});
  for (const std::string id : {"t3", "t4"}) {
    Batch finished = new_table(id);
    finished.entries = {entry_of(id, 0), entry_of(id, 1), entry_of(id, 2)};
    finished.indexes = {{.id = id, .phase = Phase::Finished, .updated = 40, .people = {"u1", "u2"}, .info = "{}"}};
    const std::int64_t won = id == "t3" ? 1 : 0;  // the other game was abandoned
    finished.finished = {{.table = id,
                          .record = "{\"record\":\"" + id + "\"}",
                          .ended = 39,
                          .game = "academy",
                          .players = 3,
                          .people = {{"u1", won}, {.person = "u2", .place = 2 * won, .by_bot = true}}}};
    store.commit(finished);
  }
  Entry all = entry_of("t3", 2, std::string(kFolded) + "\nhost 1");
  store.commit({.foldings = {{.table = "t3", .entries = 3, .head = "{\"folded\":1}", .folded = all, .maker = "u1"}}});
  store.commit(new_table("t5"));  // not in any list yet
}

std::string told(const TableIndex& one) {
  return fmt::format("{} {} {} {} {} [{}] {}\n", one.id, static_cast<int>(one.phase), one.listed, one.updated,
                     one.due.value_or(-1), fmt::join(one.people, " "), one.info);
}

// Answers of the store to all questions.
std::string told(Store& store) {
  std::string text;
  const auto tell = [&](const auto&... parts) { ((text += fmt::format("{} ", parts)), ...) += "\n"; };
  for (const std::string id : {"u1", "u2", "u3", "u4", "u5"}) {
    if (const auto user = store.user(id)) {
      tell(user->id, user->name, user->passphrase, user->created, static_cast<int>(user->page), user->version);
    }
    for (const Token& one : store.tokens_of(id)) tell(one.hash, one.created, one.seen, one.device);
    for (const Key& one : store.keys_of(id))
      tell(one.id, one.kind, one.name, one.data, one.counter, one.created, one.used);
    for (const auto& table : store.tables_of(id)) tell(table);
    for (const List list : {List::Mine, List::Finished}) {
      for (const auto& one : store.list({.list = list, .user = id})) text += told(one);
    }
    for (const auto& one : store.games({.person = id})) tell(one.table.id, one.ended, one.place, one.by_bot);
    for (const auto& one : store.tallies(id))
      tell(one.game, one.players, one.with_people, one.month, one.place, one.games);
    for (const auto& one : store.companions(id, 10)) tell(one.user.id, one.games, one.won, one.last);
  }
  const auto name_of = [](const std::optional<User>& user) { return user ? user->id : "nobody"; };
  tell(name_of(store.user_of_token("h1")), name_of(store.user_of_token("h2")), name_of(store.account("äNNE")));
  for (const RestingTable& one : store.tables_after("", 100)) {
    const auto table = store.table(one.id);
    tell(one.id, static_cast<int>(one.phase), one.updated, one.folded, table->head.created, table->head.head,
         store.record(one.id).value_or("none"));
    for (const Entry& entry : table->entries) tell(entry.number, entry.at, entry.text);
    if (const auto listing = store.listing(one.id)) text += told(*listing);
  }
  for (const auto& one : store.due()) text += told(one);
  for (const auto& one : store.list({.list = List::Open})) text += told(one);
  for (const RestingGuest& one : store.guests_after("", 100)) tell(one.id, one.seen, one.named);
  for (const std::string kind : {"block", "server"}) {
    for (const Note& one : store.notes(kind, 0, 10)) tell(one.id, one.person, one.about, one.at, one.text);
  }
  for (const std::string& id : store.nameless()) tell(id);
  tell(store.have_met("u1", "u2"), store.have_met("u1", "u4"));
  return text;
}

class Backup : public OnBothStores {
 protected:
  std::string file(const std::string& name = "backup") const { return folder_.file(name); }
  std::string elsewhere(const std::string& name = "restored.db") const { return "sqlite:" + folder_.file(name); }
  std::size_t files() const {
    const std::filesystem::directory_iterator all(folder_.path());
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }

  const TestFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(Both, Backup, kBothStores, kind_of_store);

TEST_P(Backup, RestoresToEitherKindOfStore) {
  fill(store());
  const std::string before = told(store());
  back_up(address(), file());
  EXPECT_EQ(told(store()), before) << "nothing changed about the store";
  EXPECT_EQ(files(), 1U) << "nothing else is left";
  struct stat about{};
  ASSERT_EQ(stat(file().c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U) << "secrets of games are in it";

  restore(file(), elsewhere());
  EXPECT_EQ(told(*open_store(elsewhere())), before);
  if (postgres_for_tests().empty()) return;
  const TestSchema other;
  restore(file(), other.address());
  EXPECT_EQ(told(*open_store(other.address())), before);
  back_up(other.address(), file("again"));
  restore(file("again"), elsewhere("again.db"));
  EXPECT_EQ(told(*open_store(elsewhere("again.db"))), before);
}

TEST_P(Backup, WhatIsRestoredGoesOn) {
  fill(store());
  back_up(address(), file());
  restore(file(), elsewhere());
  for (const std::string& place : {address(), elsewhere()}) {
    const auto one = open_store(place);
    EXPECT_THAT(one->commit({.entries = {entry_of("t1", 4), entry_of("t3", 3), entry_of("t5", 0)}}).conflicts,
                testing::IsEmpty());
    EXPECT_THAT(one->commit({.entries = {entry_of("t2", 1, "other")}}).conflicts, testing::ElementsAre("t2"));
    EXPECT_EQ(one->table("t3")->entries.size(), 2U);
  }
}

TEST_P(Backup, HasABatchInWholeOrNotAtAll) {
  store().commit(new_table("t1"));
  store().commit(new_table("t2"));
  std::atomic<bool> enough = false;
  std::thread writer([&] {
    for (int i = 0; !enough; ++i) store().commit({.entries = {entry_of("t1", i), entry_of("t2", i)}});
  });
  for (int round = 0; round < 5; ++round) {
    const std::string name = "backup" + std::to_string(round);
    back_up(address(), file(name));
    restore(file(name), elsewhere(name + ".db"));
    const auto copy = open_store(elsewhere(name + ".db"));
    EXPECT_EQ(copy->table("t1")->entries.size(), copy->table("t2")->entries.size());
  }
  enough = true;
  writer.join();
}

TEST_P(Backup, NeverTakesThePlaceOfAFile) {
  std::ofstream(file()) << "mine";
  EXPECT_THAT(trouble([&] { back_up(address(), file()); }), AllOf(HasSubstr(file()), HasSubstr("another name")));
  EXPECT_EQ(std::filesystem::file_size(file()), 4U);
  EXPECT_THAT(trouble([&] { back_up(address(), folder_.file("nowhere/backup")); }), HasSubstr("does not exist"));
}

TEST_P(Backup, HasOneMaker) {
  folder_.write("backup.roundtable-part", "what is left of one that was killed");
  {
    const FileLock other(file("backup.roundtable-part"));
    EXPECT_THAT(trouble([&] { back_up(address(), file()); }), HasSubstr("Another roundtable is writing " + file()));
  }
  back_up(address(), file());
  restore(file(), elsewhere());
  EXPECT_EQ(told(*open_store(elsewhere())), told(store()));
  EXPECT_FALSE(std::filesystem::exists(file("backup.roundtable-part")));
}

TEST_P(Backup, ThatFindsNoRoomSaysWhere) {
  store().commit({.notes = {{.kind = "server", .id = "long", .text = std::string(500'000, 'x')}}});
  back_up(address(), file());
  const FullDisk full(200'000);
  EXPECT_THAT(trouble([&] { back_up(address(), file("other")); }),
              AllOf(HasSubstr(file("other") + " cannot be written"), HasSubstr("room")));
  EXPECT_THAT(trouble([&] { restore(file(), elsewhere()); }),
              AllOf(HasSubstr(file("restored.db") + " cannot be written"), HasSubstr("room")));
  EXPECT_FALSE(std::filesystem::exists(file("other")));
  EXPECT_FALSE(std::filesystem::exists(file("restored.db")));
}

TEST_P(Backup, IsRestoredToAnEmptyPlaceOnly) {
  fill(store());
  back_up(address(), file());
  const std::string before = told(store());
  EXPECT_THAT(trouble([&] { restore(file(), address()); }), HasSubstr("already"));
  EXPECT_EQ(told(store()), before);
  close();
  const auto server = open_store(address(), Access::Exclusive);
  EXPECT_THAT(trouble([&] { restore(file(), address()); }), HasSubstr("another server"));
}

TEST_P(Backup, OfANewerProgramIsRefused) {
  back_up(address(), file());
  sqlite::Database(file(), sqlite::Database::Missing::Refuse).run("PRAGMA user_version = 99");
  EXPECT_THAT(trouble([&] { restore(file(), elsewhere()); }), AllOf(HasSubstr("newer"), HasSubstr("99")));
  EXPECT_EQ(files(), 1U);
}

TEST_P(Backup, ThatIsNoneIsRefused) {
  folder_.write("text", "This is no backup, but long enough to be mistaken for the beginning of a file that is one. " +
                            std::string(1000, '.'));
  folder_.write("empty", "");
  sqlite::Database(file("other"), sqlite::Database::Missing::Make).run("CREATE TABLE x (y)");
  for (const auto& [name, why] : {std::pair{"text", "not a backup"},
                                  {"empty", "not a roundtable store"},
                                  {"other", "not a roundtable store"},
                                  {"missing", "No backup at"}}) {
    EXPECT_THAT(trouble([&, &backup = name] { restore(file(backup), elsewhere()); }),
                AllOf(HasSubstr(why), HasSubstr(file(name))));
  }
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "restored.db"));
}

TEST(SqliteBackup, OfADamagedStoreIsNotKept) {
  const TestFolder folder;
  {
    const auto store = open_store("sqlite:" + folder.file());
    fill(*store);
    std::vector<Entry> many;
    for (int i = 4; i < 2000; ++i) many.push_back(entry_of("t1", i, std::string(50, 'x')));
    store->commit({.entries = many});
  }
  std::fstream bytes(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
  bytes.seekp(static_cast<std::streamoff>(std::filesystem::file_size(folder.file()) / 2));
  bytes << std::string(5000, '\x55');
  bytes.close();
  EXPECT_THAT(trouble([&] { back_up("sqlite:" + folder.file(), folder.file("backup")); }), HasSubstr("damaged"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("backup")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("backup.roundtable-part")));
  const auto store = open_store("sqlite:" + folder.file());
  for (const std::optional<Millis> patience : {std::optional<Millis>(60'000), std::optional<Millis>()}) {
    try {
      EXPECT_FALSE(store->faults(patience).empty());
    } catch (const StoreError& error) {
      EXPECT_THAT(error.what(), HasSubstr("damaged"));
    }
  }
}

TEST(SqliteBackup, IsNotMixedWithWhatIsLeftOfAnotherStore) {
  const TestFolder folder;
  const std::string address = "sqlite:" + folder.file();
  {
    const auto store = open_store(address);
    store->commit(new_table("t1"));
    back_up(address, folder.file("backup"));
    store->commit(new_table("t2"));
    std::filesystem::remove(folder.file());  // the log stays, as after a crash
    std::filesystem::copy_file(folder.file("store.db-wal"), folder.file("kept"));
  }
  std::filesystem::rename(folder.file("kept"), folder.file("store.db-wal"));
  restore(folder.file("backup"), address);
  EXPECT_FALSE(std::filesystem::exists(folder.file("store.db-wal")));
  const auto store = open_store(address);
  EXPECT_TRUE(store->table("t1"));
  EXPECT_FALSE(store->table("t2"));
  EXPECT_TRUE(store->faults(std::nullopt).empty());
}

TEST(SqliteBackup, OfAnOlderStoreIsAsOldAndBroughtUpWhenItIsServed) {
  const TestFolder folder;
  const std::string address = "sqlite:" + folder.file();
  fill(*open_store(address));
  sqlite::Database(folder.file(), sqlite::Database::Missing::Refuse)
      .run(
          "ALTER TABLE results DROP COLUMN by_bot; DROP TABLE companions; ALTER TABLE people DROP COLUMN version; "
          "ALTER TABLE people DROP COLUMN change; "
          "PRAGMA "
          "user_version = 5");
  back_up(address, folder.file("backup"));
  EXPECT_EQ(sqlite::Database::looking(folder.file()).number("PRAGMA user_version"), 5) << "the store stays as it is";
  restore(folder.file("backup"), "sqlite:" + folder.file("restored.db"));
  EXPECT_EQ(open_store("sqlite:" + folder.file("restored.db"))->companions("u1", 10).size(), 1U);
}

}  // namespace

}  // namespace roundtable::server
