#include <gmock/gmock.h>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> texts(const std::optional<StoredTable>& table) {
  std::vector<std::string> found;
  for (const Entry& entry : table.value().entries) found.push_back(entry.text);
  return found;
}

class Stores : public OnBothStores {};

INSTANTIATE_TEST_SUITE_P(Both, Stores, kBothStores, kind_of_store);

TEST_P(Stores, GiveATableBackAsItWasSaved) {
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0, "sit"), entry_of("t1", 1, "\"Zoë\" \\ ' {} \n")};
  store().commit(batch);
  store().commit({.entries = {entry_of("t1", 2, "")}});
  reopen();
  const auto table = store().table("t1");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->head.id, "t1");
  EXPECT_EQ(table->head.created, 5);
  EXPECT_EQ(table->head.head, "{\"secret\":1}");
  EXPECT_THAT(texts(table), ElementsAre("sit", "\"Zoë\" \\ ' {} \n", ""));
  EXPECT_EQ(table->entries[2].table, "t1");
  EXPECT_EQ(table->entries[2].number, 2);
  EXPECT_EQ(table->entries[2].at, 1002);
}

TEST_P(Stores, KnowNothingOfWhatWasNeverSaved) {
  EXPECT_FALSE(store().table("nowhere"));
  EXPECT_FALSE(store().record("nowhere"));
  EXPECT_FALSE(store().user("nobody"));
  EXPECT_FALSE(store().user_of_token("none"));
  EXPECT_FALSE(store().account("nobody"));
  EXPECT_THAT(store().list({.list = List::Open}), IsEmpty());
  EXPECT_THAT(store().list({.list = List::Mine, .user = "nobody"}), IsEmpty());
  EXPECT_THAT(store().due(), IsEmpty());
}

TEST_P(Stores, TakeOddTextsInQuestionsForUnknown) {
  for (const std::string& odd : {std::string("a\0b", 3), std::string("\xFF"), std::string("'; --")}) {
    EXPECT_FALSE(store().table(odd));
    EXPECT_FALSE(store().record(odd));
    EXPECT_FALSE(store().user(odd));
    EXPECT_FALSE(store().user_of_token(odd));
    EXPECT_FALSE(store().account(odd));
    EXPECT_THAT(store().list({.list = List::Mine, .user = odd}), IsEmpty());
    EXPECT_THAT(store().list({.list = List::Open, .before = ListPlace{.updated = 9, .id = odd}}), IsEmpty());
  }
}

TEST_P(Stores, RefuseTextsThatCannotBeKept) {
  store().commit(new_table("t1"));
  EXPECT_THROW(store().commit({.entries = {entry_of("t1", 0, "\xC3")}}), std::invalid_argument);
  EXPECT_THROW(store().commit({.entries = {entry_of("t1", 0, std::string(1, '\0'))}}), std::invalid_argument);
  EXPECT_THROW(store().commit({.users = {guest("u1", "\xED\xA0\x80")}}), std::invalid_argument);
  EXPECT_THAT(texts(store().table("t1")), IsEmpty());
}

TEST_P(Stores, RefuseEntriesThatDoNotFollowEachOther) {
  store().commit(new_table("t1"));
  EXPECT_THROW(store().commit({.entries = {entry_of("t1", 0), entry_of("t1", 2)}}), std::invalid_argument);
  EXPECT_THROW(store().commit({.entries = {entry_of("t1", 0), entry_of("t1", 0)}}), std::invalid_argument);
  EXPECT_THROW(store().commit({.entries = {entry_of("t1", -1)}}), std::invalid_argument);
  EXPECT_THAT(texts(store().table("t1")), IsEmpty());
}

