#include "wasm/shuffle.h"

#include <gtest/gtest.h>

namespace roundtable::wasm {
namespace {

constexpr std::string_view kCounting = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

// RFC 8439, section 2.3.2: key 00 01 ... 1f, nonce 00 00 00 09 00 00 00 4a 00 00 00 00, block 1.
TEST(Shuffle, IsTheStreamOfTheStandard) {
  const auto secret = secret_from(kCounting);
  ASSERT_TRUE(secret);
  Shuffle bits(*secret, 0x4a00000009000000ULL);
  for (int i = 0; i < 8; ++i) bits();  // block 0
  EXPECT_EQ(bits(), 0x15593bd1e4e7f110ULL);
  EXPECT_EQ(bits(), 0xc47120a31fdd0f50ULL);
}

TEST(Shuffle, DiffersByEntryAndPurpose) {
  const auto secret = secret_from(kCounting);
  const auto chance = Shuffle(*secret, 3)();
  EXPECT_EQ(chance, Shuffle(*secret, 3)());
  EXPECT_NE(chance, Shuffle(*secret, 4)());
  EXPECT_NE(chance, Shuffle(*secret, 3, Purpose::Bots)());
  EXPECT_NE(chance, Shuffle(*secret, 3, Purpose::Hints)());
}

TEST(Secret, IsReadFrom64Digits) {
  EXPECT_TRUE(secret_from(std::string(64, 'f')));
  EXPECT_FALSE(secret_from(""));
  EXPECT_FALSE(secret_from(std::string(62, 'a')));
  EXPECT_FALSE(secret_from(std::string(66, 'a')));
  EXPECT_FALSE(secret_from(std::string(64, 'g')));
  EXPECT_FALSE(secret_from(std::string(64, 'A')));
}

}  // namespace
}  // namespace roundtable::wasm
