#include "engine/play/fair_key.h"

#include <gtest/gtest.h>

#include "engine/play/sha256.h"

namespace roundtable {
namespace {

std::string hash_of(std::string_view text) {
  return Secret(sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()})).hex();
}

const Secret kTables = *Secret::from_hex(std::string(64, '1'));
const Secret kAnns = *Secret::from_hex(std::string(64, '2'));
const Secret kBerts = *Secret::from_hex(std::string(64, '3'));

// Examples of FIPS 180-4: less than a block, two blocks, many.
TEST(Sha256, IsTheHashOfTheStandard) {
  EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash_of(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// As docs/protocol.md defines it, so that other programs compute the same.
TEST(FairKey, IsTheHashOfAllNumbersInTheirOrder) {
  const std::string said = "roundtable/fair/1" + std::string(32, '\x11') + '\x03' + '\x01' + std::string(32, '\x22') +
                           '\0' + '\x01' + std::string(32, '\x33');
  EXPECT_EQ(fair_key(kTables, {kAnns, std::nullopt, kBerts}).hex(), hash_of(said));
}

TEST(FairKey, IsTheSecretWhereNobodyBroughtANumber) {
  EXPECT_EQ(fair_key(kTables, {}).hex(), kTables.hex());
  EXPECT_EQ(fair_key(kTables, {std::nullopt, std::nullopt}).hex(), kTables.hex());
  EXPECT_TRUE(texts_of(kTables, {std::nullopt, std::nullopt}).empty());
}

TEST(FairKey, DependsOnEachNumberAndWhoseItIs) {
  const std::string key = fair_key(kTables, {kAnns, kBerts}).hex();
  EXPECT_NE(key, fair_key(kTables, {kBerts, kAnns}).hex());
  EXPECT_NE(key, fair_key(kTables, {kAnns, kAnns}).hex());
  EXPECT_NE(key, fair_key(kTables, {kAnns, std::nullopt}).hex());
  EXPECT_NE(key, fair_key(kTables, {kAnns, kBerts, std::nullopt}).hex());
  EXPECT_NE(key, fair_key(kAnns, {kAnns, kBerts}).hex());
}

TEST(FairKey, ComesBackFromTheTextsOfARecord) {
  const Numbers numbers = {std::nullopt, kAnns, kBerts};
  EXPECT_EQ(key_of(texts_of(kTables, numbers)).value_or(Secret()).hex(), fair_key(kTables, numbers).hex());
  EXPECT_FALSE(key_of({}));
  EXPECT_FALSE(key_of({"", kAnns.hex()}));
  EXPECT_FALSE(key_of({kTables.hex(), "12"}));
}

}  // namespace
}  // namespace roundtable
