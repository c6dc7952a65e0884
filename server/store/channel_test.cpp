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
  PeerChannel::Handlers handlers() {
    return {.message =
                [this](PeerMessage message) {
                  const std::lock_guard lock(mutex_);
                  messages_.push_back(std::move(message));
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
  PeerMessage next() {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(came_.wait_for(lock, kGuard, [&] { return !messages_.empty(); }));
    if (messages_.empty()) return {};
    PeerMessage first = std::move(messages_.front());
    messages_.erase(messages_.begin());
    return first;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<PeerMessage> messages_;
  int opened_ = 0;
};

class ClusterChannels : public ClusterTest {};

TEST_F(ClusterChannels, WhoLeavesGivesUpAllAtOnce) {
  Heard heard;
  const auto channel = other_->cluster()->listen(heard.handlers());
  round(*one_);
  one_->commit(table_due("t1", kBotToMove));
  want(*one_, {"t1", "t2"});
  one_->cluster()->leave();
  const PeerMessage message = heard.next();
  EXPECT_TRUE(message.leaves);
  EXPECT_EQ(message.node, one_->cluster()->node());
  const Round next = round(*other_);
  EXPECT_THAT(ids_of(next.taken), ElementsAre("t1"));
  EXPECT_THAT(next.nodes, ElementsAre(other_->cluster()->node()));
}

// Peers may send to a server as soon as its clients connect.
TEST_F(ClusterChannels, IsHeardFromTheFirstMoment) {
  Heard heard;
  const auto channel = other_->cluster()->listen(heard.handlers());
  Batch batch;
  batch.cluster.spent = {{"logins 192.0.2.1", 3}};
  one_->commit(batch);
  EXPECT_THAT(heard.next().spent, ElementsAre(Pair("logins 192.0.2.1", 3)));
}

TEST_F(ClusterChannels, ABatchIsRungToTheOthers) {
  Heard heard, own;
  const auto channel = other_->cluster()->listen(heard.handlers());
  const auto own_channel = one_->cluster()->listen(own.handlers());
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
  const PeerMessage message = heard.next();
  EXPECT_THAT(message.tables, IsEmpty());
  EXPECT_THAT(message.people, ElementsAre("u1"));
  EXPECT_THAT(message.void_tokens, ElementsAre("hash"));
  EXPECT_THAT(message.notes, ElementsAre(Pair("ban", "b1"), Pair("house", "read-only")));
  EXPECT_THAT(message.spent, ElementsAre(Pair("logins 192.0.2.1", 3)));
  other_->commit(new_table("t2"));
  Batch answer;
  answer.entries = {entry_of("t2", 0)};
  other_->commit(answer);
  EXPECT_THAT(own.next().tables, ElementsAre(Growth{.table = "t2", .length = 1})) << "its own it does not hear";
}

TEST_F(ClusterChannels, AChannelThatWasCutOffSaysSo) {
  Heard heard;
  const auto channel = one_->cluster()->listen(heard.handlers());
  heard.wait_until_opened(1);
  schema_->cut("^(LISTEN .*|SELECT 1)$");
  heard.wait_until_opened(2);
  other_->commit(table_due("t1", 1));
  Batch batch;
  batch.entries = {entry_of("t1", 0)};
  other_->commit(batch);
  EXPECT_THAT(heard.next().tables, ElementsAre(Field(&Growth::length, 1)));
}

TEST_F(ClusterChannels, OnlyReadersOfTheStoreUnderstandMessages) {
  Heard heard;
  const auto channel = other_->cluster()->listen(heard.handlers());
  const std::string name = "'roundtable_' || 'roundtable_schema'::regclass::oid::bigint";
  const std::string forged = R"({"node":"n","at":5,"tokens":["hash"]})";
  run_postgres(schema_->address(), "SELECT pg_notify(" + name + ", '" + forged + "')");
  run_postgres(schema_->address(), "SELECT pg_notify(" + name + ", '" + std::string(24, 'n') + forged + "')");
  one_->commit(new_table("t1"));
  Batch batch;
  batch.entries = {entry_of("t1", 0)};
  one_->commit(batch);
  const PeerMessage message = heard.next();
  EXPECT_EQ(message.node, one_->cluster()->node()) << "messages on other channels do not count";
}

}  // namespace

}  // namespace roundtable::server
