#include <gtest/gtest.h>

#include "engine/academy/invariants.h"
#include "engine/academy/property_options.h"
#include "engine/core/properties.h"
#include "engine/core/record_cut.h"

// Positions of random games of all kinds: each comes back equal from its record, none is refused, and whatever is
// changed in one is refused with a reason or can be played to its end.

namespace roundtable::academy {

namespace {

const bool kReads = (read_positions_of<Academy>(), true);

class Unheard : public Sink<Academy> {
 public:
  void entry(Seat /*seat*/, const Action& /*action*/, bool /*forced*/) override {}
  void chance(const Outcome& /*outcome*/) override {}
  void event(const Event& /*event*/) override {}
};

SetUp<State> read(const Options& options, const std::string& position) {
  const auto json = Json::parse(position);
  EXPECT_TRUE(json) << position;
  Unheard nobody;
  return set_up(options, json ? *json : Json(), nobody);
}

std::string written(const State& state) {
  JsonWriter out;
  write_position(out, state);
  return out.take();
}

// Discs count their arrivals anew in a position; only who lies on whom is said.
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
  Options options = options_of(static_cast<int>(below(rng, 5)), below(rng, kAdvancedSets),
                               below(rng, 3) == 0 ? 0 : below(rng, kVariationSets));
  vary(options, rng());
  if (below(rng, 4) == 0) options.first = static_cast<std::int8_t>(below(rng, options.players));
  return options;
}

class PlayedGame : public Recorder<Academy> {
 public:
  explicit PlayedGame(const Options& options) : Recorder(options, false), state(start(options)) {}

  void step(Rng& rng) {
    const Deciders asked = state.table.waiting;
    Sink<Academy>& sink = *this;
    if (asked.is_chance()) return settle(state, draw(state, rng), sink);
    const Seat seat = asked.seats().at(static_cast<int>(below(rng, static_cast<unsigned>(asked.seats().size()))));
    take(state, seat, legal(state, seat).pick(rng), sink);
  }

  State state;
};

constexpr int kGames = 300;

TEST(Positions, OfRandomGamesComeBackEqualFromTheirLink) {
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
        continue;  // somebody has chosen, which no record says before all have
      }
      if (game.state.table.waiting.over()) game.finish(game.state);
      const auto cut = cut_record<Academy>(game.record(), game.record().log.size());
      ASSERT_TRUE(cut) << cut.error().message;
      const auto link = Record::from_json(cut->json());
      ASSERT_TRUE(link) << link.error().message;
      ASSERT_LE(link->log.size(), 70U);
      auto replayer = Replayer<Academy>::open(*link);
      ASSERT_TRUE(replayer) << replayer.error().message << "\n" << cut->json();
      const Status status = replayer->run();
      ASSERT_TRUE(status) << status.error().message << "\n" << cut->json();
      ASSERT_EQ(counted_anew(replayer->state()), counted_anew(game.state)) << cut->json();
      ++compared;
    }
  }
  EXPECT_GT(compared, 15 * kGames);
}

TEST(Positions, OfRandomGamesAreNeverRefused) {
  int seen = 0;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(8, static_cast<std::uint64_t>(number));
    PlayedGame game(some_options(rng));
    for (bool over = false; !over;) {
      game.step(rng);
      over = game.state.table.waiting.over();
      if (sayable(game.state) == Sayable::Nothing) continue;
      ++seen;
      const std::string position = written(game.state);
      const auto back = read(game.state.table.options, position);
      ASSERT_TRUE(back.faults.empty()) << back.faults[0].field << ": " << back.faults[0].message << "\n"
                                       << position << game.record().json();
      const State same = counted_anew(back.state);
      const State was = counted_anew(game.state);
      ASSERT_EQ(same.secrets.hands, was.secrets.hands) << position;
      ASSERT_EQ(same.table.tracks, was.table.tracks);
      ASSERT_EQ(same.table.waiting, was.table.waiting) << position;
      ASSERT_EQ(same.table.ledger.points(), was.table.ledger.points());
      ASSERT_EQ(written(back.state), position);
    }
  }
  EXPECT_GT(seen, 20 * kGames);
}

// Another number or word somewhere, or two of them exchanged.
std::string mutated(const std::string& position, Rng& rng) {
  struct Token {
    std::size_t at;
    std::size_t size;
  };
  std::vector<Token> numbers;
  std::vector<Token> words;
  for (std::size_t i = 0; i < position.size();) {
    std::size_t end = i + 1;
    if (position[i] == '"') {
      end = position.find('"', end) + 1;
      words.push_back({i, end - i});
    } else if (position[i] == '-' || (position[i] >= '0' && position[i] <= '9')) {
      end = std::min(position.find_first_not_of("0123456789", end), position.size());
      numbers.push_back({i, end - i});
    }
    i = end;
  }
  constexpr std::array<const char*, 16> kWords = {
      "C5",   "E2",     "G5",      "K5",    "Q5",   "S3",      "S4 jousts", "S5 tournaments",
      "king", "quests", "charity", "aside", "deal", "scoring", "end",       "play"};
  const auto& tokens = below(rng, 2) == 0 && !words.empty() ? words : numbers;
  const Token one = tokens[below(rng, static_cast<unsigned>(tokens.size()))];
  const Token two = tokens[below(rng, static_cast<unsigned>(tokens.size()))];
  std::string text = position;
  if (below(rng, 3) == 0 && one.at < two.at) {
    const std::string second = position.substr(two.at, two.size);
    text.replace(two.at, two.size, position, one.at, one.size);
    return text.replace(one.at, one.size, second);
  }
  const std::string word = &tokens == &words ? '"' + std::string(kWords[below(rng, kWords.size())]) + '"'
                                             : std::to_string(static_cast<int>(below(rng, 40)) - 13);
  return text.replace(one.at, one.size, word);
}

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

TEST(Positions, ThatAreImpossibleAreRefusedWithAReasonAndOthersCanBePlayed) {
  int refused = 0;
  int played = 0;
  for (int number = 0; number < kGames; ++number) {
    Rng rng(9, static_cast<std::uint64_t>(number));
    PlayedGame game(some_options(rng));
    while (!game.state.table.waiting.over()) {
      game.step(rng);
      if (sayable(game.state) == Sayable::Nothing || below(rng, 6) != 0) continue;
      std::string position = written(game.state);
      for (unsigned times = 1 + below(rng, 3); times > 0; --times) position = mutated(position, rng);
      if (!Json::parse(position)) continue;
      const auto back = read(game.state.table.options, position);
      for (const Fault& fault : back.faults) {
        ASSERT_FALSE(fault.reason.empty() || fault.message.empty()) << position;
      }
      JsonWriter out;
      write_view(out, view(back.state, Viewer::spectator()));  // it can be drawn even so
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
