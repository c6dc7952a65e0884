#include "server/store/schema.h"

#include <gmock/gmock.h>

#include <thread>

#include "server/store/postgres.h"
#include "server/store/sqlite.h"
#include "server/store/test_stores.h"

// Stores written by older and newer programs.

namespace roundtable::server {

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class StoreSchema : public AtBothPlaces {
 protected:
  Migrations known() const { return on_postgres() ? kPostgresSchema : kSqliteSchema; }
  std::vector<const char*> known_and(std::initializer_list<const char*> added) const {
    std::vector<const char*> all(known().begin(), known().end());
    all.insert(all.end(), added);
    return all;
  }
  std::unique_ptr<Store> open(Migrations migrations) const {
    return on_postgres() ? open_postgres(address(), Access::Shared, migrations)
                         : open_sqlite(*sqlite_file(address()), Access::Shared, migrations);
  }
  std::string run(const std::string& sql) const {
    return on_postgres() ? run_postgres(address(), sql) : run_sqlite(*sqlite_file(address()), sql);
  }
};

INSTANTIATE_TEST_SUITE_P(Both, StoreSchema, kBothStores, kind_of_store);

TEST_P(StoreSchema, OfANewerProgramIsRefused) {
  EXPECT_EQ(complaint_of(address()), "");
  run(on_postgres() ? "UPDATE roundtable_schema SET version = 99, oldest = 98" : "PRAGMA user_version = 99");
  EXPECT_THAT(complaint_of(address()), AllOf(HasSubstr("newer roundtable"), HasSubstr("99")));
}

TEST_P(StoreSchema, OfAnOlderProgramIsBroughtUpToDate) {
  open(known())->commit(new_table("t1"));
  const auto next = known_and({"CREATE TABLE added (x bigint); INSERT INTO added SELECT count(*) FROM tables;",
                               "UPDATE added SET x = x + 10;"});
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(open(next)->table("t1"));  // the second time does nothing
  EXPECT_EQ(run("SELECT x FROM added"), "11");
}

TEST_P(StoreSchema, IsLeftAloneWhenAMigrationFails) {
  open(known())->commit(new_table("t1"));
  const auto next = known_and({"CREATE TABLE added (x bigint);", "INSERT INTO nowhere VALUES (1);"});
  EXPECT_THROW(open(next), StoreError);
  EXPECT_TRUE(open(known())->table("t1"));
  run("CREATE TABLE added (x bigint)");
}

TEST_P(StoreSchema, IsMadeOnceWhenManyOpenAtOnce) {
  const int rounds = on_postgres() ? 1 : 20;  // the race for a new file occurs only now and then
  for (int i = 0; i < rounds; ++i) {
    const TestPlace place(GetParam());
    std::vector<std::string> complaints(8);
    {
      std::vector<std::jthread> threads;
      for (std::string& complaint : complaints) {
        threads.emplace_back([&] { complaint = complaint_of(place.address()); });
      }
    }
    ASSERT_THAT(complaints, Each(IsEmpty()));
  }
}

constexpr const char* kFirstOnSqlite = R"(
PRAGMA application_id = 0x52746231;
PRAGMA user_version = 1;
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
)";

constexpr const char* kFirstOnPostgres = R"(
CREATE TABLE roundtable_schema (version bigint NOT NULL);
INSERT INTO roundtable_schema VALUES (1);
INSERT INTO tables VALUES ('t1', 6, '{"game":"academy"}'), ('t2', 6, '{"seats":[{"user":"u3"},{"user":""}],"maker":"u4"}'),
  ('t3', 6, '{'), ('t4', 6, '{}');
INSERT INTO entries VALUES ('t1', 0, 9, 'sit 1 u1 Ann'), ('t1', 1, 10, 'close'), ('t2', 0, 9, 'sit 0 u2 Bob B');
INSERT INTO listings VALUES ('t1', 2, 1, 10, NULL, 'u1', '{"id":"t1"}'), ('t4', 2, 1, 20, NULL, 'u1 u2',
  '{"seats":[{"kind":"bot","name":"squire"},{"user":"u1"},{"user":"u2"},{"kind":"bot"}]}');
INSERT INTO seats VALUES ('t1', 'u1', 1, 10);
INSERT INTO records VALUES ('t1', '{"format":"roundtable/1"}'), ('t2', '{'),
  ('t4', '{"game":"academy","players":4,"result":{"scores":[9,7,9,8],"winners":[0]}}');
)";

constexpr const char* kFirstPeople = R"(
INSERT INTO people VALUES ('u1', 'Ann', 'ann', 'hash', 5);
INSERT INTO tokens VALUES ('h1', 'u1', 7), ('h2', NULL, 8);
)";

TEST_P(StoreSchema, OfTheFirstVersionLosesNothing) {
  run(std::string(known().front()) + kFirstPeople + (on_postgres() ? kFirstOnPostgres : kFirstOnSqlite));
  const auto store = open_store(address());
  EXPECT_EQ(store->account("ann")->created, 5);
  EXPECT_EQ(store->account("ann")->page, PageFor::Companions);
  EXPECT_EQ(store->user_of_token("h1")->name, "Ann");
  EXPECT_FALSE(store->user_of_token("h2"));
  ASSERT_EQ(store->tokens_of("u1").size(), 1U);
  EXPECT_EQ(store->tokens_of("u1")[0].created, 7) << "not known: as old as can be said";
  EXPECT_EQ(store->table("t1")->head.head, R"({"game":"academy"})");
  EXPECT_EQ(store->table("t1")->entries.at(1).text, "close");
  EXPECT_THAT(ids(store->list({.list = List::Finished, .user = "u1"})), ElementsAre("t1"));
  EXPECT_EQ(store->record("t1"), R"({"format":"roundtable/1"})");
  for (const auto& [user, table] : {std::pair{"u1", "t1"}, {"u2", "t2"}, {"u3", "t2"}, {"u4", "t2"}}) {
    EXPECT_THAT(store->tables_of(user), ElementsAre(table)) << user << " is named there";
  }
  const auto games = store->games({.person = "u1"});
  ASSERT_EQ(games.size(), 1U) << "of the other one it is not known how it ended";
  EXPECT_EQ(games[0].ended, 20);
  EXPECT_EQ(games[0].place, 4);
  EXPECT_EQ(store->games({.person = "u2", .players = 4, .with_people = true}).at(0).place, 2);
  EXPECT_EQ(store->companions("u2", 9).at(0).user.name, "Ann");
  EXPECT_TRUE(store->have_met("u1", "u2"));
  if (on_postgres()) EXPECT_EQ(run("SELECT to_regproc('roundtable_json') IS NULL"), "t") << "what this took is gone";
}

}  // namespace

}  // namespace roundtable::server