TEST_P(Stores, SaveEntriesOfManyTablesTogether) {
  Batch batch;
  for (int table = 0; table < 300; ++table) batch.tables.push_back({.id = "t" + std::to_string(table), .head = "{}"});
  for (int number = 0; number < 5; ++number) {
    for (int table = 0; table < 300; ++table) {
      batch.entries.push_back(entry_of("t" + std::to_string(table), number, std::to_string(table * number)));
    }
  }
  EXPECT_THAT(store().commit(batch).conflicts, IsEmpty());
  for (int table = 0; table < 300; table += 37) {
    const auto found = store().table("t" + std::to_string(table));
    ASSERT_EQ(found->entries.size(), 5);
    for (int number = 0; number < 5; ++number) {
      EXPECT_EQ(found->entries[static_cast<std::size_t>(number)].text, std::to_string(table * number));
    }
  }
}

TEST_P(Stores, KeepLargeTexts) {
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0, std::string(3'000'000, 'x'))};
  batch.finished = {{.table = "t1", .record = std::string(2'000'000, 'y')}};
  store().commit(batch);
  EXPECT_EQ(store().table("t1")->entries[0].text, std::string(3'000'000, 'x'));
  EXPECT_EQ(store().record("t1"), std::string(2'000'000, 'y'));
}

TEST_P(Stores, SaveNothingOfATableInConflictAndAllOfTheOthers) {
  Batch first = new_table("t1");
  first.entries = {entry_of("t1", 0, "first")};
  first.indexes = {{.id = "t1", .listed = true, .updated = 10}};
  store().commit(first);

  Batch second = new_table("t2");
  second.entries = {entry_of("t2", 0, "other"), entry_of("t1", 0, "second"), entry_of("t1", 1, "third")};
  second.indexes = {{.id = "t1", .phase = Phase::Finished, .listed = true, .updated = 20},
                    {.id = "t2", .listed = true, .updated = 30}};
  second.finished = {{.table = "t1", .record = "{}"}, {.table = "t2", .record = "{}"}};
  second.users = {guest("u1", "Ann")};
  EXPECT_THAT(store().commit(second).conflicts, ElementsAre("t1"));

  EXPECT_THAT(texts(store().table("t1")), ElementsAre("first"));
  EXPECT_THAT(texts(store().table("t2")), ElementsAre("other"));
  EXPECT_FALSE(store().record("t1"));
  EXPECT_TRUE(store().record("t2"));
  EXPECT_THAT(ids(store().list({.list = List::Open})), ElementsAre("t2", "t1"));
  EXPECT_TRUE(store().user("u1"));
}

TEST_P(Stores, FindAConflictLateInABatch) {
  Batch first = new_table("t1");
  first.entries = {entry_of("t1", 0, "a"), entry_of("t1", 1, "b"), entry_of("t1", 2, "c")};
  store().commit(first);
  Batch second{.entries = {entry_of("t1", 1, "b"), entry_of("t1", 2, "other"), entry_of("t1", 3, "d")}};
  EXPECT_THAT(store().commit(second).conflicts, ElementsAre("t1"));
  EXPECT_THAT(texts(store().table("t1")), ElementsAre("a", "b", "c"));
}

TEST_P(Stores, TakeTheSameTextAtAnotherTimeForAConflict) {
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0)};
  store().commit(batch);
  batch.entries[0].at += 1;
  EXPECT_THAT(store().commit(batch).conflicts, ElementsAre("t1"));
  EXPECT_EQ(store().table("t1")->entries[0].at, 1000);
}

TEST_P(Stores, TakeAGapInTheJournalForAConflict) {
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0)};
  store().commit(batch);
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 2)}}).conflicts, ElementsAre("t1"));
  EXPECT_EQ(store().table("t1")->entries.size(), 1);
}

TEST_P(Stores, SaveNoHeadOfATableInConflict) {
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 3)};
  EXPECT_THAT(store().commit(batch).conflicts, ElementsAre("t1"));
  EXPECT_FALSE(store().table("t1"));
}

TEST_P(Stores, TakeAnotherHeadForAConflict) {
  store().commit(new_table("t1"));
  Batch batch{.tables = {{.id = "t1", .created = 5, .head = "another"}}, .entries = {entry_of("t1", 0)}};
  EXPECT_THAT(store().commit(batch).conflicts, ElementsAre("t1"));
  const auto table = store().table("t1");
  EXPECT_EQ(table->head.head, "{\"secret\":1}");
  EXPECT_THAT(texts(table), IsEmpty());
}

