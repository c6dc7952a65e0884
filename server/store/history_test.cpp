#include <gmock/gmock.h>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoredHistory : public OnBothStores {
 protected:
  // Saves a finished game of these people; the first of them won.
  void finish(const std::string& id, Millis ended, const std::vector<std::string>& people,
              const std::string& game = "academy", bool listed = false) {
    Batch batch = new_table(id);
    batch.indexes = {{.id = id,
                      .phase = Phase::Finished,
                      .listed = listed,
                      .updated = ended + 5,
                      .people = people,
                      .info = "{\"id\":\"" + id + "\"}"}};
    FinishedGame finished{.table = id, .record = "{}", .ended = ended, .game = game, .players = 4};
    std::int64_t place = 0;
    for (const std::string& person : people) finished.people.push_back({person, ++place});
    batch.finished = {finished};
    ASSERT_THAT(store().commit(batch).conflicts, IsEmpty());
  }

  std::vector<std::string> games(const GamesQuery& query) {
    std::vector<std::string> found;
    for (const PlayedGame& game : store().games(query)) found.push_back(game.table.id);
    return found;
  }
};

INSTANTIATE_TEST_SUITE_P(Both, StoredHistory, kBothStores, kind_of_store);

TEST_P(StoredHistory, FindsAPersonsGames) {
  finish("t1", 10, {"u1", "u2"});
  finish("t2", 20, {"u2", "u1"}, "medievallons", true);
  finish("t3", 30, {"u1"});
  finish("t4", 40, {"u3", "u2"});
  EXPECT_THAT(games({.person = "u1"}), ElementsAre("t3", "t2", "t1"));
  EXPECT_THAT(games({.person = "u1", .game = "academy"}), ElementsAre("t3", "t1"));
  EXPECT_THAT(games({.person = "u1", .players = 3}), IsEmpty());
  EXPECT_THAT(games({.person = "u1", .with_people = true}), ElementsAre("t2", "t1"));
  EXPECT_THAT(games({.person = "u1", .with_people = false}), ElementsAre("t3"));
  EXPECT_THAT(games({.person = "u1", .won = true}), ElementsAre("t3", "t1"));
  EXPECT_THAT(games({.person = "u1", .won = false}), ElementsAre("t2"));
  EXPECT_THAT(games({.person = "u2", .with = "u1"}), ElementsAre("t2", "t1"));
  EXPECT_THAT(games({.person = "u2", .looker = "nobody"}), ElementsAre("t2")) << "only public ones";
  EXPECT_THAT(games({.person = "u2", .looker = "u3"}), ElementsAre("t4", "t2")) << "and where they sat themselves";
  EXPECT_THAT(games({.person = "u1", .before = ListPlace{20, "t2"}}), ElementsAre("t1"));
  EXPECT_THAT(games({.person = "u1", .limit = 1}), ElementsAre("t3"));
  const auto latest = store().games({.person = "u1"}).at(1);
  EXPECT_EQ(latest.ended, 20);
  EXPECT_EQ(latest.place, 2);
  EXPECT_EQ(latest.table.info, R"({"id":"t2"})");
}

TEST_P(StoredHistory, CountsPlacesByMonth) {
  const Millis november = 1'793'500'000'000;  // 2026-11-01 02:26:40
  finish("t1", november, {"u1", "u2"});
  finish("t2", november + 1, {"u1", "u2"});
  finish("t3", november - 10'800'000, {"u2", "u1"});
  finish("t4", november, {"u1"}, "medievallons");
  const auto tallies = store().tallies("u1");
  ASSERT_EQ(tallies.size(), 3U);
  EXPECT_EQ(tallies[0].month, "2026-10");
  EXPECT_EQ(tallies[0].place, 2);
  EXPECT_EQ(tallies[1].month, "2026-11");
  EXPECT_EQ(tallies[1].games, 2);
  EXPECT_EQ(tallies[1].place, 1);
  EXPECT_TRUE(tallies[1].with_people);
  EXPECT_EQ(tallies[1].players, 4);
  EXPECT_EQ(tallies[2].game, "medievallons");
  EXPECT_FALSE(tallies[2].with_people);
  EXPECT_THAT(store().tallies("u3"), IsEmpty());
}

