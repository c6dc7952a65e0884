// Accepted options, and the errors for others: field, value found, allowed values.

#include "engine/medievallons/options.h"

#include <gtest/gtest.h>

namespace roundtable::medievallons {

namespace {

std::string error(int players, std::string_view json) {
  const auto read = Options::from_json(players, *Json::parse(json));
  return read ? "no error" : read.error().message;
}

TEST(OptionErrors, Players) {
  for (const int players : {2, 3, 4, 5}) EXPECT_EQ(error(players, "{}"), "no error");
  EXPECT_EQ(error(6, "{}"), "players: found 6, allowed: 2 to 5");
  EXPECT_EQ(error(1, "{}"), "players: found 1, allowed: 2 to 5");
  EXPECT_EQ(error(0, "{}"), "players: found 0, allowed: 2 to 5");
  EXPECT_EQ(error(-1, "{}"), "players: found -1, allowed: 2 to 5");
}

TEST(OptionErrors, First) {
  EXPECT_EQ(error(2, R"({"first":0})"), "no error");
  EXPECT_EQ(error(5, R"({"first":4})"), "no error");
  EXPECT_EQ(error(2, R"({"first":2})"), "first: found 2, allowed: a seat, 0 to 1");
  EXPECT_EQ(error(5, R"({"first":5})"), "first: found 5, allowed: a seat, 0 to 4");
  EXPECT_EQ(error(4, R"({"first":-1})"), "first: found -1, allowed: a seat, 0 to 3");
  EXPECT_EQ(error(4, R"({"first":"1"})"), R"(first: found "1", allowed: a seat, 0 to 3)");
  EXPECT_EQ(error(4, R"({"first":null})"), "first: found null, allowed: a seat, 0 to 3");
}

TEST(OptionErrors, MaxTurns) {
  EXPECT_EQ(error(2, R"({"maxTurns":1})"), "no error");
  EXPECT_EQ(error(2, R"({"maxTurns":0})"), "maxTurns: found 0, allowed: 1 to 100000");
  EXPECT_EQ(error(2, R"({"maxTurns":-5})"), "maxTurns: found -5, allowed: 1 to 100000");
  EXPECT_EQ(error(2, R"({"maxTurns":100001})"), "maxTurns: found 100001, allowed: 1 to 100000");
  EXPECT_EQ(error(2, R"({"maxTurns":"many"})"), R"(maxTurns: found "many", allowed: 1 to 100000)");
  EXPECT_EQ(error(2, R"({"maxTurns":true})"), "maxTurns: found true, allowed: 1 to 100000");
}

TEST(OptionErrors, UnknownOptionsAndWhatIsNoObject) {
  EXPECT_EQ(error(3, R"({"variations":[]})"), "variations: unknown option, allowed: first, maxTurns");
  EXPECT_EQ(error(3, R"({"first":1,"maxturns":5})"),
            "maxturns: unknown option (did you mean `maxTurns`?), allowed: first, maxTurns");
  EXPECT_EQ(error(3, "[]"), "options: found [], allowed: an object with first, maxTurns");
  EXPECT_EQ(error(3, "7"), "options: found 7, allowed: an object with first, maxTurns");
}

TEST(OptionErrors, TheDefaultsAreADrawnFirstPlayerAndFourHundredTurns) {
  const auto read = Options::from_json(3, *Json::parse("{}"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->players, 3);
  EXPECT_LT(read->first, 0);
  EXPECT_EQ(read->max_turns, 400);
  const auto both = Options::from_json(3, *Json::parse(R"({"maxTurns":50,"first":2})"));
  ASSERT_TRUE(both);
  EXPECT_EQ(both->first, 2);
  EXPECT_EQ(both->max_turns, 50);
}

}  // namespace

}  // namespace roundtable::medievallons
