#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "engine/core/game.h"

namespace roundtable::cli {

// Who sits where, by seat.
using Names = std::vector<std::string>;

// ANSI codes of blue, yellow, green, red and black, which are the colours of the seats.
constexpr std::array<const char*, 5> kSeatPaint = {"1;94", "1;93", "1;92", "1;91", "1;97;100"};

// For playthroughs: the table summed up before something happens. One title is not used twice in a row; nothing is
// summed up where there is none.
struct Milestone {
  std::string title;
  std::string table;
};

// A whole game of random bots in text, kept beside the rules to be read in review: `engine/GAME/testdata/NAME.txt`.
struct Playthrough {
  std::string name;
  std::string game;
  int players;
  std::string options;  // JSON
  std::uint64_t seed;

  std::string file() const;  // below the folder of games
};
// A game brings its own in cli/NAME.
template <Game G>
std::vector<Playthrough> playthroughs_of() {
  return {};
}

// A table that is measured.
struct BenchTable {
  std::string name;
  int players;
  std::string options;  // JSON
};
// One for each number of players, unless a game brings others in cli/NAME.
template <Game G>
std::vector<BenchTable> bench_tables_of() {
  std::vector<BenchTable> tables;
  for (int players = G::Options::kPlayers.least; players <= G::Options::kPlayers.most; ++players) {
    tables.push_back({std::to_string(players) + " players", players, "{}"});
  }
  return tables;
}

}  // namespace roundtable::cli
