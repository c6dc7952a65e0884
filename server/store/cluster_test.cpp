#include <gmock/gmock.h>

#include <condition_variable>
#include <mutex>

#include "server/store/ring.h"
#include "server/store/test_stores.h"

// Several servers on one PostgreSQL.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::Not;
using testing::Pair;
using testing::SizeIs;
using testing::UnorderedElementsAre;

constexpr std::chrono::seconds kGuard(60);

// What a bell has heard. A test waits for what must come.
class Heard {
 public:
  Bell::Hearers hearers() {
    return {.ring =
                [this](Ring ring) {
                  const std::lock_guard lock(mutex_);
                  rings_.push_back(std::move(ring));
                  came_.notify_all();
                },
            .opened =
                [this] {
                  const std::lock_guard lock(mutex_);
                  ++opened_;
                  came_.notify_all();
                }};
  }

  void wait_until_opened(int times) {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(came_.wait_for(lock, kGuard, [&] { return opened_ >= times; }));
  }
  Ring next() {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(came_.wait_for(lock, kGuard, [&] { return !rings_.empty(); }));
    if (rings_.empty()) return {};
    Ring first = std::move(rings_.front());
    rings_.erase(rings_.begin());
    return first;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Ring> rings_;
  int opened_ = 0;
};

class ClusterTest : public testing::Test {
 protected:
  void SetUp() override {
    NEED_POSTGRES();
    schema_ = std::make_unique<TestSchema>();
    one_ = join();
    other_ = join();
  }

  std::unique_ptr<Store> join() { return open_store(schema_->address(), Access::Serving); }
  static Round round(Store& store, int most = 10) { return store.cluster()->round({}, most); }
  static std::vector<std::string> want(Store& store, std::vector<std::string> tables) {
    Batch batch;
    batch.cluster.wanted = std::move(tables);
    return ids_of(store.commit(batch).leases);
  }
  static std::vector<std::string> ids_of(const std::vector<Lease>& leases) {
    std::vector<std::string> ids;
    for (const Lease& lease : leases) ids.push_back(lease.table);
    return ids;
  }
  // As if it had not been heard of for longer than leases hold.
  void lapse(Store& store) {
    run_postgres(schema_->address(), "UPDATE roundtable_nodes SET until = now() - interval '1 ms' WHERE id = '" +
                                         store.cluster()->node() + "'");
  }
  static Batch table_due(const std::string& id, Millis due) {
    Batch batch = new_table(id);
    batch.indexes.push_back({.id = id, .phase = Phase::Playing, .due = due});
    return batch;
  }

