#include "gpu/simulate.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/option_sample.h"
#include "engine/with_game.h"
#include "lab/match.h"
#include "lab/simulation.h"

namespace roundtable::gpu {
namespace {

constexpr std::int64_t kDecisions = 500'000;  // per game
constexpr int kBlocks = 3;

template <class T, class Kernel>
Sums summed(const T& task, Kernel kernel) {
  std::vector<Sums> sums(kSums);
  run_kernel(kBlocks, kernel, task, sums.data());
  Sums all;
  for (const Sums& some : sums) all.add(some);
  return all;
}

template <Game G, class Kernel>
Sums by_kernel(const Simulation& simulation, std::int64_t first, Kernel kernel) {
  return summed(Task<G>{.start = G::start(*read_table<G>(simulation.players, simulation.options)),
                        .seed = simulation.seed,
                        .first = first,
                        .last = simulation.games},
                kernel);
}

// Kernels are inlined at their calls, so there are no pointers to them.
template <Game G>
Sums by_blind(const Simulation& simulation, std::int64_t first = 0) {
  return by_kernel<G>(simulation, first, [](const auto& task, Sums* sums) { simulate_blind<G>(task, sums); });
}
template <Game G>
Sums by_plain(const Simulation& simulation) {
  return by_kernel<G>(simulation, 0, [](const auto& task, Sums* sums) { simulate_plain<G>(task, sums); });
}

void expect_same(const Sums& found, const Sums& wanted) {
  EXPECT_EQ(found.games, wanted.games);
  EXPECT_EQ(found.decisions, wanted.decisions);
  EXPECT_EQ(found.scores, wanted.scores);
  EXPECT_EQ(found.squares, wanted.squares);
  EXPECT_EQ(found.wins, wanted.wins);
  EXPECT_EQ(found.shared, wanted.shared);
  EXPECT_EQ(found.neutrals, wanted.neutrals);
  EXPECT_EQ(found.neutral, wanted.neutral);
  EXPECT_EQ(found.fingerprint, wanted.fingerprint);
}

// Tables of every size and kind, until so many decisions have been made.
TEST(Kernels, PlayTheGamesOfASimulation) {
  each_game([]<class G>() {
    const PlayerRange range = G::Options::kPlayers;
    DescribedOptions described;
    for (const auto& game : described_games()) {
      if (game.name == G::kName) described = game.options;
    }
    Rng rng(2026);
    std::int64_t decisions = 0;
    for (int table = 0; decisions < kDecisions; ++table) {
      Simulation simulation{.game = std::string(G::kName), .games = 20, .seed = rng()};
      simulation.players = range.least + table % (range.most - range.least + 1);
      simulation.options = sample_options(described, simulation.players, [&] { return below(rng, 256); });
      SCOPED_TRACE(simulation.game + ", " + std::to_string(simulation.players) + " players, " + simulation.options);
      const auto wanted = roundtable::simulate(simulation);
      ASSERT_TRUE(wanted) << wanted.error().message;
      expect_same(by_blind<G>(simulation), *wanted);
      decisions += wanted->decisions;
      if (testing::Test::HasFailure()) return;
    }
  });
}

// The fast path for plain games agrees with the engine for house values and any first player.
TEST(Kernels, PlayPlainGamesInOneGo) {
  int tables = 0;
  each_game([&]<class G>() {
    if constexpr (requires { &G::is_plain; }) {
      for (const char* options : {"{}", R"({"first":1})", R"({"values":{"quests":[20,9,3],"charity":[-8,-2]}})"}) {
        for (int players = 3; players <= 5; ++players) {
          ASSERT_TRUE(G::is_plain(*read_table<G>(players, options)));
          Simulation simulation{.game = std::string(G::kName), .games = 300, .seed = 7};
          simulation.players = players;
          simulation.options = options;
          SCOPED_TRACE(std::to_string(players) + " players, " + options);
          expect_same(by_plain<G>(simulation), *roundtable::simulate(simulation));
          ++tables;
        }
      }
      for (const char* others : {R"({"variations":["alms"]})", R"({"advanced":["lift"]})"}) {
        EXPECT_FALSE(G::is_plain(*read_table<G>(4, others)));
      }
      EXPECT_FALSE(G::is_plain(*read_table<G>(2, R"({"two":"karadoc"})")));
    }
  });
  EXPECT_EQ(tables, 9);
}

// Several launches form one simulation.
TEST(Kernels, GoOnWhereTheyStopped) {
  each_game([]<class G>() {
    Simulation simulation{.game = std::string(G::kName), .games = 30};
    Sums parts = by_blind<G>(simulation, 11);
    simulation.games = 11;
    parts.add(by_blind<G>(simulation));
    simulation.games = 30;
    expect_same(parts, *roundtable::simulate(simulation));
  });
}

}  // namespace
}  // namespace roundtable::gpu
