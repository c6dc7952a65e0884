#include "engine/core/json_diff.h"

#include <gtest/gtest.h>

#include "engine/core/patched.h"

namespace roundtable {

namespace {

JsonWriter written(const std::string& text) {
  const Json json = *Json::parse(text);
  JsonWriter out;
  out.begin_object();
  for (const auto& [name, value] : json.members()) {
    out.key(name);
    if (!value.is(Json::Kind::Array)) {
      out.raw(value.text());
      continue;
    }
    out.begin_array();
    for (const Json& item : value.items()) out.raw(item.text());
    out.end_array();
  }
  out.end_object();
  return out;
}

std::string changes_between(const std::string& before, const std::string& after) {
  JsonDiff told;
  told.remember(written(before));
  JsonWriter out;
  return told.write_changes(out, written(after)) ? out.take() : "nothing";
}

TEST(JsonDiff, NothingIfNothingChanged) {
  EXPECT_EQ(changes_between(R"({"a":1,"b":[1,2]})", R"({"a":1,"b":[1,2]})"), "nothing");
}

TEST(JsonDiff, MembersThatChangedAreWhole) {
  EXPECT_EQ(changes_between(R"({"a":1,"b":{"c":2},"d":3})", R"({"a":1,"b":{"c":4},"d":null})"),
            R"({"b":{"c":4},"d":null})");
}

TEST(JsonDiff, OfListsOnlyItemsThatChanged) {
  EXPECT_EQ(changes_between(R"({"a":[1,2,3,4]})", R"({"a":[1,2,5,4]})"), R"({"a":{"2":5}})");
  EXPECT_EQ(changes_between(R"({"a":[{"x":1},{"x":2},{"x":3}]})", R"({"a":[{"x":1},{"x":9},{"x":3}]})"),
            R"({"a":{"1":{"x":9}}})");
}

TEST(JsonDiff, ListsThatGrowOrShrinkSayHowLongTheyAre) {
  EXPECT_EQ(changes_between(R"({"a":[1,2,3]})", R"({"a":[1,2,3,4]})"), R"({"a":{"length":4,"3":4}})");
  EXPECT_EQ(changes_between(R"({"a":[1,2,3]})", R"({"a":[1,2]})"), R"({"a":{"length":2}})");
}

TEST(JsonDiff, AListThatChangedALotIsWhole) {
  EXPECT_EQ(changes_between(R"({"a":[1,2,3]})", R"({"a":[4,5,3]})"), R"({"a":[4,5,3]})");
  EXPECT_EQ(changes_between(R"({"a":[]})", R"({"a":[1]})"), R"({"a":[1]})");
  EXPECT_EQ(changes_between(R"({"a":[1]})", R"({"a":[]})"), R"({"a":{"length":0}})");
  EXPECT_EQ(changes_between(R"({"a":[1]})", R"({"a":null})"), R"({"a":null})");
}

TEST(JsonDiff, WhoKnowsNothingIsToldEverything) {
  JsonDiff told;
  JsonWriter out;
  EXPECT_TRUE(told.write_changes(out, written(R"({"a":1,"b":[1,2]})")));
  EXPECT_EQ(out.text(), R"({"a":1,"b":[1,2]})");
}

TEST(JsonDiff, TextsWithBracketsAndQuotesAreTexts) {
  const std::string before = R"({"a":["],[","\"}{"],"b":"{[\",\":"})";
  const std::string after = R"({"a":["],[","\"}{}"],"b":"{[\",\":"})";
  EXPECT_EQ(patched(before, changes_between(before, after)), after);
}

}  // namespace

}  // namespace roundtable