  std::unique_ptr<TestSchema> schema_;
  std::unique_ptr<Store> one_, other_;
};

TEST_F(ClusterTest, AnyNumberServe) {
  EXPECT_THAT(round(*one_).nodes, SizeIs(1));
  EXPECT_THAT(round(*other_).nodes, UnorderedElementsAre(one_->cluster()->node(), other_->cluster()->node()));
  EXPECT_THROW(open_store(schema_->address(), Access::Exclusive), StoreTaken);
  one_.reset();
  other_.reset();
  const auto alone = open_store(schema_->address(), Access::Exclusive);
  EXPECT_EQ(alone->cluster(), nullptr);
  EXPECT_THROW(join(), StoreTaken);
}

TEST_F(ClusterTest, AFileHasOneServerAndNoCluster) {
  const TestFolder folder;
  const auto store = open_store("sqlite:" + folder.file(), Access::Serving);
  EXPECT_EQ(store->cluster(), nullptr);
  EXPECT_THROW(open_store("sqlite:" + folder.file(), Access::Serving), StoreTaken);
}

TEST_F(ClusterTest, ALeaseIsOnesUntilItIsLetGo) {
  round(*one_);
  round(*other_);
  EXPECT_THAT(want(*one_, {"t1", "t2"}), UnorderedElementsAre("t1", "t2"));
  EXPECT_THAT(want(*one_, {"t1"}), ElementsAre("t1")) << "whoever has it may ask again";
  EXPECT_THAT(want(*other_, {"t1", "t3"}), ElementsAre("t3"));
  Batch batch;
  batch.cluster.let_go = {"t1"};
  other_->commit(batch);
  EXPECT_THAT(want(*other_, {"t1"}), IsEmpty()) << "nobody lets go what is not theirs";
  one_->commit(batch);
  EXPECT_THAT(want(*other_, {"t1"}), ElementsAre("t1"));
}

TEST_F(ClusterTest, NodesAreKnownWithTheirLeases) {
  round(*one_);
  round(*other_);
  want(*one_, {"t1", "t2"});
  lapse(*other_);
  const auto nodes = one_->cluster()->nodes();
  ASSERT_THAT(nodes, SizeIs(2)) << "one that was lost is not forgotten at once";
  EXPECT_EQ(nodes[0].id, one_->cluster()->node()) << "in the order in which they were started";
  EXPECT_TRUE(nodes[0].alive);
  EXPECT_EQ(nodes[0].leases, 2);
  EXPECT_GE(nodes[0].seen, nodes[0].started);
  EXPECT_FALSE(nodes[1].alive);
  EXPECT_EQ(nodes[1].leases, 0);
}

TEST_F(ClusterTest, NodesTellOfThemselves) {
  round(*one_);
  round(*other_);
  EXPECT_EQ(one_->cluster()->tell(R"({"people":3})"), std::nullopt);
  round(*one_);
  const auto nodes = other_->cluster()->nodes();
  EXPECT_EQ(nodes[0].figures, R"({"people":3})");
  EXPECT_EQ(nodes[1].figures, "") << "as one of an older version";
}

TEST_F(ClusterTest, ANodeIsToldToEnd) {
  round(*one_);
  round(*other_);
  Batch batch;
  batch.cluster.ended = {{one_->cluster()->node(), "ann"}};
  other_->commit(batch);
  EXPECT_EQ(one_->cluster()->tell("{}"), "ann");
  EXPECT_EQ(other_->cluster()->tell("{}"), std::nullopt) << "nobody else is";
}

// As a server of the version before says that it is alive.
TEST_F(ClusterTest, AnOlderNodeSaysNothingOfItself) {
  round(*one_);
  run_postgres(schema_->address(),
               "INSERT INTO roundtable_nodes (id, started, until) VALUES ('old', now(), now() + interval '3 s')");
  const auto nodes = one_->cluster()->nodes();
  ASSERT_THAT(nodes, SizeIs(2));
  EXPECT_TRUE(nodes[1].alive);
  EXPECT_EQ(nodes[1].figures, "");
}

TEST_F(ClusterTest, ALeaseLapsesWithItsNode) {
  round(*one_);
  round(*other_);
  want(*one_, {"t1", "t2"});
  lapse(*one_);
  Batch batch;
  batch.cluster.wanted = {"t1"};
  const auto taken = other_->commit(batch).leases;
  ASSERT_THAT(taken, SizeIs(1));
  EXPECT_EQ(taken[0].epoch, 2);
  EXPECT_TRUE(round(*one_).lapsed) << "it learns that its leases may be another's";
  EXPECT_FALSE(round(*one_).lapsed);
  EXPECT_THAT(want(*one_, {"t1", "t2"}), ElementsAre("t2"));
}

TEST_F(ClusterTest, WhatIsDueIsTakenUpWhenNobodyLooksAfterIt) {
  round(*one_);
  round(*other_);
  one_->commit(table_due("bot", kBotToMove));
  one_->commit(table_due("clock", 1000));
  one_->commit(table_due("later", 9'000'000'000'000));
  want(*one_, {"bot"});
  EXPECT_THAT(ids_of(round(*other_).taken), ElementsAre("clock"));
  EXPECT_THAT(round(*other_).taken, IsEmpty());
  lapse(*one_);
  EXPECT_THAT(ids_of(round(*other_).taken), ElementsAre("bot"));
  EXPECT_THAT(round(*one_).taken, IsEmpty());
}

TEST_F(ClusterTest, OnlySoManyAreTakenAtOnce) {
  for (const char* id : {"t1", "t2", "t3"}) one_->commit(table_due(id, kBotToMove));
  EXPECT_THAT(round(*one_, 2).taken, SizeIs(2));
  EXPECT_THAT(round(*other_, 2).taken, SizeIs(1));
}

TEST_F(ClusterTest, WhoLeavesGivesUpAllAtOnce) {
  Heard heard;
  const auto bell = other_->cluster()->listen(heard.hearers());
  heard.wait_until_opened(1);
  round(*one_);
  one_->commit(table_due("t1", kBotToMove));
  want(*one_, {"t1", "t2"});
  one_->cluster()->leave();
  const Ring ring = heard.next();
  EXPECT_TRUE(ring.leaves);
  EXPECT_EQ(ring.node, one_->cluster()->node());
  const Round next = round(*other_);
  EXPECT_THAT(ids_of(next.taken), ElementsAre("t1"));
  EXPECT_THAT(next.nodes, ElementsAre(other_->cluster()->node()));
}

TEST_F(ClusterTest, ABatchIsRungToTheOthers) {
  Heard heard, own;
  const auto bell = other_->cluster()->listen(heard.hearers());
  const auto own_bell = one_->cluster()->listen(own.hearers());
  heard.wait_until_opened(1);
  own.wait_until_opened(1);
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0), entry_of("t1", 1)};
  batch.users = {guest("u1", "Ann")};
  batch.cluster.followed = {"t1"};
  one_->commit(batch);
  EXPECT_THAT(heard.next().tables, ElementsAre(Growth{.table = "t1", .length = 2, .entries = batch.entries}));
  Batch more;
  more.user_changes = {{.id = "u1", .name = "Anna"}};
  more.void_tokens = {"hash"};
  more.notes = {{.kind = "ban", .id = "b1"}, {.kind = "report", .id = "r1"}};
  more.void_notes = {{.kind = "house", .id = "read-only"}};
  more.cluster.spent = {{"logins 192.0.2.1", 3}};
  one_->commit(more);
  const Ring ring = heard.next();
  EXPECT_THAT(ring.tables, IsEmpty());
  EXPECT_THAT(ring.people, ElementsAre("u1"));
  EXPECT_THAT(ring.void_tokens, ElementsAre("hash"));
  EXPECT_THAT(ring.notes, ElementsAre(Pair("ban", "b1"), Pair("house", "read-only")));
  EXPECT_THAT(ring.spent, ElementsAre(Pair("logins 192.0.2.1", 3)));
  other_->commit(new_table("t2"));
  Batch answer;
  answer.entries = {entry_of("t2", 0)};
  other_->commit(answer);
  EXPECT_THAT(own.next().tables, ElementsAre(Growth{.table = "t2", .length = 1})) << "its own it does not hear";
}

