#include <gmock/gmock.h>

#include "server/store/test_cluster.h"

// Several servers on one PostgreSQL.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;
using testing::UnorderedElementsAre;

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

// A node of the previous version registers without figures.
TEST_F(ClusterTest, AnOlderNodeSaysNothingOfItself) {
  round(*one_);
  run_postgres(schema_->address(),
               "INSERT INTO roundtable_nodes (id, started, until) VALUES ('old', now(), now() + interval '3 s')");
  const auto nodes = one_->cluster()->nodes();
  ASSERT_THAT(nodes, SizeIs(2));
  EXPECT_TRUE(nodes[1].alive);
  EXPECT_EQ(nodes[1].figures, "");
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

// The connection broke at the end of a commit. Before the batch is saved again, another server has continued.
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

}  // namespace

}  // namespace roundtable::server
