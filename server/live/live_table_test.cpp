#include "server/live/live_table.h"

#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// The parts of a table in memory.

namespace roundtable::server::live_table_test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<Entry> entries(std::int64_t from, std::int64_t to) {
  std::vector<Entry> all;
  for (std::int64_t number = from; number < to; ++number) all.push_back({.table = "t", .number = number});
  return all;
}

TEST(PeerEntriesTest, EntriesWaitForThoseBeforeThem) {
  PeerEntries peers;
  peers.add(entries(5, 7));
  EXPECT_THAT(peers.take_next(4), IsEmpty());
  peers.add(entries(4, 5));
  EXPECT_THAT(peers.take_next(4), SizeIs(3));
  EXPECT_THAT(peers.take_next(7), IsEmpty());
}

TEST(PeerEntriesTest, KnownEntriesAreDropped) {
  PeerEntries peers;
  peers.add(entries(2, 6));
  const auto next = peers.take_next(4);
  ASSERT_THAT(next, SizeIs(2));
  EXPECT_EQ(next[0].number, 4);
}

TEST(PeerEntriesTest, ACrowdOfEntriesIsReadFromTheStore) {
  PeerEntries peers;
  peers.add(entries(10, 100));
  peers.add(entries(100, 120));
  EXPECT_THAT(peers.take_next(10), IsEmpty());
  EXPECT_THAT(peers.take_next(100), SizeIs(20));
}

TEST(PeerEntriesTest, AnUnknownLengthIsAskedForOnce) {
  PeerEntries peers;
  EXPECT_FALSE(peers.lacks_more_than(0));
  peers.hear_length(3);
  EXPECT_TRUE(peers.lacks_more_than(2));
  EXPECT_FALSE(peers.lacks_more_than(3));
  peers.hear_length(PeerEntries::kUnknownLength);
  EXPECT_TRUE(peers.lacks_more_than(3));
  peers.nothing_after(3);
  EXPECT_FALSE(peers.lacks_more_than(3));
  peers.hear_length(PeerEntries::kUnknownLength);
  peers.applied(5);
  EXPECT_FALSE(peers.lacks_more_than(5));
}

TEST(PeerPresenceTest, FollowsTheReportsOfPeers) {
  PeerPresence peers;
  peers.receive({.node = "n2", .place = "t", .person = "ua", .text = ""});
  peers.receive({.node = "n3", .place = "t", .person = "ua", .text = ""});
  peers.receive({.node = "n3", .place = "t", .person = "ua", .text = std::nullopt});
  EXPECT_EQ(peers.reports(), 3);
  EXPECT_TRUE(peers.has_person("ua"));
  EXPECT_TRUE(peers.has_node("n2"));
  EXPECT_FALSE(peers.has_node("n"));
  EXPECT_THAT(peers.nodes(), ElementsAre("n2"));
  EXPECT_FALSE(peers.keep({"n2"}));
  EXPECT_TRUE(peers.keep({"n3"})) << "a server was lost";
  EXPECT_TRUE(peers.empty());
  EXPECT_FALSE(peers.replace({}));
  EXPECT_TRUE(peers.replace({{"n2", "ub"}}));
}

TEST(PeerPresenceTest, PeersAreToldAboutChangesOnly) {
  PeerPresence peers;
  EXPECT_THAT(peers.tell("t", {"ua", "ub"}), SizeIs(2));
  const auto reports = peers.tell("t", {"ub", "uc"});
  ASSERT_THAT(reports, SizeIs(2));
  EXPECT_EQ(reports[0].person, "ua");
  EXPECT_EQ(reports[0].text, std::nullopt);
  EXPECT_EQ(reports[1].person, "uc");
  EXPECT_THAT(peers.told(), ElementsAre("ub", "uc"));
}

TEST(SaveStateTest, ABatchOfOursIsUnconfirmedUntilItComesBack) {
  auto table = drafting();
  SaveState saved;
  EXPECT_TRUE(saved.is_new());
  EXPECT_TRUE(saved.change());
  EXPECT_FALSE(saved.change()) << "the next batch holds it already";
  EXPECT_TRUE(saved.begin_batch(*table));
  saved.list(*table, table->listing());
  saved.end_batch();
  saved.batch_left();
  table->take_written();
  EXPECT_FALSE(saved.is_new());
  EXPECT_TRUE(saved.is_unconfirmed(*table));
  EXPECT_FALSE(saved.is_settled());
  saved.batch_came_back();
  EXPECT_FALSE(saved.is_unconfirmed(*table));
  EXPECT_TRUE(saved.is_settled());
  saved.change();
  EXPECT_FALSE(saved.begin_batch(*table)) << "nothing of it is new";
  EXPECT_FALSE(saved.is_ours());
}

