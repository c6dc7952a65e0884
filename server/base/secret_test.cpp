#include "server/base/secret.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <span>

#include "engine/play/sha256.h"

namespace roundtable::server {

namespace {

TEST(SecretTest, IsPromisedByItsSha256) {
  // sha256sum of the 32 bytes.
  EXPECT_EQ(commitment_of(*Secret::from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(SecretTest, IsHashedAsLibsodiumDoes) {
  std::array<std::uint8_t, 300> room{};
  for (std::size_t size = 0; size < room.size(); ++size) {
    const auto bytes = std::span(room).first(size);
    randombytes_buf(bytes.data(), size);
    Sha256 expected{};
    crypto_hash_sha256(expected.data(), bytes.data(), size);
    ASSERT_EQ(sha256(bytes), expected) << size << " bytes";
  }
}

TEST(SecretTest, IsAnotherEachTime) { EXPECT_NE(random_secret().hex(), random_secret().hex()); }

// Our own stream equals that of a widely reviewed library, for any secret, entry and purpose.
TEST(SecretTest, GivesTheStreamOfLibsodium) {
  Rng rng(1);
  for (int i = 0; i < 100; ++i) {
    const Secret secret = random_secret();
    const std::uint64_t entry = i % 2 == 0 ? rng() : below(rng, 1000);
    const auto purpose = static_cast<Purpose>(i % 3);
    std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
    for (std::size_t byte = 0; byte < sizeof entry; ++byte)
      nonce[byte] = static_cast<unsigned char>(entry >> (8 * byte));
    nonce.back() = static_cast<unsigned char>(purpose);
    std::array<unsigned char, 200> expected{};
    crypto_stream_chacha20_ietf(expected.data(), expected.size(), nonce.data(), secret.bytes().data());
    FairStream stream(secret, entry, purpose);
    for (std::size_t at = 0; at < expected.size(); at += 8) {
      std::uint64_t bits = 0;
      for (std::size_t byte = 0; byte < 8; ++byte)
        bits |= static_cast<std::uint64_t>(expected[at + byte]) << (8 * byte);
      ASSERT_EQ(stream(), bits) << secret.hex() << " entry " << entry << " at " << at;
    }
  }
}

}  // namespace

}  // namespace roundtable::server