TEST_P(Stores, TakeATableWithoutAHeadForAConflict) {
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 0)}}).conflicts, ElementsAre("t1"));
  EXPECT_THAT(store().commit({.indexes = {{.id = "t2"}}}).conflicts, ElementsAre("t2"));
  EXPECT_THAT(store().commit({.finished = {{.table = "t3", .record = "{}"}}}).conflicts, ElementsAre("t3"));
  EXPECT_FALSE(store().table("t1"));
  EXPECT_FALSE(store().record("t3"));
}

TEST_P(Stores, KeepATableInConflictUntilItIsReadAgain) {
  Batch first = new_table("t1");
  first.entries = {entry_of("t1", 0, "theirs")};
  store().commit(first);
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 0, "ours")}}).conflicts, ElementsAre("t1"));
  // An entry on top of our own, from before the conflict was known.
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 1, "next")}}).conflicts, ElementsAre("t1"));
  EXPECT_THAT(texts(store().table("t1")), ElementsAre("theirs"));
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 1, "on theirs")}}).conflicts, IsEmpty());
  EXPECT_THAT(texts(store().table("t1")), ElementsAre("theirs", "on theirs"));
}

TEST_P(Stores, ReportConflictsOnlyOfTablesInTheBatch) {
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 0)}}).conflicts, ElementsAre("t1"));
  EXPECT_THAT(store().commit(new_table("t2")).conflicts, IsEmpty());
}

TEST_P(Stores, TakeABatchAgain) {
  Batch batch = new_table("t1");
  batch.users = {account("u1", "Ann")};
  batch.tokens = {{.hash = "h1", .user = "u1", .seen = 3}};
  batch.entries = {entry_of("t1", 0, "a"), entry_of("t1", 1, "b")};
  batch.indexes = {{.id = "t1", .phase = Phase::Finished, .updated = 10, .people = {"u1"}}};
  batch.finished = {{.table = "t1", .record = "record"}};
  store().commit(batch);
  for (int i = 0; i < 2; ++i) {
    const auto again = store().commit(batch);
    EXPECT_THAT(again.conflicts, IsEmpty());
    EXPECT_THAT(again.names_taken, IsEmpty());
  }
  // Even if a part was saved, and other entries followed.
  store().commit({.entries = {entry_of("t1", 2, "c")}});
  EXPECT_THAT(store().commit(batch).conflicts, IsEmpty());
  EXPECT_THAT(
      store().commit({.entries = {entry_of("t1", 1, "b"), entry_of("t1", 2, "c"), entry_of("t1", 3, "d")}}).conflicts,
      IsEmpty());
  EXPECT_THAT(texts(store().table("t1")), ElementsAre("a", "b", "c", "d"));
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u1"})), ElementsAre("t1"));
}

TEST_P(Stores, LetTheFirstOfTwoServersWin) {
  store().commit(new_table("t1"));
  const auto other = open_store(address());
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 0, "ours")}}).conflicts, IsEmpty());
  EXPECT_THAT(other->commit({.entries = {entry_of("t1", 0, "theirs")}}).conflicts, ElementsAre("t1"));
  EXPECT_THAT(texts(other->table("t1")), ElementsAre("ours"));
  EXPECT_THAT(other->commit({.entries = {entry_of("t1", 1, "theirs")}}).conflicts, IsEmpty());
  EXPECT_THAT(texts(store().table("t1")), ElementsAre("ours", "theirs"));
}

TEST_P(Stores, DoNothingForAnEmptyBatch) {
  EXPECT_TRUE(Batch{}.empty());
  EXPECT_FALSE(new_table("t1").empty());
  EXPECT_THAT(store().commit({}).conflicts, IsEmpty());
}

}  // namespace

}  // namespace roundtable::server
