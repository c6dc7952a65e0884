#include <gmock/gmock.h>

#include <condition_variable>
#include <mutex>

#include "server/store/test_cluster.h"

// Messages between servers on one PostgreSQL.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::Pair;

constexpr std::chrono::seconds kGuard(60);

// Collects messages; a test waits for the expected ones.
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

class ClusterBells : public ClusterTest {};

TEST_F(ClusterBells, WhoLeavesGivesUpAllAtOnce) {
  Heard heard;
  const auto bell = other_->cluster()->listen(heard.hearers());
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

// Peers may send to a server as soon as its clients connect.
TEST_F(ClusterBells, IsHeardFromTheFirstMoment) {
  Heard heard;
  const auto bell = other_->cluster()->listen(heard.hearers());
  Batch batch;
  batch.cluster.spent = {{"logins 192.0.2.1", 3}};
  one_->commit(batch);
  EXPECT_THAT(heard.next().spent, ElementsAre(Pair("logins 192.0.2.1", 3)));
}

TEST_F(ClusterBells, ABatchIsRungToTheOthers) {
  Heard heard, own;
  const auto bell = other_->cluster()->listen(heard.hearers());
  const auto own_bell = one_->cluster()->listen(own.hearers());
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

TEST_F(ClusterBells, ABellThatWasCutOffSaysSo) {
  Heard heard;
  const auto bell = one_->cluster()->listen(heard.hearers());
  heard.wait_until_opened(1);
  schema_->cut("^(LISTEN .*|SELECT 1)$");
  heard.wait_until_opened(2);
  other_->commit(table_due("t1", 1));
  Batch batch;
  batch.entries = {entry_of("t1", 0)};
  other_->commit(batch);
  EXPECT_THAT(heard.next().tables, ElementsAre(Field(&Growth::length, 1)));
}

TEST_F(ClusterBells, OnlyWhoMayReadTheStoreUnderstandsRings) {
  Heard heard;
  const auto bell = other_->cluster()->listen(heard.hearers());
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

}  // namespace

}  // namespace roundtable::server