TEST_F(ClusterTest, WhatWasAddedCanBeReadFromAnyNumberOn) {
  Batch batch = new_table("t1");
  batch.entries = {entry_of("t1", 0, "a"), entry_of("t1", 1, "b"), entry_of("t1", 2, "c")};
  one_->commit(batch);
  EXPECT_THAT(other_->cluster()->entries_from("t1", 1),
              ElementsAre(Field(&Entry::text, "b"), Field(&Entry::text, "c")));
  EXPECT_THAT(other_->cluster()->entries_from("t1", 3), IsEmpty());
  EXPECT_THAT(other_->cluster()->lengths({"t1", "t2"}), UnorderedElementsAre(Pair("t1", 3), Pair("t2", 0)));
}

TEST_F(ClusterTest, PeopleAreWhereANodeSaysThatIsAlive) {
  round(*one_);
  round(*other_);
  Batch batch;
  batch.cluster.movements = {{.place = "t1", .person = "ann", .text = ""},
                             {.place = "t1", .person = "bert", .text = ""},
                             {.place = "t1", .person = "bert", .text = std::nullopt},
                             {.place = "hall", .person = "ann", .text = "playing"}};
  one_->commit(batch);
  const auto people_at = [&](const std::string& place) {
    std::vector<std::string> people;
    for (const Whereabouts& one : other_->cluster()->present({place})) people.push_back(one.person);
    return people;
  };
  EXPECT_THAT(people_at("t1"), ElementsAre("ann"));
  EXPECT_EQ(other_->cluster()->present({"hall"}).at(0).text, "playing");
  EXPECT_THAT(one_->cluster()->present({"t1"}), IsEmpty()) << "whom it has itself it knows";
  lapse(*one_);
  EXPECT_THAT(people_at("t1"), IsEmpty());
}

