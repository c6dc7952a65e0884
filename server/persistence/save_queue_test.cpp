#include "server/persistence/save_queue.h"

#include <gtest/gtest.h>

#include <future>

#include "server/base/test_folder.h"
#include "server/base/test_loop.h"

namespace roundtable::server {

namespace {

class SaveQueueTest : public testing::Test {
 protected:
  SaveQueueTest() {
    queue_.set_source([](Batch&) {}, [] { return [](const Committed&) {}; });
  }
  ~SaveQueueTest() override { store_.stop(); }

  // Blocks the store's thread until its disk answers.
  void keep_the_store_busy() {
    store_.read<int>(
        [this](Store&) {
          busy_.set_value();
          disk_.get_future().wait();
          return 0;
        },
        [](int) {}, [] {});
    busy_.get_future().wait();
  }

  // Sends a batch, which waits for the store's thread.
  void save_a_guest() {
    keep_the_store_busy();
    queue_.batch().users.push_back({.id = "ua", .name = "Ann", .created = 1});
    queue_.when_stored("ua", [this] { saved_ = true; }, [](const Refused& why) { FAIL() << why.what(); });
    loop_.do_work();
  }

  // Both answers of the store are queued; the event loop has not run them yet.
  void let_the_disk_answer() {
    disk_.set_value();
    loop_.wait_for_work(2);
  }

  std::promise<void> busy_, disk_;
  const TestFolder folder_;
  HandLoop loop_;
  Metrics metrics_;
  StoreThread store_{open_store("sqlite:" + folder_.file()), loop_, metrics_};
  Listeners listeners_;
  SaveQueue queue_{loop_, store_, metrics_, listeners_, 2000};
  bool saved_ = false;
};

TEST_F(SaveQueueTest, AnAnswerThatWaitedForABusyLoopIsNoTroubleOfTheStore) {
  save_a_guest();
  let_the_disk_answer();
  loop_.let_time_pass();
  loop_.do_work();
  EXPECT_TRUE(saved_);
  EXPECT_EQ(metrics_.store_troubles, 0);
}

TEST_F(SaveQueueTest, WhatFollowedSomethingInConflictIsLostWithIt) {
  queue_.batch().tables.push_back({.id = "t", .created = 1, .head = "{}"});
  queue_.batch().entries.push_back({.table = "t", .number = 0, .at = 1, .text = "of another server"});
  loop_.do_work();
  loop_.wait_for_work(1);
  loop_.do_work();

  std::vector<std::string> answers;
  const auto ask = [&](const std::string& table, const std::string& what) {
    queue_.when_stored(
        table, [&answers, what] { answers.push_back(what + " stored"); },
        [&answers, what](const Refused& why) { answers.push_back(what + " " + why.code()); });
  };
  keep_the_store_busy();
  queue_.batch().entries.push_back({.table = "t", .number = 0, .at = 2, .text = "ours"});
  ask("t", "first");
  loop_.do_work();
  ask("t", "second");
  ask("other", "third");
  queue_.when_known(
      "t", [&] { answers.emplace_back("who looks knows"); },
      [&](const Refused& why) { answers.push_back("who looks " + why.code()); });
  let_the_disk_answer();
  loop_.do_work();
  EXPECT_EQ(answers,
            (std::vector<std::string>{"first conflict", "second conflict", "who looks store", "third stored"}));
}

TEST_F(SaveQueueTest, NotesAreUnderWayFromWhenTheyAreMadeUntilTheyAreStored) {
  const auto under_way = [this] { return queue_.notes_begun() - queue_.notes_ended(); };
  keep_the_store_busy();
  EXPECT_EQ(under_way(), 0);
  queue_.batch().notes.push_back({.kind = "holiday", .id = "ua", .person = "ua", .at = 1, .text = "{}"});
  EXPECT_EQ(under_way(), 1) << "made, and not handed over yet";
  loop_.do_work();
  EXPECT_EQ(under_way(), 1) << "on its way to the store";
  queue_.batch().void_notes.push_back({.kind = "holiday", .id = "ua"});
  EXPECT_EQ(under_way(), 2) << "one on its way, and one that waits for it";
  disk_.set_value();
  for (loop_.do_work(); under_way() > 0; loop_.do_work()) loop_.wait_for_work(1);
  EXPECT_EQ(queue_.notes_ended(), 2);
}

TEST_F(SaveQueueTest, AStoreThatTakesLongIsTroubleUntilItAnswers) {
  save_a_guest();
  loop_.let_time_pass();
  loop_.do_work();
  EXPECT_FALSE(saved_);
  EXPECT_EQ(queue_.trouble(), "the store is slow");
  let_the_disk_answer();
  loop_.do_work();
  EXPECT_TRUE(saved_);
  EXPECT_EQ(queue_.trouble(), "");
  EXPECT_EQ(metrics_.store_troubles, 1);
}

}  // namespace

}  // namespace roundtable::server