TEST_P(StoredHistory, KnowsWithWhomSomebodyPlayed) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "Bob"), account("u3", "Cid")}});
  finish("t1", 10, {"u1", "u2"});
  finish("t2", 20, {"u2", "u1", "u3"});
  finish("t3", 30, {"u1", "unknown"});
  finish("t4", 40, {"u1"});
  const auto companions = store().companions("u1", 9);
  ASSERT_EQ(companions.size(), 2U) << "those who are not there any more are not named";
  EXPECT_EQ(companions[0].user.name, "Bob");
  EXPECT_EQ(companions[0].games, 2);
  EXPECT_EQ(companions[0].won, 1);
  EXPECT_EQ(companions[0].last, 20);
  EXPECT_EQ(companions[1].user.id, "u3");
  EXPECT_EQ(store().companions("u1", 1).size(), 1U);
  EXPECT_TRUE(store().have_met("u1", "u3"));
  EXPECT_FALSE(store().have_met("u1", "u4"));
}

// A batch of unknown fate is saved again.
TEST_P(StoredHistory, CountsAGameOnce) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "Bob")}});
  for (int i = 0; i < 2; ++i) finish("t1", 10, {"u1", "u2"});
  finish("t2", 30, {"u1", "u2"});
  finish("t3", 20, {"u2", "u1"});
  ASSERT_EQ(store().companions("u1", 9).size(), 1U);
  EXPECT_EQ(store().companions("u1", 9)[0].games, 3);
  EXPECT_EQ(store().companions("u1", 9)[0].won, 2);
  EXPECT_EQ(store().companions("u1", 9)[0].last, 30);
  EXPECT_EQ(store().companions("u2", 9).at(0).won, 1);
  store().commit({.dropped = {"t2"}});
  EXPECT_EQ(store().companions("u1", 9).at(0).games, 2);
  EXPECT_EQ(store().companions("u1", 9).at(0).won, 1);
  store().commit({.dropped = {"t1", "t3"}});
  EXPECT_THAT(store().companions("u1", 9), IsEmpty());
  EXPECT_FALSE(store().have_met("u2", "u1"));
}

TEST_P(StoredHistory, LeavesOutWhatABotHasPlayed) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "Bob")}});
  finish("t1", 10, {"u1", "u2"});
  Batch batch = new_table("t2");
  batch.indexes = {{.id = "t2", .phase = Phase::Finished, .people = {"u1", "u2"}, .info = "{}"}};
  batch.finished = {{.table = "t2", .record = "{}", .ended = 20, .game = "academy", .players = 4}};
  batch.finished[0].people = {{.person = "u1", .place = 1, .by_bot = true}, {.person = "u2", .place = 2}};
  store().commit(batch);
  EXPECT_THAT(games({.person = "u1"}), ElementsAre("t2", "t1")) << "it is in the list,";
  EXPECT_TRUE(store().games({.person = "u1"}).at(0).by_bot) << "with a mark";
  EXPECT_FALSE(store().games({.person = "u1"}).at(1).by_bot);
  EXPECT_FALSE(store().games({.person = "u2"}).at(0).by_bot) << "which is theirs alone";
  EXPECT_THAT(games({.person = "u1", .won = true}), ElementsAre("t1"));
  EXPECT_THAT(games({.person = "u1", .won = false}), IsEmpty());
  ASSERT_EQ(store().tallies("u1").size(), 1U);
  EXPECT_EQ(store().tallies("u1")[0].games, 1);
  ASSERT_EQ(store().tallies("u2").size(), 1U);
  EXPECT_EQ(store().tallies("u2")[0].games, 2);
  for (const char* dropped : {"", "t2", "t1"}) {
    if (*dropped != '\0') store().commit({.dropped = {dropped}});
    const auto companions = store().companions("u1", 9);
    const bool none = std::string(dropped) == "t1";
    ASSERT_EQ(companions.size(), none ? 0U : 1U) << dropped;
    if (none) continue;
    EXPECT_EQ(companions[0].games, 1) << dropped;
    EXPECT_EQ(companions[0].won, 1) << dropped;
  }
}