TEST_F(ClusterTest, TokensAreComparedAllAtOnce) {
  one_->commit({.users = {guest("u1", "Ann")}, .tokens = {{.hash = "a", .user = "u1"}, {.hash = "b", .user = "u1"}}});
  one_->commit({.void_tokens = {"a"}});
  EXPECT_THAT(other_->cluster()->void_tokens({"a", "b", "c"}), UnorderedElementsAre("a", "c"));
}

// The connection broke at the end of a commit, and before it is saved again another server has gone on.
TEST_F(ClusterTest, ABatchThatIsSavedAgainLeavesWhatIsNewerInTheLists) {
  Batch first = table_due("t1", kBotToMove);
  first.entries = {entry_of("t1", 0)};
  first.indexes[0].people = {"ann"};
  one_->commit(first);
  Batch second;
  second.entries = {entry_of("t1", 1)};
  second.indexes = {{.id = "t1", .phase = Phase::Playing, .due = 5000, .people = {"ann", "bert"}}};
  other_->commit(second);
  EXPECT_THAT(one_->commit(first).conflicts, IsEmpty());
  EXPECT_EQ(one_->listing("t1")->due, 5000);
  EXPECT_THAT(one_->list({.list = List::Mine, .user = "bert"}), SizeIs(1));
}

TEST_F(ClusterTest, ABellThatWasCutOffSaysSo) {
  Heard heard;
  const auto bell = one_->cluster()->listen(heard.hearers());
  heard.wait_until_opened(1);
  run_postgres(schema_->address(),
               "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query "
               "LIKE 'LISTEN%' OR query = 'SELECT 1'");
  heard.wait_until_opened(2);
  other_->commit(table_due("t1", 1));
  Batch batch;
  batch.entries = {entry_of("t1", 0)};
  other_->commit(batch);
  EXPECT_THAT(heard.next().tables, ElementsAre(Field(&Growth::length, 1)));
}

TEST_F(ClusterTest, OnlyWhoMayReadTheStoreUnderstandsRings) {
  Heard heard;
  const auto bell = other_->cluster()->listen(heard.hearers());
  heard.wait_until_opened(1);
  const std::string channel = "'roundtable_' || 'roundtable_schema'::regclass::oid::bigint";
  const std::string forged = R"({"node":"n","at":5,"tokens":["hash"]})";
  run_postgres(schema_->address(), "SELECT pg_notify(" + channel + ", '" + forged + "')");
  run_postgres(schema_->address(), "SELECT pg_notify(" + channel + ", '" + std::string(24, 'n') + forged + "')");
  one_->commit(new_table("t1"));
  Batch batch;
  batch.entries = {entry_of("t1", 0)};
  one_->commit(batch);
  const Ring ring = heard.next();
  EXPECT_EQ(ring.node, one_->cluster()->node()) << "what somebody else has rung does not count";
}

// Rings.

