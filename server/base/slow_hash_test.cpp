#include "server/base/slow_hash.h"

#include <gtest/gtest.h>

#include <future>
#include <map>
#include <string>
#include <vector>

#include "server/base/test_loop.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostWaiting = 4;

class SlowHashesTest : public testing::Test {
 protected:
  SlowHashesTest() { add("first"); }  // it is being computed while the others wait
  ~SlowHashesTest() override { hashes_.stop(); }

  void add(const std::string& address) {
    hashes_.make(
        address, "a passphrase", [this, address](const std::string&) { done_.push_back(address); },
        [this, address](const Refused& why) {
          EXPECT_EQ(why.code(), "too-many");
          ++refused_[address];
        });
  }
  void finish(std::size_t count) {
    while (done_.size() < count) {
      loop_.wait_for_work(1);
      loop_.do_work();
    }
  }
  bool has_room(const std::string& address) const {
    try {
      hashes_.expect_room(address);
      return true;
    } catch (const Refused&) {
      return false;
    }
  }

  HandLoop loop_;
  SlowHashes hashes_{loop_, kMostWaiting};
  std::vector<std::string> done_;
  std::map<std::string, int> refused_;
};

TEST_F(SlowHashesTest, OfStrangersWhoFillTheQueueTheOneWithMostGivesWay) {
  for (std::size_t i = 0; i < kMostWaiting + 1; ++i) add("flood");
  EXPECT_EQ(refused_["flood"], 1) << "there is room for so many";
  EXPECT_FALSE(has_room("flood"));
  EXPECT_TRUE(has_room("newcomer"));
  add("newcomer");
  EXPECT_EQ(refused_["flood"], 2);
  EXPECT_EQ(refused_["newcomer"], 0);
  finish(kMostWaiting + 1);
  EXPECT_EQ(done_[0], "first");
  EXPECT_EQ(done_[2], "newcomer") << "one address after the other";
}

TEST_F(SlowHashesTest, WhoLoggedInBeforeIsNotCrowdedOutByManyAddresses) {
  hashes_.know("friend");
  for (int i = 0; i < 20; ++i) add("stranger " + std::to_string(i));
  EXPECT_FALSE(has_room("another stranger"));
  EXPECT_TRUE(has_room("friend"));
  add("friend");
  EXPECT_EQ(refused_["friend"], 0);
  finish(4);
  EXPECT_TRUE(done_[1] == "friend" || done_[2] == "friend") << "strangers and friends take turns";
}

TEST_F(SlowHashesTest, FriendsCrowdOutNoStrangers) {
  for (int i = 0; i < 20; ++i) {
    hashes_.know("friend " + std::to_string(i));
    add("friend " + std::to_string(i));
  }
  add("stranger");
  EXPECT_EQ(refused_["stranger"], 0);
  finish(3);
  EXPECT_TRUE(done_[1] == "stranger" || done_[2] == "stranger");
}

TEST_F(SlowHashesTest, WhatWasBegunComesFirst) {
  add("stranger");
  bool made = false;
  hashes_.make_next("a code", [&](const std::string&) {
    made = true;
    EXPECT_EQ(done_, std::vector<std::string>{"first"});
  });
  finish(2);
  EXPECT_TRUE(made);
}

TEST_F(SlowHashesTest, CheckTellsRightFromWrongAndFromNone) {
  std::string hash;
  hashes_.make_next("a passphrase", [&](const std::string& made) { hash = made; });
  finish(1);
  while (hash.empty()) {
    loop_.wait_for_work(1);
    loop_.do_work();
  }
  std::vector<bool> found;
  const auto keep = [&](bool right) { found.push_back(right); };
  const auto fail = [](const Refused& why) { FAIL() << why.what(); };
  hashes_.check("a", hash, "a passphrase", keep, fail);
  hashes_.check("a", hash, "another", keep, fail);
  hashes_.check("a", "", "a passphrase", keep, fail);
  while (found.size() < 3) {
    loop_.wait_for_work(1);
    loop_.do_work();
  }
  EXPECT_EQ(found, (std::vector<bool>{true, false, false}));
}

}  // namespace

}  // namespace roundtable::server
