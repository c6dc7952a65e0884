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

std::vector<std::string> ids(const std::vector<TableIndex>& list) {
  std::vector<std::string> found;
  for (const TableIndex& index : list) found.push_back(index.id);
  return found;
}

User guest(const std::string& id, const std::string& name) { return {.id = id, .name = name, .created = 1}; }

User account(const std::string& id, const std::string& name) {
  return {.id = id, .name = name, .passphrase = "hash of " + id, .created = 1};
}

class Stores : public OnBothStores {
 protected:
  // A table with its index, as of that time.
  void put(const std::string& id, Phase phase, Millis updated, std::vector<std::string> people = {},
           bool listed = true) {
    Batch batch = new_table(id);
    batch.indexes = {{.id = id, .phase = phase, .listed = listed, .updated = updated, .people = std::move(people)}};
    ASSERT_THAT(store().commit(batch).conflicts, IsEmpty());
  }
};

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

// Conflicts

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
  // Made before we knew, on top of ours.
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
  // Even when some of it was saved, and more came after.
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

// Lists

TEST_P(Stores, ListPublicTablesByPhaseTheLatestFirst) {
  put("a", Phase::Open, 10);
  put("b", Phase::Playing, 20);
  put("c", Phase::Open, 30);
  put("d", Phase::Open, 40, {}, false);
  put("e", Phase::Finished, 50);
  put("f", Phase::Closed, 60);
  put("g", Phase::Playing, 70, {}, false);
  EXPECT_THAT(ids(store().list({.list = List::Open})), ElementsAre("c", "a"));
  EXPECT_THAT(ids(store().list({.list = List::Playing})), ElementsAre("b"));
  store().commit({.indexes = {{.id = "a", .phase = Phase::Open, .listed = true, .updated = 80}}});
  EXPECT_THAT(ids(store().list({.list = List::Open})), ElementsAre("a", "c"));
  store().commit({.indexes = {{.id = "c", .phase = Phase::Playing, .listed = true, .updated = 90}}});
  EXPECT_THAT(ids(store().list({.list = List::Open})), ElementsAre("a"));
  EXPECT_THAT(ids(store().list({.list = List::Playing})), ElementsAre("c", "b"));
}

TEST_P(Stores, ListWhatAPersonPlaysAndPlayed) {
  put("a", Phase::Open, 10, {"u1", "u2"}, false);
  put("b", Phase::Playing, 20, {"u2", "u1"});
  put("c", Phase::Finished, 30, {"u1"});
  put("d", Phase::Finished, 40, {"u2", "u1"});
  put("e", Phase::Closed, 50, {"u1"});
  put("f", Phase::Playing, 60, {"u3"});
  EXPECT_THAT(ids(store().list({.list = List::Mine, .user = "u1"})), ElementsAre("b", "a"));
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u1"})), ElementsAre("d", "c"));
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u3"})), IsEmpty());

  store().commit({.indexes = {{.id = "b", .phase = Phase::Finished, .updated = 70, .people = {"u1"}},
                              {.id = "a", .phase = Phase::Open, .updated = 80, .people = {"u2"}}}});
  EXPECT_THAT(ids(store().list({.list = List::Mine, .user = "u1"})), IsEmpty());
  EXPECT_THAT(ids(store().list({.list = List::Mine, .user = "u2"})), ElementsAre("a"));
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u1"})), ElementsAre("b", "d", "c"));
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u2"})), ElementsAre("d"));
}

TEST_P(Stores, MoveAFinishedTableThatIsUpdatedAgain) {
  put("a", Phase::Finished, 10, {"u1"});
  put("b", Phase::Finished, 20, {"u1"});
  store().commit({.indexes = {{.id = "a", .phase = Phase::Finished, .updated = 30, .people = {"u1"}}}});
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u1"})), ElementsAre("a", "b"));
}

