#include "server/cluster/leases.h"

#include <gmock/gmock.h>

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

ClusterPart asked_by(Leases& leases) {
  ClusterPart part;
  leases.collect(part);
  return part;
}

TEST(Leases, OfAServerAloneAreAllOfThem) {
  Leases leases;
  EXPECT_TRUE(leases.holds("t"));
  EXPECT_FALSE(leases.want("t"));
  EXPECT_FALSE(leases.let_go("t"));
  EXPECT_TRUE(asked_by(leases).empty());
}

TEST(Leases, AreAskedForOnceAndHeldWhenTheStoreSaysSo) {
  Leases leases;
  leases.share();
  EXPECT_FALSE(leases.holds("t"));
  EXPECT_TRUE(leases.want("t"));
  EXPECT_FALSE(leases.want("t"));
  EXPECT_THAT(asked_by(leases).wanted, ElementsAre("t"));
  EXPECT_TRUE(leases.want("t")) << "another had it: it is asked for again";
  leases.gained("t");
  EXPECT_TRUE(leases.holds("t"));
  EXPECT_FALSE(leases.want("t"));
  EXPECT_THAT(asked_by(leases).wanted, IsEmpty());
}

TEST(Leases, AreLetGoOnlyByWhoHasThem) {
  Leases leases;
  leases.share();
  EXPECT_FALSE(leases.let_go("t"));
  leases.gained("t");
  EXPECT_TRUE(leases.let_go("t"));
  EXPECT_FALSE(leases.holds("t"));
  EXPECT_TRUE(leases.want("t"));
  const ClusterPart part = asked_by(leases);
  EXPECT_THAT(part.wanted, ElementsAre("t"));
  EXPECT_THAT(part.let_go, IsEmpty()) << "somebody came back at once";
}

TEST(Leases, AreLetGoThoughTheyMayBeSomebodyElsesByNow) {
  Leases leases;
  leases.share();
  leases.gained("t");
  leases.let_go("t");
  leases.lost();
  EXPECT_THAT(asked_by(leases).let_go, ElementsAre("t"));
}

TEST(Leases, AreGivenUpForGood) {
  Leases leases;
  leases.share();
  leases.gained("t");
  leases.want("u");
  leases.give_up();
  EXPECT_FALSE(leases.holds("t"));
  EXPECT_FALSE(leases.want("t"));
  leases.gained("u");  // the answer to an earlier request
  EXPECT_FALSE(leases.holds("u"));
  EXPECT_TRUE(asked_by(leases).empty());
}

}  // namespace

}  // namespace roundtable::server
