#include "server/base/fair_queue.h"

#include <gtest/gtest.h>

#include <vector>

#include "server/live/bot_threads.h"

namespace roundtable::server {

namespace {

bool nobody_waits(const std::string&) { return false; }

std::vector<std::string> all_of(FairQueue<std::string>& turns) {
  std::vector<std::string> wishes;
  while (auto turn = turns.next(nobody_waits)) wishes.push_back(turn->wish);
  return wishes;
}

// 250 tables of three champions, and a stranger's squire.
TEST(FairQueue, AStrangerWaitsForOneWishOfEachHousehold) {
  FairQueue<std::string> turns;
  for (int i = 0; i < 750; ++i) turns.add({"192.0.2.1", "u" + std::to_string(i % 5)}, "champion");
  turns.add({"192.0.2.2", "stranger"}, "squire");
  EXPECT_EQ(turns.size("192.0.2.1"), 750U);
  EXPECT_EQ(turns.next(nobody_waits)->wish, "champion");
  const auto turn = turns.next(nobody_waits);
  EXPECT_EQ(turn->wish, "squire");
  EXPECT_EQ(turn->own, 1U);
  EXPECT_EQ(turn->rate_limit_keys, 2U);
  EXPECT_EQ(turns.next(nobody_waits)->own, 749U);
}

TEST(FairQueue, PeopleOfAHouseholdTakeTurnsAndEachKeepsTheOrder) {
  FairQueue<std::string> turns;
  for (const char* wish : {"a1", "a2", "a3"}) turns.add({"home", "ann"}, wish);
  for (const char* wish : {"b1", "b2"}) turns.add({"home", "bert"}, wish);
  turns.add({"away", "cleo"}, "c1");
  EXPECT_EQ(all_of(turns), (std::vector<std::string>{"a1", "c1", "b1", "a2", "b2", "a3"}));
  EXPECT_EQ(turns.size(), 0U);
  turns.add({"home", "ann"}, "again");
  EXPECT_EQ(all_of(turns), std::vector<std::string>{"again"});
}

TEST(FairQueue, AHouseholdCanBePassedOver) {
  FairQueue<std::string> turns;
  turns.add({"home", "ann"}, "a");
  turns.add({"away", "cleo"}, "c");
  EXPECT_EQ(turns.next([](const std::string& rate_limit_key) { return rate_limit_key == "home"; })->wish, "c");
  EXPECT_FALSE(turns.next([](const std::string& rate_limit_key) { return rate_limit_key == "home"; }));
  EXPECT_EQ(turns.next(nobody_waits)->wish, "a");
  EXPECT_FALSE(turns.next(nobody_waits));
}

TEST(Haste, MakesStrongBotsThinkLessDownToThePolicyAlone) {
  EXPECT_EQ(in_haste("champion", true, 1), "champion");
  EXPECT_EQ(in_haste("champion", true, 5), "net:50ms");
  EXPECT_EQ(in_haste("champion", true, 200), "net");
  EXPECT_EQ(in_haste("knight", true, 200), "knight");
  EXPECT_EQ(in_haste("champion", false, 5), "search:50ms");
  EXPECT_EQ(in_haste("champion", false, 200), "greedy");
  EXPECT_EQ(in_haste("knight", false, 2), "search:30");
  EXPECT_EQ(in_haste("knight", false, 200), "greedy");
  EXPECT_EQ(in_haste("squire", true, 200), "squire");
  EXPECT_EQ(in_haste("net:64", true, 2), "net:32");
  EXPECT_EQ(in_haste("net:250ms", true, 5), "net:50ms");
  EXPECT_EQ(in_haste("net:64", true, 200), "net");
  EXPECT_EQ(in_haste("net", true, 200), "net");
}

TEST(FairQueue, TheLatestOfWhoeverWaitsForMostGivesWay) {
  FairQueue<std::string> turns;
  for (const char* wish : {"a1", "a2", "a3"}) turns.add({"home", ""}, wish);
  for (const char* wish : {"b1", "b2"}) turns.add({"away", ""}, wish);
  EXPECT_EQ(turns.give_way("new"), "a3");
  EXPECT_EQ(turns.size("home"), 2U);
  EXPECT_FALSE(turns.give_way("away")) << "who waits for as many as others";
  EXPECT_TRUE(turns.would_give_way("new"));
  EXPECT_TRUE(turns.give_way("new"));
  EXPECT_TRUE(turns.give_way("new"));
  EXPECT_FALSE(turns.would_give_way("new")) << "each has one";
  EXPECT_EQ(all_of(turns), (std::vector<std::string>{"a1", "b1"}));
}

}  // namespace

}  // namespace roundtable::server