TEST_P(Stores, GiveAnIndexBackAsItWasSaved) {
  put("a", Phase::Open, 10);
  const TableIndex index{.id = "a",
                         .phase = Phase::Playing,
                         .listed = true,
                         .updated = 30,
                         .due = 99,
                         .people = {"u2", "u1", "u2"},
                         .info = "{}"};
  store().commit({.indexes = {{.id = "a", .updated = 20}, index}});
  const auto due = store().due();
  ASSERT_EQ(due.size(), 1);
  EXPECT_EQ(due[0].id, "a");
  EXPECT_EQ(due[0].phase, Phase::Playing);
  EXPECT_TRUE(due[0].listed);
  EXPECT_EQ(due[0].updated, 30);
  EXPECT_EQ(due[0].due, 99);
  EXPECT_THAT(due[0].people, ElementsAre("u2", "u1", "u2"));
  EXPECT_EQ(due[0].info, "{}");
  store().commit({.indexes = {{.id = "a", .phase = Phase::Playing, .updated = 40, .due = 99, .people = {"u2"}}}});
  EXPECT_EQ(store().due()[0].info, "{}");  // as before
  EXPECT_THAT(ids(store().list({.list = List::Mine, .user = "u2"})), ElementsAre("a"));
}

TEST_P(Stores, KnowWhereClocksRun) {
  put("a", Phase::Playing, 10);
  put("b", Phase::Playing, 20);
  put("c", Phase::Playing, 30);
  store().commit({.indexes = {{.id = "a", .updated = 10, .due = 500}, {.id = "b", .updated = 20, .due = 400}}});
  EXPECT_THAT(ids(store().due()), ElementsAre("b", "a"));
  store().commit({.indexes = {{.id = "b", .updated = 20}}});
  EXPECT_THAT(ids(store().due()), ElementsAre("a"));
}

// Through a list in pages of three.
std::vector<std::string> paged(Store& store, ListQuery query) {
  std::vector<std::string> found;
  query.limit = 3;
  while (true) {
    const auto page = store.list(query);
    for (const TableIndex& index : page) found.push_back(index.id);
    if (page.size() < 3) return found;
    query.before = ListPlace::read(ListPlace::of(page.back()).text());
  }
}

TEST_P(Stores, LoseAndRepeatNothingFromPageToPage) {
  Batch batch;
  for (int i = 19; i >= 0; --i) {
    const std::string id(1, static_cast<char>((i % 2 == 0 ? 'a' : 'A') + i));
    batch.tables.push_back({.id = id, .head = "{}"});
    batch.tables.push_back({.id = "past-" + id, .head = "{}"});
    const Millis updated = i / 7;
    batch.indexes.push_back({.id = id, .listed = true, .updated = updated, .people = {"u1"}});
    batch.indexes.push_back({.id = "past-" + id, .phase = Phase::Finished, .updated = updated, .people = {"u1"}});
  }
  store().commit(batch);
  auto order = batch.indexes;
  std::sort(order.begin(), order.end(), [](const TableIndex& a, const TableIndex& b) {
    return std::pair(a.updated, a.id) > std::pair(b.updated, b.id);
  });
  std::vector<std::string> open;
  std::vector<std::string> past;
  for (const TableIndex& index : order) (index.phase == Phase::Open ? open : past).push_back(index.id);
  ASSERT_EQ(open.size(), 20);
  EXPECT_EQ(paged(store(), {.list = List::Open}), open);
  EXPECT_EQ(paged(store(), {.list = List::Mine, .user = "u1"}), open);
  EXPECT_EQ(paged(store(), {.list = List::Finished, .user = "u1"}), past);
}

// People

TEST_P(Stores, KnowPeopleByIdAndToken) {
  store().commit({.users = {guest("u1", "Ann")}, .tokens = {{.hash = "h1", .user = "u1", .seen = 7}}});
  reopen();
  const auto user = store().user("u1");
  ASSERT_TRUE(user);
  EXPECT_EQ(user->id, "u1");
  EXPECT_EQ(user->name, "Ann");
  EXPECT_EQ(user->passphrase, "");
  EXPECT_EQ(user->created, 1);
  EXPECT_EQ(store().user_of_token("h1")->id, "u1");
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .seen = 8}, {.hash = "h2", .user = "u1", .seen = 8}}});
  EXPECT_EQ(store().user_of_token("h2")->id, "u1");
}

TEST_P(Stores, ForgetTokensForEver) {
  store().commit(
      {.users = {guest("u1", "Ann")}, .tokens = {{.hash = "h1", .user = "u1"}, {.hash = "h2", .user = "u1"}}});
  store().commit({.void_tokens = {"h1", "unknown"}});
  EXPECT_FALSE(store().user_of_token("h1"));
  EXPECT_TRUE(store().user_of_token("h2"));
  // Seen a last time by somebody who did not know yet.
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .seen = 9}}});
  EXPECT_FALSE(store().user_of_token("h1"));
}

