#pragma once

#include <functional>

#include "study/puzzle.h"

namespace roundtable {

// Puzzles of a game, out of games that its net plays at tables of every kind. Same seed, same puzzles, on any number of
// threads, but for how many there are when the time is up.
struct PuzzleSearch {
  std::string game;
  int count = 300;
  double minutes = 0;  // 0: until there are so many
  std::uint64_t seed = 1;
  int threads = 1;
  std::int64_t playouts = kPuzzlePlayouts;  // of the champion
  std::int64_t games_at_once = 64;          // before the champion is asked
};

struct PuzzleProgress {
  std::int64_t games = 0;  // played
  std::int64_t tried = 0;  // by the champion
  std::int64_t found = 0;
};

// Tells each as it is found.
Status find_puzzles(const PuzzleSearch& search, const std::function<void(const Puzzle&)>& found,
                    const std::function<void(const PuzzleProgress&)>& progress);

// What is wrong with each of the puzzles, a line each: nothing if all is as it was found. With `playouts` 0 the
// champion is not asked.
std::vector<std::string> check_puzzles(const std::vector<std::string>& lines, std::int64_t playouts, int threads,
                                       const std::function<void(std::int64_t)>& progress);

}  // namespace roundtable
