#include "engine/core/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace roundtable {
namespace {

TEST(Utf8, TextOfAnyLanguagePasses) {
  for (const char* text : {"", "plain", "plain and long enough", "été", "Круглый стол", "円卓", "\U0001F0A1",
                           "\xED\x9F\xBF", "\xEE\x80\x80", "\xF4\x8F\xBF\xBF", "\xC2\x80", "\xE0\xA0\x80"})
    EXPECT_TRUE(is_utf8(text)) << text;
}

TEST(Utf8, NothingElseDoes) {
  for (const char* text :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF", "\xE2\x82", "\xE2(\xAC",
        "\xED\xA0\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xF0\x9F\x83"}) {
    EXPECT_FALSE(is_utf8(text)) << text;
    EXPECT_FALSE(is_utf8(std::string("eight by") + text));
    EXPECT_FALSE(is_utf8(std::string(text) + "eight by"));
  }
}

TEST(Utf8, CharactersGoInAndOut) {
  const std::string text = "aé円\U0001F0A1\x7F\xC2\x80\xE0\xA0\x80\xF0\x90\x80\x80";
  std::string again;
  for (std::string_view rest = text; !rest.empty();) {
    const auto character = take_character(rest);
    ASSERT_TRUE(character);
    append_character(again, *character);
  }
  EXPECT_EQ(again, text);
}

}  // namespace
}  // namespace roundtable
