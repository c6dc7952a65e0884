#include "server/store/text.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

TEST(Folding, KnowsNoCaseInAnyScript) {
  EXPECT_EQ(fold("Ann 7!"), "ann 7!");
  EXPECT_EQ(fold("ÉÄØŁ"), "éäøł");
  EXPECT_EQ(fold("МАРИЯ Ё"), "мария ё");
  EXPECT_EQ(fold("ΣΊΣΥΦΟΣ"), fold("σίσυφος"));
  EXPECT_EQ(fold("𐐀"), "𐐨");
  EXPECT_EQ(fold("日本"), "日本");
}

TEST(Folding, KeepsAccentsApart) { EXPECT_NE(fold("Élodie"), fold("Elodie")); }

TEST(StorableTexts, AreUtf8) {
  for (const char* text :
       {"", "a", "a longer plain text", "sixteen letters é and more é", "é", "€", "𐐀", "\xF4\x8F\xBF\xBF"}) {
    EXPECT_TRUE(storable(text)) << text;
  }
  for (const char* text : {"\x80", "\xC3", "\xC3x", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                           "\xF8\x88\x80\x80\x80", "\xFF", "eight letters and \xFF more", "\xE2\x82"}) {
    EXPECT_FALSE(storable(text)) << text;
  }
}

TEST(StorableTexts, HaveNoZeroByte) {
  EXPECT_FALSE(storable(std::string_view("\0", 1)));
  EXPECT_FALSE(storable(std::string_view("seven..\0seven..", 15)));
}

}  // namespace

}  // namespace roundtable::server
