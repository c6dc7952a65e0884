#include <gmock/gmock.h>

#include "server/store/test_cluster.h"

// Leases: the server that runs a table.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

class ClusterLeases : public ClusterTest {};

TEST_F(ClusterLeases, ALeaseIsOnesUntilItIsLetGo) {
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

TEST_F(ClusterLeases, ALeaseLapsesWithItsNode) {
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

TEST_F(ClusterLeases, WhatIsDueIsTakenUpWhenNobodyLooksAfterIt) {
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

TEST_F(ClusterLeases, OnlySoManyAreTakenAtOnce) {
  for (const char* id : {"t1", "t2", "t3"}) one_->commit(table_due(id, kBotToMove));
  EXPECT_THAT(round(*one_, 2).taken, SizeIs(2));
  EXPECT_THAT(round(*other_, 2).taken, SizeIs(1));
}

}  // namespace

}  // namespace roundtable::server