TEST(SaveStateTest, ListsChangeWithPhaseAndPeople) {
  auto table = drafting();
  SaveState saved(*table);
  EXPECT_FALSE(saved.lists_change(*table, table->listing()));
  table->choose(Seat{0}, 0, first_choice(*table, Seat{0}), 4000);
  EXPECT_FALSE(saved.lists_change(*table, table->listing()));
  table->stop(5000);
  EXPECT_TRUE(saved.lists_change(*table, table->listing()));
  EXPECT_FALSE(saved.is_recorded());
  saved.follow(*table);
  EXPECT_TRUE(saved.is_recorded());
}

TEST(AnnouncedTurnsTest, OnlyChangesAreNews) {
  auto table = drafting();
  AnnouncedTurns announced;
  const auto begun = announced.announce(*table, true);
  ASSERT_TRUE(begun);
  EXPECT_EQ(begun->before, std::nullopt) << "the table is new";
  EXPECT_THAT(begun->begun(), SizeIs(3));
  EXPECT_FALSE(announced.announce(*table, true));
  table->choose(Seat{0}, 0, first_choice(*table, Seat{0}), 4000);
  const auto chosen = announced.announce(*table, false);
  ASSERT_TRUE(chosen);
  EXPECT_FALSE(chosen->ours);
  EXPECT_THAT(chosen->begun(), IsEmpty());
  EXPECT_THAT(announced.turns(), SizeIs(2));
}

class ConnectionsTest : public testing::Test {
 protected:
  static ListenerPtr listener_of(const User& user) {
    const auto listener = std::make_shared<Listener>();
    listener->user = user;
    return listener;
  }
  std::vector<Audience::Telling> news() {
    std::vector<Audience::Telling> told;
    connections_.write_news(*table_, told);
    return told;
  }
  void arrive(const ListenerPtr& listener) { connections_.add({listener, table_->seat_of(listener->user.id), 0, ""}); }

  std::unique_ptr<Table> table_ = drafting();
  TableConnections connections_{table_->n()};
  ListenerPtr ann_ = listener_of(kAnn), guest_ = listener_of({.id = "ug", .name = "Guest"});
};

TEST_F(ConnectionsTest, AnArrivalGetsTheWholeTableAndThenChanges) {
  EXPECT_TRUE(connections_.empty());
  arrive(ann_);
  EXPECT_TRUE(connections_.has_seat(Seat{0}));
  ASSERT_THAT(news(), SizeIs(1));
  EXPECT_THAT(news(), IsEmpty());
  table_->choose(Seat{0}, 0, first_choice(*table_, Seat{0}), 4000);
  EXPECT_THAT(news(), SizeIs(1));
  connections_.remove(ann_);
  EXPECT_TRUE(connections_.empty());
}

TEST_F(ConnectionsTest, PeopleWithoutASeatAreSpectators) {
  arrive(ann_);
  arrive(guest_);
  EXPECT_THAT(connections_.spectators(), ElementsAre("ug"));
  news();
  EXPECT_THAT(connections_.spectators(), ElementsAre("ug"));
  int at_anns_seat = 0;
  connections_.each_at(Seat{0}, [&](const ListenerPtr& one) { at_anns_seat += one == ann_ ? 1 : 10; });
  EXPECT_EQ(at_anns_seat, 1);
}

TEST_F(ConnectionsTest, AnErasedPersonWatchesWithoutASeat) {
  arrive(ann_);
  news();
  table_->forget(kAnn.id, "x1", 5000);
  connections_.reseat(*table_);
  EXPECT_FALSE(connections_.has_seat(Seat{0}));
  EXPECT_THAT(connections_.spectators(), ElementsAre("ua"));
}

TEST_F(ConnectionsTest, AReloadAsksForTheUnsentPartOnly) {
  arrive(ann_);
  news();
  connections_.sent(table_->n());
  arrive(guest_);
  table_->choose(Seat{0}, 0, first_choice(*table_, Seat{0}), 4000);
  news();
  const auto all = connections_.take_all();
  ASSERT_THAT(all, SizeIs(2));
  for (const auto& one : all) EXPECT_EQ(one.since, one.listener == ann_ ? table_->n() - 1 : 0);
}

}  // namespace

}  // namespace roundtable::server::live_table_test
