#include "wasm/base64.h"

#include <gtest/gtest.h>

namespace roundtable::wasm {
namespace {

TEST(Base64, IsReadAsAPageWritesIt) {
  EXPECT_EQ(from_base64(""), "");
  EXPECT_EQ(from_base64("Zg=="), "f");
  EXPECT_EQ(from_base64("Zm8="), "fo");
  EXPECT_EQ(from_base64("Zm9v"), "foo");
  EXPECT_EQ(from_base64("AP+A/w=="), std::string("\0\xFF\x80\xFF", 4));
}

TEST(Base64, OthersAreRefused) {
  for (const char* text : {"Z", "Zg", "Zg=", "====", "Zm=v", "Zm9v=", "Zm9-", "Zm 9"}) {
    EXPECT_FALSE(from_base64(text)) << text;
  }
}

}  // namespace
}  // namespace roundtable::wasm