Ring long_ring() {
  Ring ring{.node = "n", .at = 5};
  for (int i = 0; i < 500; ++i) {
    const std::string id = "table" + std::to_string(i);
    ring.tables.push_back({.table = id, .length = i + 1, .entries = {entry_of(id, i, "say \"ä\"")}});
  }
  for (int i = 0; i < 100; ++i) ring.people.push_back("person \"" + std::to_string(i) + "\"");
  ring.movements = {{.node = "n", .place = "t", .person = "p", .text = "x"},
                    {.node = "n", .place = "t", .person = "q"}};
  ring.turns = {{.table = "t", .people = {"p", "q"}}};
  ring.choices = {{.to = "m", .table = "t", .person = "p", .decision = 7, .choice = "pick Q2"}};
  return ring;
}

TEST(Rings, AreCutIntoTextsThatAddUp) {
  const Ring ring = long_ring();
  const auto texts = texts_of(ring, 1000);
  EXPECT_GT(texts.size(), 5U);
  Ring sum;
  for (const std::string& text : texts) {
    EXPECT_LE(text.size(), 1000U);
    const auto part = read_ring(text);
    ASSERT_TRUE(part) << text;
    EXPECT_EQ(part->node, "n");
    EXPECT_EQ(part->at, 5);
    sum.tables.insert(sum.tables.end(), part->tables.begin(), part->tables.end());
    sum.people.insert(sum.people.end(), part->people.begin(), part->people.end());
    sum.movements.insert(sum.movements.end(), part->movements.begin(), part->movements.end());
    sum.turns.insert(sum.turns.end(), part->turns.begin(), part->turns.end());
    sum.choices.insert(sum.choices.end(), part->choices.begin(), part->choices.end());
  }
  EXPECT_EQ(sum.tables, ring.tables);
  EXPECT_EQ(sum.people, ring.people);
  EXPECT_EQ(sum.turns, ring.turns);
  EXPECT_EQ(sum.choices, ring.choices);
  ASSERT_THAT(sum.movements, SizeIs(2));
  EXPECT_EQ(sum.movements[0].text, "x");
  EXPECT_FALSE(sum.movements[1].text);
}

TEST(Rings, AreNotRungForNothing) {
  EXPECT_THAT(texts_of(Ring{.node = "n"}, 1000), IsEmpty());
  EXPECT_THAT(texts_of(Ring{.node = "n", .leaves = true}, 1000), Not(IsEmpty()));
}

TEST(Rings, TellWhatWasAddedWhereOthersFollowUnlessItIsLong) {
  Batch batch;
  batch.entries = {entry_of("t1", 4, std::string(2'000, 'x')), entry_of("t2", 0, "short"), entry_of("t3", 6, "short")};
  batch.cluster.followed = {"t1", "t2"};
  const Ring ring = ring_of(BatchPlan(batch), "n", 5);
  EXPECT_THAT(ring.tables, ElementsAre(Growth{.table = "t1", .length = 5},
                                       Growth{.table = "t2", .length = 1, .entries = {batch.entries[1]}},
                                       Growth{.table = "t3", .length = 7}));
}

TEST(Rings, OfOthersAreNoRings) {
  for (const char* text : {"", "hello", "[]", "{}", R"({"node":"n"})", R"({"node":1,"at":2})",
                           R"({"node":"n","at":2,"tables":[["t","1"]]})", R"({"node":"n","at":2,"people":{}})",
                           R"({"node":"n","at":2,"tables":[["t"]]})", R"({"node":"n","at":2,"tables":[["t",1,2]]})",
                           R"({"node":"n","at":2,"tables":[["t",1,"2",""]]})", R"({"node":"n","at":2,"turns":[[]]})",
                           R"({"node":"n","at":2,"choices":[["m","t","p","7","pick"]]})",
                           R"({"node":"n","at":2,"movements":[["t","p"]]})"}) {
    EXPECT_FALSE(read_ring(text)) << text;
  }
}

}  // namespace

}  // namespace roundtable::server