TEST_P(StoredHistory, KnowsWhoMetAtAGameThatWasBrokenOff) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "Bob")}});
  Batch batch = new_table("t1");
  batch.finished = {{.table = "t1", .record = "{}", .ended = 5, .game = "academy", .players = 2}};
  batch.finished[0].people = {{"u1", 0}, {"u2", 0}};
  store().commit(batch);
  EXPECT_TRUE(store().have_met("u1", "u2"));
  EXPECT_TRUE(store().have_met("u2", "u1"));
  EXPECT_THAT(store().companions("u1", 9), IsEmpty()) << "it counts for nobody";
  EXPECT_THAT(games({.person = "u1"}), IsEmpty());
}

TEST_P(StoredHistory, DoesNotTakeAnOpenTableForPlayingTogether) {
  Batch batch = new_table("t1");
  batch.indexes = {{.id = "t1", .phase = Phase::Open, .people = {"u1", "u2"}}};
  store().commit(batch);
  EXPECT_FALSE(store().have_met("u1", "u2"));
  store().commit({.indexes = {{.id = "t1", .phase = Phase::Playing, .people = {"u1", "u2"}}}});
  EXPECT_TRUE(store().have_met("u1", "u2"));
}

TEST_P(StoredHistory, IsSomeonesWhenAPersonIsErased) {
  store().commit({.users = {account("u1", "Ann"), account("u2", "Bob")}});
  finish("t1", 10, {"u1", "u2"});
  store().commit({.rewritings = {{.table = "t1", .user = "u1", .someone = "x1"}}, .erased = {"u1"}});
  EXPECT_THAT(games({.person = "u1"}), IsEmpty());
  EXPECT_THAT(games({.person = "u2", .with_people = true}), ElementsAre("t1"));
  EXPECT_THAT(store().companions("u2", 9), IsEmpty());
  EXPECT_FALSE(store().have_met("u1", "u2"));
  EXPECT_FALSE(store().have_met("u2", "u1"));
}

TEST_P(StoredHistory, RemembersWhoMayLook) {
  store().commit({.users = {guest("u1", "Ann")}});
  EXPECT_EQ(store().user("u1")->page, PageFor::Companions);
  store().commit({.user_changes = {{.id = "u1", .page = PageFor::Nobody}}});
  EXPECT_EQ(store().user("u1")->page, PageFor::Nobody);
  store().commit({.user_changes = {{.id = "u1", .name = "Anna"}}});
  EXPECT_EQ(store().user("u1")->page, PageFor::Nobody);
}

