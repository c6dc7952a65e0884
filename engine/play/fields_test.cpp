#include "engine/play/fields.h"

#include <gtest/gtest.h>

namespace roundtable {

namespace {

Fields fields_of(std::string_view json, const std::string& prefix = {}) { return Fields(*Json::parse(json), prefix); }

TEST(Fields, AreReadAsTheyAre) {
  Fields fields = fields_of(R"({"name":"Ann","age":7,"here":false,"nothing":null})");
  EXPECT_EQ(fields.text("name"), "Ann");
  EXPECT_EQ(fields.number("age", 0, 7), 7);
  EXPECT_FALSE(fields.flag("here", true));
  EXPECT_TRUE(fields.flag("nothing", true));
  EXPECT_EQ(fields.find("nothing"), nullptr);
  fields.allow_only({"name", "age", "here", "nothing"});
  EXPECT_FALSE(fields.problem());
}

TEST(Fields, TheFirstThatIsWrongIsRemembered) {
  Fields fields = fields_of(R"({"age":8})", "ann.");
  EXPECT_EQ(fields.number("age", 0, 7), 0);
  fields.text("name");
  ASSERT_TRUE(fields.problem());
  EXPECT_EQ(fields.problem()->code.text(), "bad-field");
  EXPECT_EQ(fields.problem()->field, "ann.age");
  EXPECT_EQ(fields.problem()->message, "ann.age: found 8, allowed: a whole number from 0 to 7");
}

TEST(Fields, SayWhatIsMissingAndWhatIsUnknown) {
  Fields missing = fields_of("{}");
  missing.text("name");
  EXPECT_EQ(missing.problem()->message, "name: missing, allowed: a text");
  Fields unknown = fields_of(R"({"nam":"Ann"})");
  unknown.allow_only({"name", "age"});
  EXPECT_EQ(unknown.problem()->message, "nam: unknown field (did you mean `name`?), allowed: name, age");
  Fields none = fields_of(R"({"nam":"Ann"})");
  none.allow_only({});
  EXPECT_EQ(none.problem()->message, "nam: unknown field, none are allowed");
}

}  // namespace

}  // namespace roundtable
