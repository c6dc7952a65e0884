#include <gmock/gmock.h>

#include <algorithm>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoredLists : public OnBothStores {
 protected:
  // Saves a table with its index as of that time.
  void put(const std::string& id, Phase phase, Millis updated, std::vector<std::string> people = {},
           bool listed = true) {
    Batch batch = new_table(id);
    batch.indexes = {{.id = id, .phase = phase, .listed = listed, .updated = updated, .people = std::move(people)}};
    ASSERT_THAT(store().commit(batch).conflicts, IsEmpty());
  }
};

INSTANTIATE_TEST_SUITE_P(Both, StoredLists, kBothStores, kind_of_store);

TEST_P(StoredLists, ListPublicTablesByPhaseTheLatestFirst) {
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

TEST_P(StoredLists, LeaveOutATableWhileItsPeopleAreAway) {
  Batch batch = new_table("t1");
  batch.indexes = {{.id = "t1", .phase = Phase::Open, .listed = true, .updated = 5, .people = {"u1"}, .info = "{}"}};
  store().commit(batch);
  const auto open = [&] { return store().list({.list = List::Open}).size(); };
  EXPECT_EQ(open(), 1U);
  store().commit({.showings = {{.table = "t1", .listed = false}}});
  EXPECT_EQ(open(), 0U);
  EXPECT_EQ(store().list({.list = List::Mine, .user = "u1"}).size(), 1U);
  store().commit({.showings = {{.table = "t1", .listed = true}, {.table = "nowhere", .listed = true}}});
  EXPECT_EQ(open(), 1U);
  store().commit({.indexes = {{.id = "t1", .phase = Phase::Playing, .listed = true, .updated = 6, .people = {"u1"}}}});
  store().commit({.showings = {{.table = "t1", .listed = false}}});
  EXPECT_EQ(store().list({.list = List::Playing}).size(), 1U) << "it has begun meanwhile";
}

TEST_P(StoredLists, ListWhatAPersonPlaysAndPlayed) {
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

TEST_P(StoredLists, MoveAFinishedTableThatIsUpdatedAgain) {
  put("a", Phase::Finished, 10, {"u1"});
  put("b", Phase::Finished, 20, {"u1"});
  store().commit({.indexes = {{.id = "a", .phase = Phase::Finished, .updated = 30, .people = {"u1"}}}});
  EXPECT_THAT(ids(store().list({.list = List::Finished, .user = "u1"})), ElementsAre("a", "b"));
}

TEST_P(StoredLists, GiveAnIndexBackAsItWasSaved) {
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

TEST_P(StoredLists, KnowWhereClocksRun) {
  put("a", Phase::Playing, 10);
  put("b", Phase::Playing, 20);
  put("c", Phase::Playing, 30);
  store().commit({.indexes = {{.id = "a", .updated = 10, .due = 500}, {.id = "b", .updated = 20, .due = 400}}});
  EXPECT_THAT(ids(store().due()), ElementsAre("b", "a"));
  store().commit({.indexes = {{.id = "b", .updated = 20}}});
  EXPECT_THAT(ids(store().due()), ElementsAre("a"));
}

// All ids of a list, read in pages of three.
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

TEST_P(StoredLists, LoseAndRepeatNothingFromPageToPage) {
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