TEST_P(StoredHistory, FoldsAJournal) {
  finish("t1", 10, {"u1", "u2"});
  for (int i = 0; i < 3; ++i) store().commit({.entries = {entry_of("t1", i)}});
  store().commit(
      {.indexes = {
           {.id = "t1", .phase = Phase::Finished, .updated = 15, .people = {"u1", "u2"}, .others = {"u3", "u4"}}}});
  const Folding folding{
      .table = "t1", .entries = 3, .head = "{1}", .folded = {"t1", 7, 9, "folded\nbot 1"}, .maker = "u3"};
  Folding late = folding;
  late.entries = 2;
  store().commit({.foldings = {late}});
  EXPECT_EQ(store().table("t1")->entries.size(), 3U) << "something was added meanwhile";
  EXPECT_FALSE(store().tables_after("", 9).at(0).folded);
  store().commit({.foldings = {folding}});
  auto table = store().table("t1");
  ASSERT_EQ(table->entries.size(), 1U);
  EXPECT_TRUE(table->folded());
  EXPECT_EQ(table->record, "{}");
  EXPECT_EQ(table->head.head, "{1}");
  EXPECT_EQ(table->entries[0].number, 7);
  EXPECT_EQ(table->entries[0].at, 9);
  EXPECT_TRUE(store().tables_after("", 9).at(0).folded);
  EXPECT_THAT(store().tables_of("u3"), ElementsAre("t1"));
  EXPECT_THAT(store().tables_of("u4"), IsEmpty()) << "not named any more";
  EXPECT_THAT(games({.person = "u1"}), ElementsAre("t1"));
  // The journal continues from there.
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 3)}}).conflicts, ElementsAre("t1"));
  EXPECT_TRUE(store().table("t1"));
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 8, "more")}}).conflicts, IsEmpty());
  EXPECT_EQ(store().table("t1")->entries.at(1).text, "more");
}

TEST_P(StoredHistory, DropsATable) {
  finish("t1", 10, {"u1", "u2"});
  finish("t2", 10, {"u1"});
  store().commit({.entries = {entry_of("t1", 0), entry_of("t1", 1), entry_of("t2", 0)}});
  store().commit({.dropped = {"t1", "nowhere"}});
  EXPECT_FALSE(store().table("t1"));
  EXPECT_FALSE(store().record("t1"));
  EXPECT_THAT(games({.person = "u1"}), ElementsAre("t2"));
  EXPECT_THAT(store().tables_of("u2"), IsEmpty());
  EXPECT_EQ(store().table("t2")->entries.size(), 1U);
  EXPECT_THAT(store().commit({.entries = {entry_of("t1", 2)}}).conflicts, ElementsAre("t1"));
}

TEST_P(StoredHistory, GoesThroughAllTablesAndGuests) {
  finish("t1", 10, {"u1"});
  finish("t3", 30, {"u1"});
  Batch batch = new_table("t2");
  batch.indexes = {{.id = "t2", .phase = Phase::Playing, .updated = 20}};
  store().commit(batch);
  const auto first = store().tables_after("", 2);
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(first[1].id, "t2");
  EXPECT_EQ(first[1].phase, Phase::Playing);
  EXPECT_EQ(first[1].updated, 20);
  EXPECT_EQ(store().tables_after("t2", 2).at(0).id, "t3");
  EXPECT_THAT(store().tables_after("t3", 2), IsEmpty());

  store().commit({.users = {guest("u1", "Ann"), guest("u2", "Bob"), account("u3", "Cid"), guest("u4", "Dora")},
                  .tokens = {{.hash = "h1", .user = "u2", .seen = 7}, {.hash = "h2", .user = "u2", .seen = 5}}});
  const auto guests = store().guests_after("", 9);
  ASSERT_EQ(guests.size(), 3U);
  EXPECT_TRUE(guests[0].named);
  EXPECT_FALSE(guests[1].named);
  EXPECT_EQ(guests[1].seen, 7);
  EXPECT_EQ(guests[2].seen, 1) << "never: since they were made";
}

TEST_P(StoredHistory, ForgetsVoidTokensInTheEnd) {
  store().commit({.users = {guest("u1", "Ann")},
                  .tokens = {{.hash = "h1", .user = "u1", .seen = 5}, {.hash = "h2", .user = "u1", .seen = 5}}});
  store().commit({.void_tokens = {"h1"}});
  store().commit({.forget_void = 6});
  EXPECT_TRUE(store().user_of_token("h2"));
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .seen = 9}}});
  EXPECT_TRUE(store().user_of_token("h1")) << "there is nothing left of it";
}

}  // namespace

}  // namespace roundtable::server
