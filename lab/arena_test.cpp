#include "lab/arena.h"

#include <gtest/gtest.h>

#include "bots/random.h"
#include "engine/with_game.h"
#include "lab/arena_table.h"

namespace roundtable {
namespace {

using academy::Academy;
using medievallons::Medievallons;

template <Game G>
std::unique_ptr<Bot<G>> any_random_bot(std::size_t /*number*/) {
  return std::make_unique<RandomBot<G>>();
}

// The outcomes of chance in a game.
template <Game G>
std::vector<std::string> deals_of(ArenaTable<G>& table, const typename G::Options& options, std::int64_t number) {
  Recorder<G> recorder(options, false);
  table.play(number, static_cast<Sink<G>&>(recorder));
  std::vector<std::string> deals;
  for (const auto& entry : recorder.record().log) {
    if (entry.starts_with('*')) deals.push_back(entry);
  }
  return deals;
}

TEST(ArenaTable, EverySeatingOfADealGetsTheSameCardsInAcademy) {
  const academy::Options options{.players = 4};
  const auto seatings = *seat_bots({"a", "b", "c", "c"}, 4, 1000);
  ArenaTable<Academy> table(options, seatings, 5, any_random_bot<Academy>);
  std::vector<std::vector<std::string>> firsts;
  for (std::int64_t deal = 0; deal < 3; ++deal) {
    const std::int64_t first = deal * seatings.size();
    firsts.push_back(deals_of(table, options, first));
    ASSERT_GE(firsts.back().size(), 6);
    for (std::int64_t i = 1; i < seatings.size(); ++i) EXPECT_EQ(deals_of(table, options, first + i), firsts.back());
  }
  EXPECT_NE(firsts[0], firsts[1]);
  EXPECT_NE(firsts[1], firsts[2]);
}

// Later cards depend on the players' choices.
TEST(ArenaTable, EverySeatingOfADealBeginsAlikeInMedievallons) {
  const medievallons::Options options{.players = 3};
  const auto seatings = *seat_bots({"a", "b", "c"}, 3, 1000);
  ArenaTable<Medievallons> table(options, seatings, 5, any_random_bot<Medievallons>);
  const auto first = deals_of(table, options, 0).at(0);
  for (std::int64_t i = 1; i < seatings.size(); ++i) EXPECT_EQ(deals_of(table, options, i).at(0), first);
  EXPECT_NE(deals_of(table, options, seatings.size()).at(0), first);
}

TEST(ArenaTable, AGameDependsOnItsNumberOnly) {
  const academy::Options options{.players = 3};
  const auto seatings = *seat_bots({"a", "b", "c"}, 3, 1000);
  ArenaTable<Academy> table(options, seatings, 5, any_random_bot<Academy>);
  ArenaTable<Academy> other(options, seatings, 5, any_random_bot<Academy>);
  for (int i = 0; i < 10; ++i) other.play(i);
  EXPECT_EQ(table.play(17).fingerprint, other.play(17).fingerprint);
  EXPECT_NE(table.play(17).fingerprint, other.play(18).fingerprint);
}

// Answers with an illegal choice.
class WildBot final : public Bot<Academy> {
 public:
  academy::Action choose(const academy::View& /*view*/, const academy::Choices& /*choices*/, Rng& /*rng*/) override {
    return {};
  }
};

TEST(ArenaTable, ABotThatNamesNoLegalChoiceIsCountedAndTheGameGoesOn) {
  const auto seatings = *seat_bots({"wild", "b", "b"}, 3, 1000);
  ArenaTable<Academy> table({.players = 3}, seatings, 5, [](std::size_t bot) -> std::unique_ptr<Bot<Academy>> {
    if (bot == 0) return std::make_unique<WildBot>();
    return std::make_unique<RandomBot<Academy>>();
  });
  const auto played = table.play(0);
  EXPECT_GT(played.players[0].failures, 10);
  EXPECT_EQ(played.players[1].failures, 0);
  EXPECT_FALSE(played.standing.winners.empty());
}

// The same bot under two names has equal chances, in either game.
template <Game G>
void expect_fair_shares(const typename G::Options& options, const std::vector<std::string>& names, int deals) {
  const auto seatings = *seat_bots(names, G::players(options), 1000);
  ArenaTable<G> table(options, seatings, 9, any_random_bot<G>);
  Scorebook book(seatings);
  for (std::int64_t i = 0; i < deals * seatings.size(); ++i) book.add(table.play(i));
  for (const auto& bot : book.achievements()) {
    const double fair = 1.0 / G::players(options);
    EXPECT_LT(bot.share.low, fair) << bot.bot;
    EXPECT_GT(bot.share.high, fair) << bot.bot;
    EXPECT_LT(bot.share.high - bot.share.low, 0.15) << bot.bot;
    EXPECT_LE(bot.rating.low, 0) << bot.bot;
    EXPECT_GE(bot.rating.high, 0) << bot.bot;
    EXPECT_NEAR(bot.rank, (1 + G::players(options)) / 2.0, 0.2);
  }
}

TEST(Arena, EqualBotsGetFairShares) {
  expect_fair_shares<Academy>({.players = 4}, {"a", "b", "b", "b"}, 250);
  expect_fair_shares<Academy>({.players = 3}, {"a", "b", "c", "d"}, 100);
  expect_fair_shares<Medievallons>({.players = 2}, {"a", "b"}, 250);
}

Arena small_arena(const std::string& game) {
  return {.game = game, .players = 3, .bots = {"search:3", "random", "random"}, .games = 60, .seed = 4};
}

TEST(Arena, IsTheSameOnAnyNumberOfThreads) {
  for (const std::string game : {"academy", "medievallons"}) {
    Arena arena = small_arena(game);
    const auto alone = hold_arena(arena);
    ASSERT_TRUE(alone) << alone.error().message;
    for (const int threads : {2, 3}) {
      arena.threads = threads;
      const auto together = hold_arena(arena);
      EXPECT_EQ(together->fingerprint, alone->fingerprint);
      for (std::size_t bot = 0; bot < 2; ++bot) {
        EXPECT_EQ(together->achievements[bot].share.low, alone->achievements[bot].share.low);
        EXPECT_EQ(together->achievements[bot].rating.high, alone->achievements[bot].rating.high);
        EXPECT_EQ(together->achievements[bot].decisions, alone->achievements[bot].decisions);
      }
    }
    arena.seed = 5;
    EXPECT_NE(hold_arena(arena)->fingerprint, alone->fingerprint);
  }
}

TEST(Arena, StopsEarlyAfterTheSameGameOnAnyNumberOfThreads) {
  Arena arena = {.players = 4, .bots = {"random", "random", "random", "greedy"}, .games = 100'000, .seed = 4};
  arena.sprt = Sprt::Bounds{.low = 0.45, .high = 0.60};  // unreachable: three of four bots are equal
  const auto alone = hold_arena(arena);
  ASSERT_TRUE(alone);
  EXPECT_EQ(alone->verdict, Sprt::Verdict::Low);
  EXPECT_LT(alone->games, 1000);
  EXPECT_EQ(alone->games, alone->deals * 4);
  for (const int threads : {2, 3}) {
    arena.threads = threads;
    const auto together = hold_arena(arena);
    EXPECT_EQ(together->games, alone->games);
    EXPECT_EQ(together->fingerprint, alone->fingerprint);
  }
}

TEST(Arena, IsMadeUpToWholeDeals) {
  Arena arena = {.players = 4, .bots = {"random", "greedy", "greedy", "greedy"}, .games = 9};
  EXPECT_EQ(hold_arena(arena)->games, 12);
  arena.games = 2;
  EXPECT_EQ(hold_arena(arena)->games, 4);
}

void expect_refused(const Arena& arena, const std::string& message) {
  const auto report = hold_arena(arena);
  ASSERT_FALSE(report) << message;
  EXPECT_TRUE(report.error().message.starts_with(message)) << report.error().message;
}

TEST(Arena, RefusalsNameTheFieldAndWhatIsAllowed) {
  const Arena right = small_arena("academy");
  Arena wrong = right;
  wrong.game = "chess";
  expect_refused(wrong, "game: found `chess`, allowed: academy, medievallons");
  wrong = right;
  wrong.players = 7;
  expect_refused(wrong, "players: found 7");
  wrong = right;
  wrong.bots = {"random", "nobody", "random"};
  expect_refused(wrong, "bots: found `nobody`, allowed: page");
  wrong = right;
  wrong.bots = {"random", "random"};
  expect_refused(wrong, "bots: found 2, allowed: 3 to 16 names");
  wrong = right;
  wrong.options = "{\"variations\":[\"none\"]}";
  expect_refused(wrong, "variations: found");
  for (const auto bounds : {Sprt::Bounds{0.3, 0.3}, {-0.1, 0.3}, {0.3, 1.1}}) {
    wrong = right;
    wrong.sprt = bounds;
    expect_refused(wrong, "sprt: found ");
  }
}

}  // namespace
}  // namespace roundtable
