#include "engine/core/json.h"

#include <gmock/gmock.h>

#include <limits>

namespace roundtable {

namespace {

using testing::HasSubstr;

std::string again(std::string_view text) {
  const auto json = Json::parse(text);
  return json ? json->text() : "error: " + json.error().message;
}

std::string error(std::string_view text) {
  const auto json = Json::parse(text);
  return json ? "no error" : json.error().message;
}

TEST(Json, ReadsEveryKind) {
  EXPECT_EQ(again("null"), "null");
  EXPECT_EQ(again(" true "), "true");
  EXPECT_EQ(again("false"), "false");
  EXPECT_EQ(again("-12"), "-12");
  EXPECT_EQ(again("0"), "0");
  EXPECT_EQ(again("-0"), "0");
  EXPECT_EQ(again("\"a\""), "\"a\"");
  EXPECT_EQ(again("[]"), "[]");
  EXPECT_EQ(again("{}"), "{}");
  EXPECT_EQ(again("\t{ \"a\" : [ 1 , { \"b\" : null } ] ,\r\n\"c\":\"\"}"), R"({"a":[1,{"b":null}],"c":""})");
}

TEST(Json, FindsMembers) {
  const auto json = Json::parse(R"({"one":1,"two":[true]})");
  ASSERT_TRUE(json);
  EXPECT_EQ(json->find("one")->number(), 1);
  EXPECT_TRUE(json->find("two")->items()[0].boolean());
  EXPECT_EQ(json->find("three"), nullptr);
}

TEST(Json, RefusesWhatIsNotJson) {
  for (const char* text :
       {"",     " ",      "{",       "[",         "]",        "\"",    "\"a",         "tru",      "nulll", "True",
        "[1,]", "[,1]",   "[1 2]",   "{\"a\"}",   "{\"a\":}", "{a:1}", "{\"a\":1,}",  "{,}",      "1 1",   "'a'",
        "-",    "+1",     ".5",      "1.",        "1.5",      "1e3",   "01",          "-01",      "0x10",  "NaN",
        "//",   "[1]//x", "\"\\x\"", "\"\\u12\"", "\"\\",     "\"\\u", "\"\\u12G4\"", "Infinity", "1E1",   "--1"}) {
    EXPECT_FALSE(Json::parse(text)) << text;
  }
  EXPECT_FALSE(Json::parse(std::string_view("\0", 1)));
  EXPECT_FALSE(Json::parse(std::string_view("1\0", 2)));
  EXPECT_FALSE(Json::parse("\xEF\xBB\xBF{}")) << "no byte order mark";
}

TEST(Json, ErrorsNameTheByte) {
  EXPECT_EQ(error("[1,x]"), "not valid JSON at byte 3: found `x`, expected a value");
  EXPECT_THAT(error("[1"), HasSubstr("found the end, expected `,` or `]`"));
  EXPECT_THAT(error("\"\x01\""), HasSubstr("byte 1: found byte 1, expected no control character"));
}

TEST(Json, NestingIsLimited) {
  const std::string deep(10'000, '[');
  EXPECT_THAT(error(deep), HasSubstr("64 levels"));
  std::string objects;
  for (int i = 0; i < 10'000; ++i) objects += "{\"a\":";
  EXPECT_THAT(error(objects), HasSubstr("64 levels"));
  EXPECT_TRUE(Json::parse(std::string(64, '[') + "1" + std::string(64, ']')));
  EXPECT_FALSE(Json::parse(std::string(65, '[') + "1" + std::string(65, ']')));
}

TEST(Json, EachNameOnce) {
  EXPECT_THAT(error(R"({"a":1,"a":2})"), HasSubstr("each name once"));
  EXPECT_THAT(error(R"({"a":1,"\u0061":2})"), HasSubstr("each name once"));
  std::string many = "{";
  for (int i = 0; i < 300; ++i) many += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
  EXPECT_THAT(error(many + "}"), HasSubstr("256"));
}

TEST(Json, NumbersAreWholeAndFit) {
  EXPECT_EQ(again("9223372036854775807"), "9223372036854775807");
  EXPECT_EQ(again("-9223372036854775808"), "-9223372036854775808");
  EXPECT_THAT(error("9223372036854775808"), HasSubstr("64 bits"));
  EXPECT_THAT(error("1" + std::string(1000, '0')), HasSubstr("64 bits"));
  EXPECT_THAT(error("1.0"), HasSubstr("a whole number"));
}

TEST(Json, EscapesAndSurrogates) {
  EXPECT_EQ(Json::parse(R"("\"\\\/\b\f\n\r\t")")->string(), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(Json::parse(R"("\u0041\u00e9\u20AC")")->string(), "A\xC3\xA9\xE2\x82\xAC");
  EXPECT_EQ(Json::parse(R"("\ud83d\ude00")")->string(), "\xF0\x9F\x98\x80");
  EXPECT_EQ(Json::parse(R"("\u0000")")->string(), std::string(1, '\0'));
  for (const char* text :
       {R"("\ud83d")", R"("\ud83dx")", R"("\ud83d\n")", R"("\ud83d\u0041")", R"("\ude00")", R"("\ud83d\ud83d")"}) {
    EXPECT_THAT(error(text), HasSubstr("surrogate")) << text;
  }
}

TEST(Json, TextMustBeUtf8) {
  for (const char* text : {"\"\xC3\xA9\"", "\"\xE2\x82\xAC\"", "\"\xF0\x9F\x98\x80\"", "\"\xF4\x8F\xBF\xBF\"",
                           "\"\xED\x9F\xBF\"", "\"\x7F\""}) {
    EXPECT_EQ(again(text), text);
  }
  for (const char* text : {"\"\x80\"", "\"\xC3\"", "\"\xC3", "\"\xC0\x80\"", "\"\xC1\xBF\"", "\"\xE0\x80\x80\"",
                           "\"\xE0\x9F\xBF\"", "\"\xED\xA0\x80\"", "\"\xF0\x80\x80\x80\"", "\"\xF4\x90\x80\x80\"",
                           "\"\xF8\x88\x80\x80\x80\"", "\"\xFF\"", "\"\xE2\x82\"", "\"\xE2(\x82\""}) {
    EXPECT_THAT(error(text), HasSubstr("UTF-8")) << text;
  }
  EXPECT_THAT(error("{\"\xFF\":1}"), HasSubstr("UTF-8"));
}

TEST(JsonWriter, WritesWhatIsReadBack) {
  JsonWriter out;
  out.begin_object()
      .field("a", 1)
      .field("b", "q\"\\\n\x01\xC3\xA9")
      .key("c")
      .begin_array()
      .value(true)
      .null()
      .end_array();
  out.key("d")
      .begin_object()
      .end_object()
      .key("e")
      .raw("[2]")
      .field("f", std::numeric_limits<std::int64_t>::min())
      .end_object();
  EXPECT_EQ(out.text(),
            "{\"a\":1,\"b\":\"q\\\"\\\\\\u000a\\u0001\xC3\xA9\",\"c\":[true,null],\"d\":{},\"e\":[2],\"f\":-"
            "9223372036854775808}");
  EXPECT_EQ(again(out.text()), out.text());
}

}  // namespace

}  // namespace roundtable
