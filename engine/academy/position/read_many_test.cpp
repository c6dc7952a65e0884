#include <gtest/gtest.h>

#include "engine/academy/tests/test_invariants.h"
#include "engine/academy/tests/test_options.h"
#include "engine/core/position_properties.h"

// Positions of random games survive a round trip and are accepted; mutated ones are refused with a reason or can be
// played to the end.

namespace roundtable::academy {

namespace {

const bool kReads = (read_positions_of<Academy>(), true);

using PlayedGame = properties::PlayedGame<Academy>;

// A position renumbers arrivals; only the order of stacks is kept.
State counted_anew(State state) {
  state.table.moves = 0;
  for (const Track track : kAllTracks) {
    Row& row = state.table.tracks[track];
    const Row before = row;
    each_squire(state.table, [&](Squire squire) {
      int below = 0;
      each_squire(state.table, [&](Squire other) { below += before[squire].ahead_of(before[other]) ? 1 : 0; });
      row[squire] = Disc(before[squire].square(), below);
    });
  }
  return state;
}

Options some_options(Rng& rng) {
  // In separate statements: the order of evaluation of arguments differs between compilers.
  const int mode = static_cast<int>(below(rng, 5));
  const unsigned advanced = below(rng, kAdvancedSets);
  const unsigned variations = below(rng, 3) == 0 ? 0 : below(rng, kVariationSets);
  Options options = options_of(mode, advanced, variations);
  vary(options, rng());
  if (below(rng, 4) == 0) options.first = static_cast<std::int8_t>(below(rng, options.players));
  return options;
}

constexpr int kGames = 300;

TEST(Position, OfRandomGamesComeBackEqualFromTheirLink) {
  ASSERT_TRUE(kReads);
  int compared = 0;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(7, static_cast<std::uint64_t>(number));
    PlayedGame game(some_options(rng));
    while (!game.state.table.waiting.over()) {
      game.step(rng);
      if (below(rng, 8) != 0) continue;
      if (simultaneous(game.state.table.phase) &&
          game.state.table.waiting.seats().size() < game.state.table.options.players) {
        continue;  // a simultaneous choice waits, which no record contains
      }
      ASSERT_LE(cut_record<Academy>(game.record(), game.record().log.size())->log.size(), 70U);
      const auto back = properties::back_from_link<Academy>(game.record());
      ASSERT_TRUE(back) << back.error().message;
      ASSERT_EQ(counted_anew(*back), counted_anew(game.state)) << game.record().json();
      ++compared;
    }
  }
  EXPECT_GT(compared, 15 * kGames);
}

TEST(Position, OfRandomGamesAreNeverRefused) {
  int seen = 0;
  std::set<std::string> reasons;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(8, static_cast<std::uint64_t>(number));
    PlayedGame game(some_options(rng));
    for (bool over = false; !over;) {
      game.step(rng);
      if (below(rng, 8) == 0) properties::check_refusals<Academy>(game.state, reasons);
      if (HasFatalFailure()) return;
      over = game.state.table.waiting.over();
      if (sayable(game.state) == Sayable::Nothing) continue;
      ++seen;
      const std::string position = properties::written_position<Academy>(game.state);
      const auto back = properties::read_position<Academy>(game.state.table.options, position);
      ASSERT_TRUE(back.faults.empty()) << back.faults[0].field << ": " << back.faults[0].message << "\n"
                                       << position << game.record().json();
      const State same = counted_anew(back.state);
      const State was = counted_anew(game.state);
      ASSERT_EQ(same.secrets.hands, was.secrets.hands) << position;
      ASSERT_EQ(same.table.tracks, was.table.tracks);
      ASSERT_EQ(same.table.waiting, was.table.waiting) << position;
      ASSERT_EQ(same.table.ledger.points(), was.table.ledger.points());
      ASSERT_EQ(properties::written_position<Academy>(back.state), position);
    }
  }
  EXPECT_EQ(reasons, properties::documented_refusals<Academy>());
  EXPECT_GT(seen, 20 * kGames);
}

constexpr std::array<const char*, 16> kWords = {
    "C5",   "E2",     "G5",      "K5",    "Q5",   "S3",      "S4 jousts", "S5 tournaments",
    "king", "quests", "charity", "aside", "deal", "scoring", "end",       "play"};

void play_to_the_end(State state, Rng& rng) {
  for (int step = 0; !state.table.waiting.over(); ++step) {
    ASSERT_LT(step, properties::kLongestGame);
    expect_everything_in_its_place(state);
    for (const Viewer viewer : properties::viewers<Academy>(state)) {
      const View seen = view(state, viewer);
      if (below(rng, 8) != 0) continue;
      properties::expect_alike<Academy>(state, imagine(seen, rng), viewer, false);
      JsonWriter out;
      write_view(out, seen);
    }
    if (testing::Test::HasFatalFailure()) return;
    step_at_random(state, rng);
  }
  expect_everything_in_its_place(state);
}

TEST(Position, ThatAreImpossibleAreRefusedWithAReasonAndOthersCanBePlayed) {
  int refused = 0;
  int played = 0;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(9, static_cast<std::uint64_t>(number));
    PlayedGame game(some_options(rng));
    while (!game.state.table.waiting.over()) {
      game.step(rng);
      if (sayable(game.state) == Sayable::Nothing || below(rng, 6) != 0) continue;
      std::string position = properties::written_position<Academy>(game.state);
      for (unsigned times = 1 + below(rng, 3); times > 0; --times)
        position = properties::mutated(position, kWords, rng);
      if (!Json::parse(position)) continue;
      const auto back = properties::read_position<Academy>(game.state.table.options, position);
      for (const Fault& fault : back.faults) {
        ASSERT_FALSE(fault.reason.empty() || fault.message.empty()) << position;
      }
      JsonWriter out;
      write_view(out, view(back.state, Viewer::spectator()));  // a position with faults can still be drawn
      refused += back.faults.empty() ? 0 : 1;
      if (!back.faults.empty()) continue;
      ++played;
      SCOPED_TRACE(position);
      play_to_the_end(back.state, rng);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(refused, 5 * kGames);
  EXPECT_GT(played, kGames);
}

}  // namespace

}  // namespace roundtable::academy
