#include "server/fair.h"

#include <gmock/gmock.h>

#include "engine/games.h"

namespace roundtable::server {

namespace {

using testing::HasSubstr;

constexpr std::string_view kCounting = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

// RFC 8439, section 2.3.2: key 00 01 ... 1f, nonce 00 00 00 09 00 00 00 4a 00 00 00 00, block 1.
TEST(FairBits, AreTheStreamOfTheStandard) {
  const auto secret = Secret::from_hex(kCounting);
  ASSERT_TRUE(secret);
  FairBits bits(*secret, 0x4a00000009000000ULL);
  for (int i = 0; i < 8; ++i) bits();  // block 0
  EXPECT_EQ(bits(), 0x15593bd1e4e7f110ULL);
  EXPECT_EQ(bits(), 0xc47120a31fdd0f50ULL);
}

TEST(FairBits, OfChanceAndOfBotsDiffer) {
  const auto secret = Secret::from_hex(kCounting);
  EXPECT_NE(FairBits(*secret, 3)(), FairBits(*secret, 3, Purpose::Bots)());
  EXPECT_NE(FairBits(*secret, 3)(), FairBits(*secret, 4)());
}

TEST(Secret, IsPromisedByItsSha256) {
  // sha256sum of the 32 bytes.
  EXPECT_EQ(Secret::from_hex(kCounting)->commitment(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(Secret, IsReadFrom64Digits) {
  EXPECT_FALSE(Secret::from_hex(""));
  EXPECT_FALSE(Secret::from_hex(std::string(62, 'a')));
  EXPECT_FALSE(Secret::from_hex(std::string(66, 'a')));
  EXPECT_FALSE(Secret::from_hex(std::string(64, 'g')));
  EXPECT_EQ(Secret::from_hex(kCounting)->hex(), kCounting);
  EXPECT_NE(Secret::random().hex(), Secret::random().hex());
}

Record played_fairly(std::string_view name, int players, std::string_view options, const Secret& secret) {
  auto game = make_game(name, players, *Json::parse(options));
  Rng rng(5);
  while (!(*game)->deciders().over()) {
    if ((*game)->deciders().is_chance()) {
      FairBits bits(secret, (*game)->record().log.size());
      (*game)->chance(bits);
      continue;
    }
    const Seat seat = (*game)->deciders().seats().lowest();
    const auto legal = (*game)->legal(seat);
    EXPECT_TRUE((*game)->apply(seat, legal[below(rng, legal.size())]));
  }
  (*game)->set_seed(secret.hex());
  return (*game)->record();
}

TEST(Shuffles, OfATableFollowFromItsSecret) {
  for (const auto& [name, players, options] :
       {std::tuple("academy", 4, R"({"variations":["codex","bet"]})"), std::tuple("academy", 2, R"({"two":"karadoc"})"),
        std::tuple("academy", 2, R"({"two":"lancelot"})"), std::tuple("medievallons", 3, "{}")}) {
    const Secret secret = Secret::random();
    Record record = played_fairly(name, players, options, secret);
    const auto found = check_shuffles(record);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(*found, Shuffles::Fair);
    record.log.resize(record.log.size() / 2);
    EXPECT_EQ(*check_shuffles(record), Shuffles::Fair);
    record.seed = Secret::random().hex();
    EXPECT_THAT(check_shuffles(record).error().message, HasSubstr("the seed gives"));
    record.seed.clear();
    EXPECT_EQ(*check_shuffles(record), Shuffles::Unproven);
  }
}

// Two cards of a deal changed places: every rule still holds, only the seed tells.
TEST(Shuffles, ABentDealIsFound) {
  Record record = played_fairly("medievallons", 2, R"({"first":0,"maxTurns":1})", *Secret::from_hex(kCounting));
  ASSERT_THAT(record.log[0], HasSubstr("* deal "));
  record.log.resize(1);
  const std::size_t middle = record.log[0].rfind(' ');
  const std::string first = record.log[0].substr(7, middle - 7);
  record.log[0] = "* deal " + record.log[0].substr(middle + 1) + " " + first;
  record.result.clear();
  ASSERT_TRUE(replay_game(record));
  EXPECT_THAT(check_shuffles(record).error().message, HasSubstr("log entry 0"));
}

}  // namespace

}  // namespace roundtable::server
