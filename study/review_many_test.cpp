// Reviews add up, at every kind of table.

#include <map>
#include <numeric>

#include "study/review_test.h"

namespace roundtable {

namespace {

std::int64_t sum(const Worth::BySeat& values) { return std::accumulate(values.begin(), values.end(), std::int64_t{0}); }

TEST(Review, StartLuckOwnAndOthersChoicesAreTheResultAtEveryKindOfTable) {
  for (const TableOf& table : kTables) {
    SCOPED_TRACE(table.game + " " + std::to_string(table.players) + " " + table.options);
    const Record record = played(table, "net:soft:4.0", 7);
    const Review review = reviewed(record, 2);
    ASSERT_EQ(review.moments.size(), record.log.size());
    ASSERT_EQ(review.seats.size(), static_cast<std::size_t>(table.players));
    EXPECT_TRUE(adds_up(review));
    for (const SeatReview& seat : review.seats) EXPECT_LE(seat.turning_points.size(), 3U);
    for (const Moment& moment : review.moments) {
      EXPECT_EQ(sum(moment.before.wins), Worth::kVictory);
      EXPECT_EQ(sum(moment.luck.worth.wins), 0);
      EXPECT_EQ(sum(moment.rest.wins), 0);
      if (!moment.analysis) continue;
      EXPECT_TRUE(moment.seat);
      EXPECT_EQ(sum(moment.analysis->cost.worth.wins), 0);
      if (moment.analysis->chosen == moment.analysis->reference) EXPECT_EQ(moment.analysis->cost.worth, Worth{});
    }
  }
}

// The skill of each kind of action, by its first word; for plays by suit.
std::map<std::string, std::string_view> skills_in(const TableOf& table) {
  std::map<std::string, std::string_view> found;
  const Review review = reviewed(played(table, "random", 1), 1);
  for (const Moment& moment : review.moments) {
    if (!moment.analysis) continue;
    for (const ValuedChoice& choice : moment.analysis->choices) {
      const std::string verb = choice.action.substr(0, choice.action.find(' '));
      const bool by_suit = table.game == "academy" && verb == "play";
      found[by_suit ? choice.action.substr(0, 6) : verb] = review.skills[choice.skill];
    }
  }
  return found;
}

TEST(Review, ChoicesTakeTheSkillsOfTheirGame) {
  auto basic = skills_in(kTables[3]);
  EXPECT_EQ(basic["pick"], "draft");
  EXPECT_EQ(basic["play Q"], "play");
  EXPECT_EQ(basic["play S"], "swords");
  EXPECT_EQ(basic["bonus"], "gallantry");
  EXPECT_EQ(skills_in(kTables[5])["bet"], "extras");
  EXPECT_EQ(skills_in(kTables[1])["split"], "draft");
  auto guilds = skills_in(kTables[8]);
  EXPECT_EQ(guilds["play"], "cards");
  EXPECT_EQ(guilds["guild"], "guilds");
  EXPECT_EQ(guilds["target"], "memory");
  EXPECT_EQ(guilds["give"], "exchange");
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

TEST(Review, RandomPlayLosesByChoicesAndTheReferenceDoesNot) {
  for (const TableOf& table : {kTables[2], kTables[6]}) {
    EXPECT_GT(lost_by_choices(table, "random", 5), Worth::kVictory / 2) << table.game;
    EXPECT_EQ(lost_by_choices(table, "net", 5), 0) << "it is the reference";
  }
}

}  // namespace

}  // namespace roundtable
