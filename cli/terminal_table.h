#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "engine/core/game.h"

namespace roundtable::cli {

// Names of the players, by seat.
using Names = std::vector<std::string>;

// ANSI codes of the colours of the seats: blue, yellow, green, red and black.
constexpr std::array<const char*, 5> kSeatPaint = {"1;94", "1;93", "1;92", "1;91", "1;97;100"};

// A summary of the table in a playthrough, printed before an event. Without a title there is none; a title is not
// printed twice in a row.
struct Milestone {
  std::string title;
  std::string table;
};

// A game of random bots as text, reviewed with the rules: `engine/GAME/testdata/NAME.txt`.
struct Playthrough {
  std::string name;
  std::string game;
  int players;
  std::string options;  // JSON
  std::uint64_t seed;

  std::string file() const;  // relative to the folder of games
};
// A game specialises this in cli/NAME.
template <Game G>
std::vector<Playthrough> playthroughs_of() {
  return {};
}

// A table of the benchmark.
struct BenchTable {
  std::string name;
  int players;
  std::string options;  // JSON
};
// One for each number of players, unless a game specialises this in cli/NAME.
template <Game G>
std::vector<BenchTable> bench_tables_of() {
  std::vector<BenchTable> tables;
  for (int players = G::Options::kPlayers.least; players <= G::Options::kPlayers.most; ++players) {
    tables.push_back({std::to_string(players) + " players", players, "{}"});
  }
  return tables;
}

}  // namespace roundtable::cli
