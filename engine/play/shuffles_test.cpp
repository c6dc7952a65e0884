#include "engine/play/shuffles.h"

#include <gmock/gmock.h>

#include "engine/games.h"
#include "engine/play/game_in_progress.h"

namespace roundtable {

namespace {

using testing::HasSubstr;

const Secret kSecret = *Secret::from_hex(std::string(64, '7'));
const Secret kOther = *Secret::from_hex(std::string(64, '8'));

Record played(std::string_view name, int players, std::string_view options, Chance chance) {
  GameInProgress play(std::move(*make_game(name, players, *Json::parse(options))), std::move(chance),
                      TakeBack::OwnTurn);
  Rng rng(5);
  while (!play.over()) {
    const Seat seat = play.game().deciders().seats().lowest();
    const auto legal = play.game().legal(seat);
    EXPECT_FALSE(play.choose(seat, legal[below(rng, legal.size())]));
  }
  return play.game().record();
}
Record played_fairly(std::string_view name, int players, std::string_view options, const Secret& secret,
                     const Numbers& numbers = {}) {
  return played(name, players, options, fair_chance(secret, numbers));
}

TEST(Shuffles, OfATableFollowFromItsSecret) {
  for (const auto& [name, players, options] :
       {std::tuple("academy", 4, R"({"variations":["codex","bet"]})"), std::tuple("academy", 2, R"({"two":"karadoc"})"),
        std::tuple("academy", 2, R"({"two":"lancelot"})"), std::tuple("medievallons", 3, "{}")}) {
    Record record = played_fairly(name, players, options, kSecret);
    const auto found = check_shuffles(record);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(*found, Shuffles::Fair);
    record.log.resize(record.log.size() / 2);
    EXPECT_EQ(*check_shuffles(record), Shuffles::Fair);
    record.seed = kOther.hex();
    EXPECT_THAT(check_shuffles(record).error().message, HasSubstr("the seed gives"));
    record.seed.clear();
    EXPECT_EQ(*check_shuffles(record), Shuffles::Unproven);
  }
}

TEST(Shuffles, OfPeopleWhoBroughtNumbersFollowFromAllOfThem) {
  const Record record = played_fairly("medievallons", 2, "{}", kSecret, {std::nullopt, kOther});
  EXPECT_THAT(record.numbers, testing::ElementsAre(kSecret.hex(), "", kOther.hex()));
  EXPECT_EQ(*check_shuffles(record), Shuffles::Fair);
  EXPECT_EQ(secret_in(record), kSecret.hex());
  EXPECT_NE(record.log, played_fairly("medievallons", 2, "{}", kSecret).log);
  const auto again = Record::from_json(record.json());
  ASSERT_TRUE(again && replay_game(*again));
  EXPECT_EQ((*replay_game(*again))->record().json(), record.json());
  for (const std::vector<std::string>& others :
       {std::vector{kOther.hex(), std::string(), kOther.hex()}, {kSecret.hex(), kOther.hex(), ""}}) {
    Record bent = record;
    bent.numbers = others;
    EXPECT_THAT(check_shuffles(bent).error().message, HasSubstr("numbers: they do not give the seed"));
  }
  Record hidden = record;  // the seed alone gives the cards, not the commitment
  hidden.numbers.clear();
  EXPECT_EQ(*check_shuffles(hidden), Shuffles::Fair);
  EXPECT_NE(secret_in(hidden), kSecret.hex());
}

// Otherwise an operator could choose between two shuffles once all nonces are known.
TEST(Shuffles, OfPeopleAreDrawnInOneWayOnly) {
  const Numbers numbers = {std::nullopt, kOther};
  const Secret key = fair_key(kSecret, numbers);
  Rng::Seed seed{};
  for (std::size_t i = 0; i < key.bytes().size(); ++i) seed[i / 8] = seed[i / 8] << 8U | key.bytes()[i];
  Record record = played("medievallons", 2, "{}", simulated_chance(seed));
  EXPECT_EQ(record.seed, key.hex());
  EXPECT_EQ(*check_shuffles(record), Shuffles::Simulated);
  record.numbers = texts_of(kSecret, numbers);
  EXPECT_THAT(check_shuffles(record).error().message, HasSubstr("the seed gives"));
}

// A position lets its author choose cards.
TEST(Shuffles, OfPeopleBeginAtTheStart) {
  Record record = played_fairly("medievallons", 2, R"({"first":0})", kSecret, {std::nullopt, kOther});
  record.position = "{}";
  EXPECT_THAT(check_shuffles(record).error().message, HasSubstr("position: "));
}

// Two cards of a deal are swapped: all rules hold, only the seed reveals it.
TEST(Shuffles, ABentDealIsFound) {
  Record record = played_fairly("medievallons", 2, R"({"first":0,"maxTurns":1})", kSecret);
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

}  // namespace roundtable
