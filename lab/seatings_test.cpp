#include "lab/seatings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace roundtable {
namespace {

constexpr std::int64_t kPlenty = 1'000'000;

Seatings seated_bots(const std::vector<std::string>& names, int players, std::int64_t at_most = kPlenty) {
  const auto seatings = seat_bots(names, players, at_most);
  EXPECT_TRUE(seatings) << seatings.error().message;
  return *seatings;
}

// How often each bot sits in each seat.
std::map<std::pair<int, int>, int> visits_of(const Seatings& seatings) {
  std::map<std::pair<int, int>, int> visits;
  for (const Seating& seating : seatings.all) {
    for (int i = 0; i < seatings.players; ++i) ++visits[{seating[static_cast<std::size_t>(i)], i}];
  }
  return visits;
}

void expect_all_different(const Seatings& seatings) {
  EXPECT_EQ(std::set<Seating>(seatings.all.begin(), seatings.all.end()).size(), seatings.all.size());
}

TEST(Seatings, OneAgainstThreeAlikeSitsInEverySeatOnce) {
  const auto seatings = seated_bots({"a", "b", "b", "b"}, 4);
  EXPECT_EQ(seatings.size(), 4);
  EXPECT_EQ(seatings.bots, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(seatings.copies, (std::vector<int>{1, 3}));
  expect_all_different(seatings);
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ((visits_of(seatings)[{0, seat}]), 1);
}

TEST(Seatings, FourDifferentHave24) {
  const auto seatings = seated_bots({"a", "b", "c", "d"}, 4);
  EXPECT_EQ(seatings.size(), 24);
  EXPECT_EQ(seatings.orders, seatings.size());
  expect_all_different(seatings);
}

TEST(Seatings, TwoPairsHaveSixWhateverTheOrderOfTheirNames) {
  for (const auto& names : {std::vector<std::string>{"a", "a", "b", "b"}, {"a", "b", "a", "b"}, {"b", "a", "a", "b"}}) {
    const auto seatings = seated_bots(names, 4);
    EXPECT_EQ(seatings.size(), 6);
    expect_all_different(seatings);
  }
}

TEST(Seatings, AllAlikeHaveOne) { EXPECT_EQ(seated_bots({"a", "a", "a"}, 3).size(), 1); }

TEST(Seatings, APoolMeetsInEveryChoiceAndOrderAndSitsEverywhereAlike) {
  const auto seatings = seated_bots({"a", "b", "c", "d", "e"}, 3);
  EXPECT_EQ(seatings.size(), 10 * 6);
  expect_all_different(seatings);
  const auto visits = visits_of(seatings);
  EXPECT_EQ(visits.size(), 15);
  for (const auto& [where, count] : visits) EXPECT_EQ(count, 12) << where.first << " in " << where.second;
}

TEST(Seatings, APoolWithARepeatedNameKeepsToHowOftenItWasNamed) {
  const auto seatings = seated_bots({"a", "b", "b", "c"}, 3);
  EXPECT_EQ(seatings.size(), 3 + 6 + 3);  // abb, abc, bbc
  for (const Seating& seating : seatings.all) {
    EXPECT_LE(std::count(seating.begin(), seating.begin() + 3, 0), 1);
    EXPECT_LE(std::count(seating.begin(), seating.begin() + 3, 1), 2);
  }
}

TEST(Seatings, TooManyAreCutToRotationsWhichStillVisitEverySeat) {
  const auto seatings = seated_bots({"a", "b", "c", "d", "e"}, 5, 119);
  EXPECT_EQ(seatings.orders, 120);
  EXPECT_EQ(seatings.size(), 5);
  const auto visits = visits_of(seatings);
  EXPECT_EQ(visits.size(), 25);
  for (const auto& [where, count] : visits) EXPECT_EQ(count, 1);
  EXPECT_EQ(seated_bots({"a", "b", "c", "d", "e"}, 5, 120).size(), 120);
}

TEST(Seatings, RotationsThatAreAllThereIsLeaveNothingOut) {
  const auto seatings = seated_bots({"a", "b", "b", "b"}, 4, 1);
  EXPECT_EQ(seatings.size(), 4);
  EXPECT_EQ(seatings.orders, seatings.size());
}

TEST(Seatings, TooFewOrTooManyNamesAreRefusedWithWhatIsAllowed) {
  const auto few = seat_bots({"a", "b"}, 4, kPlenty);
  ASSERT_FALSE(few);
  EXPECT_NE(few.error().message.find("bots: found 2, allowed: 4 to 16 names"), std::string::npos);
  EXPECT_FALSE(seat_bots(std::vector<std::string>(17, "a"), 4, kPlenty));
}

}  // namespace
}  // namespace roundtable