TEST_P(Stores, LetGuestsShareAName) {
  const auto done = store().commit({.users = {guest("u1", "Ann"), guest("u2", "Ann"), account("u3", "Ann")}});
  EXPECT_THAT(done.names_taken, IsEmpty());
  EXPECT_EQ(store().user("u2")->name, "Ann");
  EXPECT_EQ(store().account("Ann")->id, "u3");
}

TEST_P(Stores, GiveANameToOneAccountWhateverTheCase) {
  store().commit(
      {.users = {account("u1", "Ann"), account("u2", "ÉLODIE"), account("u3", "Мария"), account("u4", "ΟΔΥΣΣΕΥΣ")}});
  const auto done = store().commit({.users = {account("v1", "ANN"), account("v2", "Élodie"), account("v3", "МАРИЯ"),
                                              account("v4", "Οδυσσευς"), account("v5", "Elodie")}});
  EXPECT_THAT(done.names_taken, ElementsAre("v1", "v2", "v3", "v4"));
  EXPECT_FALSE(store().user("v1"));
  EXPECT_EQ(store().account("aNN")->id, "u1");
  EXPECT_EQ(store().account("élodie")->id, "u2");
  EXPECT_EQ(store().account("мария")->name, "Мария");
  EXPECT_EQ(store().account("elodie")->id, "v5");
}

TEST_P(Stores, GiveANameToTheFirstWithinABatch) {
  const auto done = store().commit({.users = {account("u1", "Ann"), account("u2", "ann")},
                                    .tokens = {{.hash = "h1", .user = "u1"}, {.hash = "h2", .user = "u2"}}});
  EXPECT_THAT(done.names_taken, ElementsAre("u2"));
  EXPECT_EQ(store().user_of_token("h1")->id, "u1");
  EXPECT_FALSE(store().user_of_token("h2"));
}

TEST_P(Stores, KeepAGuestWhoCouldNotHaveAName) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "ann")}, .tokens = {{.hash = "h2", .user = "u2"}}});
  EXPECT_THAT(store().commit({.users = {account("u2", "ann")}}).names_taken, ElementsAre("u2"));
  EXPECT_EQ(store().user("u2")->passphrase, "");
  EXPECT_EQ(store().user_of_token("h2")->id, "u2");
}

TEST_P(Stores, RenamePeople) {
  store().commit({.users = {guest("u1", "Ann"), account("u2", "Bob"), account("u3", "Cid")}});
  const auto done = store().commit({.users = {guest("u1", "Anna"), account("u2", "BOB"), account("u3", "bob")}});
  EXPECT_THAT(done.names_taken, ElementsAre("u3"));
  EXPECT_EQ(store().user("u1")->name, "Anna");
  EXPECT_EQ(store().user("u2")->name, "BOB");
  EXPECT_EQ(store().user("u3")->name, "Cid");
  store().commit({.users = {account("u2", "Dan")}});
  EXPECT_THAT(store().commit({.users = {account("u3", "Bob")}}).names_taken, IsEmpty());
  EXPECT_EQ(store().account("bob")->id, "u3");
}

TEST_P(Stores, TurnAGuestIntoAnAccount) {
  store().commit({.users = {guest("u1", "Ann")}});
  EXPECT_FALSE(store().account("Ann"));
  store().commit({.users = {guest("u1", "Anna"), account("u1", "Anna")}});
  EXPECT_EQ(store().account("anna")->passphrase, "hash of u1");
}

TEST_P(Stores, DoNothingForAnEmptyBatch) {
  EXPECT_TRUE(Batch{}.empty());
  EXPECT_FALSE(new_table("t1").empty());
  EXPECT_THAT(store().commit({}).conflicts, IsEmpty());
}

TEST(ListPlaces, AreReadAsTheyAreWritten) {
  const auto place = ListPlace::read(ListPlace{.updated = 17, .id = "a-b"}.text());
  ASSERT_TRUE(place);
  EXPECT_EQ(place->updated, 17);
  EXPECT_EQ(place->id, "a-b");
  for (const char* wrong : {"", "17", "x-a", "-17-a", "17a", "99999999999999999999-a"}) {
    EXPECT_FALSE(ListPlace::read(wrong)) << wrong;
  }
}

}  // namespace

}  // namespace roundtable::server
