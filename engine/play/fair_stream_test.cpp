#include "engine/play/fair_stream.h"

#include <gtest/gtest.h>

namespace roundtable {
namespace {

constexpr std::string_view kCounting = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

// RFC 8439, section 2.3.2: key 00 01 ... 1f, nonce 00 00 00 09 00 00 00 4a 00 00 00 00, block 1.
TEST(FairStream, IsTheStreamOfTheStandard) {
  const auto secret = Secret::from_hex(kCounting);
  ASSERT_TRUE(secret);
  FairStream bits(*secret, 0x4a00000009000000ULL);
  for (int i = 0; i < 8; ++i) bits();  // block 0
  EXPECT_EQ(bits(), 0x15593bd1e4e7f110ULL);
  EXPECT_EQ(bits(), 0xc47120a31fdd0f50ULL);
}

TEST(FairStream, DiffersByEntryAndPurpose) {
  const auto secret = Secret::from_hex(kCounting);
  const auto chance = FairStream(*secret, 3)();
  EXPECT_EQ(chance, FairStream(*secret, 3)());
  EXPECT_NE(chance, FairStream(*secret, 4)());
  EXPECT_NE(chance, FairStream(*secret, 3, Purpose::Bots)());
  EXPECT_NE(chance, FairStream(*secret, 3, Purpose::Hints)());
}

TEST(Secret, IsReadFrom64Digits) {
  EXPECT_TRUE(Secret::from_hex(std::string(64, 'f')));
  EXPECT_FALSE(Secret::from_hex(""));
  EXPECT_FALSE(Secret::from_hex(std::string(62, 'a')));
  EXPECT_FALSE(Secret::from_hex(std::string(66, 'a')));
  EXPECT_FALSE(Secret::from_hex(std::string(64, 'g')));
  EXPECT_FALSE(Secret::from_hex(std::string(64, 'A')));
  EXPECT_EQ(Secret::from_hex(kCounting)->hex(), kCounting);
}

}  // namespace
}  // namespace roundtable
