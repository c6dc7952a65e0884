#include "lab/option_change.h"

#include <gtest/gtest.h>

namespace roundtable {
namespace {

TEST(OptionChange, SetsAndReplacesAnOption) {
  EXPECT_EQ(*with_option("academy", "{}", "variations", R"(["codex"])"), R"({"variations":["codex"]})");
  EXPECT_EQ(*with_option("academy", R"({"first":0,"edition":"french"})", "first", "2"),
            R"({"first":2,"edition":"french"})");
}

TEST(OptionChange, KeepsOtherValuesOfTheGroup) {
  EXPECT_EQ(*with_option("academy", "{}", "values.quests", "[16,9,3]"), R"({"values":{"quests":[16,9,3]}})");
  EXPECT_EQ(*with_option("academy", R"({"values":{"cupReach":5,"quests":[1,1,1]}})", "values.quests", "[16,9,3]"),
            R"({"values":{"cupReach":5,"quests":[16,9,3]}})");
}

TEST(OptionChange, SuggestsANameForAnUnknownOne) {
  const auto changed = with_option("academy", "{}", "variation", "[]");
  ASSERT_FALSE(changed);
  EXPECT_NE(changed.error().message.find("found `variation` (did you mean `variations`?), allowed: two, "),
            std::string::npos);
}

}  // namespace
}  // namespace roundtable
