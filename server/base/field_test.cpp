#include "server/base/field.h"

#include <gmock/gmock.h>

#include "server/base/field_values.h"

namespace roundtable::server {
namespace {

using testing::HasSubstr;

const std::vector<Field> kFields = {
    Field::text("name", 1, 5),
    Field::number("seat", 0, 4).optional(),
    Field::flag("on", true),
    Field::word("how", {"end", "bots"}).defaults_to(R"("end")"),
    Field::digits("number").optional(),
    Field::passphrase("old").optional(),
    Field::passphrase("passphrase", 12).optional(),
    Field::bytes("key").optional(),
    Field::other("clock", "number or object", R"({"type":"integer"})").optional(),
};

std::string refusal_of(std::string_view json) {
  try {
    const FieldValues values(parse_object(json), kFields);
  } catch (const Refused& why) {
    return why.what();
  }
  return "fine";
}

TEST(Fields, HaveTheirValuesAndDefaults) {
  const FieldValues given(parse_object(R"({"name":"Ann","seat":2,"on":false,"how":"bots"})"), kFields);
  EXPECT_EQ(given.text("name"), "Ann");
  EXPECT_EQ(given.number("seat"), 2);
  EXPECT_FALSE(given.flag("on"));
  EXPECT_EQ(given.word("how"), 1U);
  const FieldValues absent(parse_object(R"({"name":"Ann","seat":null,"how":null})"), kFields);
  EXPECT_EQ(absent.maybe_number("seat"), std::nullopt);
  EXPECT_TRUE(absent.flag("on"));
  EXPECT_EQ(absent.text("how"), "end");
  EXPECT_EQ(absent.word("how"), 0U);
  EXPECT_EQ(absent.text("number"), "");
}

TEST(Fields, NameTheFirstWrongFieldAndTheAllowedValues) {
  EXPECT_EQ(refusal_of(R"({"name":"Ann"})"), "fine");
  EXPECT_THAT(refusal_of("{}"), HasSubstr("name: missing, allowed: a text of 1 to 5 characters"));
  EXPECT_THAT(refusal_of(R"({"nam":"Ann"})"),
              HasSubstr("nam: unknown field (did you mean `name`?), allowed: name, seat"));
  EXPECT_THAT(refusal_of(R"({"name":"Arthur"})"), HasSubstr("1 to 5"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","seat":5})"),
              HasSubstr("seat: found 5, allowed: a whole number from 0 to 4"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","on":1})"), HasSubstr("true or false"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","how":"bot"})"), HasSubstr("bots"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","how":7})"), HasSubstr("end, bots"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","number":"12"})"), HasSubstr("64"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","old":""})"), HasSubstr("200 bytes"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","passphrase":"eleven char"})"), HasSubstr("12 characters"));
  EXPECT_THAT(refusal_of(R"({"name":"Ann","key":7})"), HasSubstr("base64url"));
  EXPECT_EQ(refusal_of(R"({"name":"Ann","clock":"checked by the handler"})"), "fine");
}

TEST(Fields, AreReadOnlyAsDeclared) {
  const FieldValues values(parse_object(R"({"name":"Ann"})"), kFields);
  EXPECT_THROW(values.text("nickname"), std::logic_error);
  EXPECT_THROW(values.number("seat"), std::logic_error);
}

TEST(Fields, AreDescribedInDocumentsAndSchemas) {
  EXPECT_EQ(text_of(std::span(kFields).first(5)),
            "`name` (1–5 characters), `seat` (optional, 0–4), `on` (default true), "
            "`how` (default `end`; or `bots`), `number` (optional, 64 hex digits)");
  JsonWriter out;
  write_object_schema(out, std::span(kFields).first(4));
  EXPECT_EQ(out.take(), R"({"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":5},)"
                        R"("seat":{"type":["integer","null"],"minimum":0,"maximum":4},)"
                        R"("on":{"type":["boolean","null"],"default":true},)"
                        R"("how":{"enum":["end","bots",null],"default":"end"}},)"
                        R"("required":["name"],"additionalProperties":false})");
}

}  // namespace
}  // namespace roundtable::server
