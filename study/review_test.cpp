// What made a game end as it did: parts that add up, choices judged by what could be known.

#include "study/review.h"

#include <gtest/gtest.h>

#include <numeric>

#include "bots/any_bot.h"
#include "engine/games.h"

namespace roundtable {

namespace {

struct TableOf {
  std::string game;
  int players;
  std::string options;
};

const std::vector<TableOf> kTables = {
    {"academy", 2, R"({"two":"karadoc"})"},
    {"academy", 2, R"({"two":"lancelot"})"},
    {"academy", 3, "{}"},
    {"academy", 4, "{}"},
    {"academy", 5, "{}"},
    {"academy", 4, R"({"variations":["alms","bet","codex","dragon","knights","scrolls"]})"},
    {"medievallons", 2, "{}"},
    {"medievallons", 3, "{}"},
    {"medievallons", 4, "{}"},
    {"medievallons", 5, "{}"},
};

Record played(const TableOf& table, const std::string& bot, std::uint64_t seed) {
  auto game = std::move(*make_game(table.game, table.players, *Json::parse(table.options)));
  const auto player = std::move(*make_any_bot(table.game, bot));
  Rng chance(seed, 0);
  Rng thoughts(seed, 1);
  while (!game->deciders().over()) {
    if (game->deciders().is_chance()) {
      game->chance(chance);
      continue;
    }
    const Seat seat = game->deciders().seats().lowest();
    EXPECT_TRUE(game->apply(seat, *player->choose(*game, seat, thoughts)));
  }
  return game->record();
}

Review reviewed(const Record& record, int games) {
  const auto reviewer = std::move(*make_reviewer(record, {.games = games}));
  std::vector<Finding> findings;
  for (std::size_t entry = 0; entry < reviewer->entries(); ++entry) findings.push_back(reviewer->find(entry));
  return put_together(record, *reviewer, std::move(findings));
}

std::int64_t sum(const Worth::BySeat& values) { return std::accumulate(values.begin(), values.end(), std::int64_t{0}); }

void expect_adds_up(const Balance& balance) {
  EXPECT_EQ(balance.start + balance.luck + balance.own + balance.others, balance.result);
}

TEST(Review, StartLuckOwnAndOthersChoicesAreTheResultAtEveryKindOfTable) {
  for (const TableOf& table : kTables) {
    SCOPED_TRACE(table.game + " " + std::to_string(table.players) + " " + table.options);
    const Record record = played(table, "net:soft:4.0", 7);
    const Review review = reviewed(record, 2);
    ASSERT_EQ(review.moments.size(), record.log.size());
    ASSERT_EQ(review.seats.size(), static_cast<std::size_t>(table.players));
    EXPECT_EQ(sum(review.result.wins), Worth::kVictory);
    for (const SeatReview& seat : review.seats) {
      expect_adds_up(seat.wins);
      expect_adds_up(seat.points);
      EXPECT_LE(seat.wins.own, 0);  // nothing is better than the best
      EXPECT_LE(seat.turning_points.size(), 3U);
    }
    for (const Moment& moment : review.moments) {
      EXPECT_EQ(sum(moment.before.wins), Worth::kVictory);
      EXPECT_EQ(sum(moment.luck.wins), 0);
      EXPECT_EQ(sum(moment.decision.wins), 0);
      if (!moment.seat) EXPECT_EQ(moment.decision, Worth{});
    }
  }
}

TEST(Review, TheResultIsTheGames) {
  const Record record = played(kTables[3], "greedy", 3);
  const Review review = reviewed(record, 1);
  const auto game = std::move(*replay_game(record));
  const Standing standing = game->standing();
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(review.seats[i].points.result, 1000 * standing.scores[i]);
    const bool won = standing.winners.has(Seat{static_cast<std::uint8_t>(i)});
    EXPECT_EQ(review.seats[i].wins.result > 0, won);
  }
}

std::int64_t lost_by_choices(const TableOf& table, const std::string& bot, std::uint64_t seed) {
  std::int64_t lost = 0;
  for (const SeatReview& seat : reviewed(played(table, bot, seed), 48).seats) lost -= seat.wins.own;
  return lost;
}

TEST(Review, WhoPlaysAtRandomLosesByChoicesAndWhoPlaysWellHardly) {
  for (const TableOf& table : {kTables[2], kTables[6]}) {
    const std::int64_t random = lost_by_choices(table, "random", 5);
    const std::int64_t net = lost_by_choices(table, "net", 5);
    EXPECT_GT(random, 8 * net) << table.game << ": " << random << " and " << net;
  }
}

// Hands that the first seat cannot see are exchanged: what it could choose is judged the same, the position is not.
TEST(Review, ChoicesAreJudgedByWhatTheSeatCouldKnow) {
  Record record = played(kTables[3], "greedy", 1);
  ASSERT_TRUE(record.log[1].starts_with("* deal ")) << record.log[1];
  constexpr std::size_t kFirst = 2;
  ASSERT_TRUE(record.log[kFirst].starts_with("0 pick ")) << record.log[kFirst];
  record.log.resize(kFirst + 1);
  record.result.clear();
  Record other = record;
  std::string& dealt = other.log[1];
  const std::size_t last = dealt.rfind(' ');
  const std::size_t third = dealt.rfind(' ', last - 1);
  dealt = dealt.substr(0, third) + dealt.substr(last) + dealt.substr(third, last - third);
  const auto one = std::move(*make_reviewer(record, {.games = 64}));
  const auto two = std::move(*make_reviewer(other, {.games = 64}));
  const Finding here = one->find(kFirst);
  const Finding there = two->find(kFirst);
  ASSERT_FALSE(here.choices.empty());
  ASSERT_EQ(here.choices.size(), there.choices.size());
  for (std::size_t i = 0; i < here.choices.size(); ++i) {
    EXPECT_EQ(here.choices[i].action, there.choices[i].action);
    EXPECT_EQ(here.choices[i].worth, there.choices[i].worth);
    EXPECT_EQ(here.choices[i].reasons, there.choices[i].reasons);
  }
  EXPECT_NE(here.before, there.before);
}

TEST(Review, AnUnfinishedGameIsReviewedAsFarAsItWent) {
  Record record = played(kTables[6], "random", 2);
  record.log.resize(record.log.size() / 2);
  record.result.clear();
  const Review review = reviewed(record, 16);
  EXPECT_EQ(review.moments.size(), record.log.size());
  for (const SeatReview& seat : review.seats) expect_adds_up(seat.wins);
}

TEST(Review, AWrongRecordIsRefused) {
  Record record = played(kTables[6], "random", 2);
  record.log[3] = "0 dance";
  EXPECT_TRUE(make_reviewer(record, {}).error().message.starts_with("log entry 3, `0 dance`"));
  record.game = "chess";
  EXPECT_EQ(make_reviewer(record, {}).error().message, "game: found `chess`, allowed: academy, medievallons");
}

}  // namespace

}  // namespace roundtable
