#pragma once

#include <functional>

#include "study/puzzle.h"

namespace roundtable {

// Finds puzzles of a game in games that its net plays at tables of every kind. The same seed gives the same puzzles on
// any number of threads, except for their number when time runs out.
struct PuzzleSearch {
  std::string game;
  int count = 300;
  double minutes = 0;  // time limit; 0: until `count` are found
  std::uint64_t seed = 1;
  int threads = 1;
  std::int64_t playouts = kPuzzlePlayouts;  // of the champion, for each decision
  std::int64_t games_at_once = 64;          // played before the champion checks their candidates
};

struct PuzzleProgress {
  std::int64_t games = 0;  // games played
  std::int64_t tried = 0;  // decisions checked by the champion
  std::int64_t found = 0;
};

// Reports each puzzle as soon as it is found, and the progress after each game and each decision checked.
Status find_puzzles(const PuzzleSearch& search, const std::function<void(const Puzzle&)>& found,
                    const std::function<void(const PuzzleProgress&)>& progress);

// The faults of puzzles, one line each; empty if every solution still holds. With `playouts` 0 the champion does not
// check them.
std::vector<std::string> check_puzzles(const std::vector<std::string>& lines, std::int64_t playouts, int threads,
                                       const std::function<void(std::int64_t)>& progress);

}  // namespace roundtable
