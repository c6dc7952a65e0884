#include "engine/core/position_properties.h"
#include "engine/medievallons/game.h"

// Positions of random games survive a round trip and are accepted; mutated ones are refused with a reason or can be
// played to the end.

namespace roundtable::medievallons {

namespace {

using PlayedGame = properties::PlayedGame<Medievallons>;

const bool kReadsPositions = (read_positions_of<Medievallons>(), true);
constexpr int kGames = 200;

Options any_options(Rng& rng) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + below(rng, 4));
  if (below(rng, 2) == 0) options.first = static_cast<std::int8_t>(below(rng, options.players));
  if (below(rng, 4) == 0) options.max_turns = 1 + static_cast<std::int32_t>(below(rng, 30));
  return options;
}

bool somebody_has_chosen(const OpenTable& table) {
  return !table.waiting.is_chance() && table.waiting.seats() != table.choosers;
}

TEST(MedievallonsPositions, OfRandomGamesComeBackEqualFromTheirLink) {
  ASSERT_TRUE(kReadsPositions);
  int compared = 0;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(17, static_cast<std::uint64_t>(number));
    PlayedGame game(any_options(rng));
    while (!game.over()) {
      game.step(rng);
      if (below(rng, 16) != 0 || somebody_has_chosen(game.state.table)) continue;
      const auto back = properties::back_from_link<Medievallons>(game.record());
      ASSERT_TRUE(back) << back.error().message;
      ASSERT_EQ(*back, game.state) << game.record().json();
      ++compared;
    }
  }
  EXPECT_GT(compared, 5 * kGames);
}

TEST(MedievallonsPositions, OfRandomGamesAreNeverRefused) {
  int seen = 0;
  std::set<std::string> reasons;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(18, static_cast<std::uint64_t>(number));
    PlayedGame game(any_options(rng));
    while (!game.over()) {
      game.step(rng);
      if (below(rng, 8) == 0) properties::check_refusals<Medievallons>(game.state, reasons);
      if (HasFatalFailure()) return;
      if (sayable(game.state) == Sayable::Nothing) continue;
      ++seen;
      const std::string position = properties::written_position<Medievallons>(game.state);
      const auto back = properties::read_position<Medievallons>(game.state.table.options, position);
      ASSERT_TRUE(back.faults.empty()) << back.faults[0].field << ": " << back.faults[0].message << "\n" << position;
      if (sayable(game.state) == Sayable::Whole) {
        ASSERT_EQ(back.state, game.state) << position;
      }
      ASSERT_EQ(result(back.state).winners, result(game.state).winners) << position;
      ASSERT_EQ(properties::written_position<Medievallons>(back.state), position);
    }
  }
  EXPECT_EQ(reasons, properties::documented_refusals<Medievallons>());
  EXPECT_GT(seen, 20 * kGames);
}

constexpr std::array<const char*, 16> kWords = {
    "A,K,K", "J,J,J,J", "",      "K",           "0.1 K 3+0", "1.2 J 0+3", "0.3 A 2+1", "1.1 M 1+1",
    "end",   "yellow",  "cycle", "third-guild", "max-turns", "A,B",       "G,J,K,M,Z", "1.1 K 0+3"};

void expect_playable(State state, Rng& rng) {
  for (int step = 0; !state.table.waiting.over(); ++step) {
    ASSERT_LT(step, properties::kLongestGame);
    for (const Viewer viewer : properties::viewers<Medievallons>(state)) {
      const View seen = view(state, viewer);
      if (below(rng, 16) != 0) continue;
      properties::expect_alike<Medievallons>(state, imagine(seen, rng), viewer, false);
      JsonWriter out;
      write_view(out, seen);
    }
    if (testing::Test::HasFatalFailure()) return;
    NullSink nobody;
    if (state.table.waiting.is_chance()) {
      settle(state, draw(state, rng), nobody);
    } else {
      const Seat seat = state.table.waiting.seats().lowest();
      take(state, seat, legal(state, seat).pick(rng), nobody);
    }
  }
}

TEST(MedievallonsPositions, ThatAreImpossibleAreRefusedWithAReasonAndOthersCanBePlayed) {
  int refused = 0;
  int played = 0;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(19, static_cast<std::uint64_t>(number));
    PlayedGame game(any_options(rng));
    while (!game.over()) {
      game.step(rng);
      if (sayable(game.state) == Sayable::Nothing || below(rng, 4) != 0) continue;
      std::string position = properties::written_position<Medievallons>(game.state);
      for (unsigned times = 1 + below(rng, 3); times > 0; --times)
        position = properties::mutated(position, kWords, rng);
      if (!Json::parse(position)) continue;
      const auto back = properties::read_position<Medievallons>(game.state.table.options, position);
      for (const Fault& fault : back.faults) {
        ASSERT_FALSE(fault.reason.empty() || fault.message.empty()) << position;
      }
      for (const Viewer viewer : properties::viewers<Medievallons>(back.state)) {
        JsonWriter out;
        write_view(out, view(back.state, viewer));  // a position with faults can still be drawn
      }
      refused += back.faults.empty() ? 0 : 1;
      if (!back.faults.empty()) continue;
      ++played;
      SCOPED_TRACE(position);
      expect_playable(back.state, rng);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(refused, kGames);
  EXPECT_GT(played, kGames);
}

}  // namespace

}  // namespace roundtable::medievallons
