#include <gmock/gmock.h>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoredKeys : public OnBothStores {};
class Erasing : public OnBothStores {};

INSTANTIATE_TEST_SUITE_P(Both, StoredKeys, kBothStores, kind_of_store);
INSTANTIATE_TEST_SUITE_P(Both, Erasing, kBothStores, kind_of_store);

Key key_of(const std::string& user, const std::string& id, Millis created) {
  return {
      .id = id, .user = user, .kind = "passkey", .name = "phone", .data = "public", .counter = 1, .created = created};
}

TEST_P(StoredKeys, AreKeptChangedAndForgotten) {
  store().commit({.users = {account("u1", "Ann")}, .keys = {key_of("u1", "k2", 7), key_of("u1", "k1", 8)}});
  Key later = key_of("u1", "k1", 8);
  later.counter = 5;
  later.used = 9;
  store().commit({.keys = {later}});
  reopen();
  const auto keys = store().keys_of("u1");
  ASSERT_EQ(keys.size(), 2U);
  EXPECT_EQ(keys[0].id, "k2") << "the oldest first";
  EXPECT_EQ(keys[1].counter, 5);
  EXPECT_EQ(keys[1].used, 9);
  EXPECT_EQ(keys[1].name, "phone");
  EXPECT_EQ(store().key("k2")->data, "public");
  store().commit({.void_keys = {"k2", "unknown"}});
  EXPECT_FALSE(store().key("k2"));
}

TEST_P(StoredKeys, AreNobodyElses) {
  store().commit({.users = {account("u1", "Ann"), account("u2", "Bob")}, .keys = {key_of("u1", "k1", 7)}});
  Key stolen = key_of("u2", "k1", 8);
  stolen.data = "another";
  store().commit({.keys = {stolen, key_of("nobody", "k3", 1)}});
  EXPECT_EQ(store().key("k1")->user, "u1");
  EXPECT_EQ(store().key("k1")->data, "public");
  EXPECT_FALSE(store().key("k3"));
}

TEST_P(StoredKeys, SayWhereATokenWasGiven) {
  store().commit({.users = {guest("u1", "Ann")}, .tokens = {{.hash = "h1", .user = "u1", .device = "Firefox, Linux"}}});
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .seen = 9}}});
  EXPECT_EQ(store().tokens_of("u1").at(0).device, "Firefox, Linux") << "whoever sees it again does not know";
}

TEST_P(Erasing, LeavesNothingOfAPerson) {
  store().commit({.users = {account("u1", "Ann"), account("u2", "Bob")},
                  .tokens = {{.hash = "h1", .user = "u1", .device = "Firefox"}, {.hash = "h2", .user = "u2"}},
                  .keys = {key_of("u1", "k1", 7), key_of("u2", "k2", 7)}});
  store().commit({.user_changes = {{.id = "u1", .name = ""}}});
  EXPECT_THAT(store().nameless(), ElementsAre("u1"));
  store().commit({.erased = {"u1", "unknown"}});
  EXPECT_THAT(store().nameless(), IsEmpty());
  EXPECT_FALSE(store().user("u1"));
  EXPECT_FALSE(store().user_of_token("h1"));
  EXPECT_FALSE(store().key("k1"));
  EXPECT_TRUE(store().user_of_token("h2"));
  EXPECT_TRUE(store().key("k2"));
  // Another server, which does not know of the erasure yet, saves the token's last use.
  store().commit({.user_changes = {{.id = "u1", .name = "Ann"}}, .tokens = {{.hash = "h1", .user = "u1"}}});
  EXPECT_FALSE(store().user_of_token("h1"));
  EXPECT_THAT(store().commit({.users = {account("u3", "ann")}}).names_taken, IsEmpty());
}

TEST_P(Erasing, FindsAllTablesThatNameSomebody) {
  Batch batch = new_table("t1");
  batch.indexes = {{.id = "t1", .people = {"u1", "u2"}}};
  store().commit(batch);
  batch = new_table("t2");
  batch.indexes = {{.id = "t2", .people = {"u2"}, .others = {"u1"}}};
  store().commit(batch);
  store().commit(new_table("t3"));
  EXPECT_THAT(store().tables_of("u1"), ElementsAre("t1", "t2"));
  store().commit({.indexes = {{.id = "t1", .phase = Phase::Closed, .people = {"u2"}, .others = {"u1"}}}});
  store().commit({.indexes = {{.id = "t2", .phase = Phase::Finished, .updated = 4, .people = {"u2"}}}});
  EXPECT_THAT(store().tables_of("u1"), ElementsAre("t1", "t2")) << "who left is named all the same";
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u1"})), IsEmpty());
}

TEST_P(Erasing, WritesTextsAnew) {
  Batch batch = new_table("t1");
  for (int i = 0; i < 5; ++i) batch.entries.push_back(entry_of("t1", i, "Ann says " + std::to_string(i)));
  batch.indexes = {{.id = "t1", .phase = Phase::Finished, .updated = 9, .people = {"u12", "u1", "u2"}, .info = "Ann"}};
  batch.finished = {{.table = "t1", .record = "Ann won"}};
  store().commit(batch);
  Batch other = new_table("t2");
  other.entries = {entry_of("t2", 0, "Ann says")};
  store().commit(other);
  store().commit({.rewritings = {{.table = "t1",
                                  .user = "u1",
                                  .someone = "x1",
                                  .head = "{}",
                                  .info = "someone",
                                  .record = "someone won",
                                  .entries = {entry_of("t1", 1, "one"), entry_of("t1", 4, "four"),
                                              entry_of("t1", 5, "not there")}},
                                 {.table = "nowhere", .user = "u1", .someone = "x1", .head = "{}"}}});
  const auto table = store().table("t1");
  EXPECT_EQ(table->head.head, "{}");
  std::vector<std::string> texts;
  for (const Entry& entry : table->entries) texts.push_back(entry.text);
  EXPECT_THAT(texts, ElementsAre("Ann says 0", "one", "Ann says 2", "Ann says 3", "four"));
  EXPECT_EQ(store().record("t1"), "someone won");
  EXPECT_EQ(store().listing("t1")->info, "someone");
  EXPECT_FALSE(store().listing("t2"));
  const auto list = store().list({.list = List::Finished, .user = "u2"});
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].info, "someone");
  EXPECT_THAT(list[0].people, ElementsAre("u12", "x1", "u2"));
  EXPECT_THAT(store().tables_of("u1"), IsEmpty());
  EXPECT_EQ(store().table("t2")->entries.at(0).text, "Ann says");
  // Absent texts stay, and the journal continues.
  store().commit(
      {.entries = {entry_of("t1", 5, "five")}, .rewritings = {{.table = "t1", .user = "u2", .someone = "x2"}}});
  EXPECT_EQ(store().table("t1")->entries.size(), 6U);
  EXPECT_EQ(store().record("t1"), "someone won");
}

}  // namespace

}  // namespace roundtable::server
