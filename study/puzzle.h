#pragma once

#include "bots/any_bot.h"
#include "study/review.h"

// Moments of games with one clearly best choice, found and graded automatically: docs/puzzles.md.

namespace roundtable {

struct Puzzle {
  Record record;           // up to the moment, shortened; its last entry is the answer
  int grade = 1;           // required depth of search, from 1 to kGrades
  std::string_view theme;  // the skill it needs
  int ahead = 0;           // lead over the second best, in thousandths of a victory

  Seat seat() const;
  std::string answer() const;
};

// Bots by strength: a puzzle's grade is 1, or one more than the place of the last one that misses the answer.
constexpr std::array<std::string_view, 4> kDepths = {"greedy", "net", "net:64", "net:1000"};
constexpr int kGrades = static_cast<int>(kDepths.size()) + 1;

// Makes puzzles from records of one game. Use one per thread.
class PuzzleMaker {
 public:
  static Result<PuzzleMaker> open(const std::string& game);

  // Puzzles of a played game, the first of each grade; not yet checked by the champion.
  std::vector<Puzzle> puzzles_in(const Record& record);
  // The puzzle whose answer is the record's last entry; the error says why it is none.
  Result<Puzzle> puzzle_of(Record record);

 private:
  explicit PuzzleMaker(std::vector<std::unique_ptr<AnyBot>> depths) : depths_(std::move(depths)) {}
  bool is_obvious(const Puzzle& puzzle);
  int grade_of(const Puzzle& puzzle);

  std::vector<std::unique_ptr<AnyBot>> depths_;
};

// Least number of a champion's playouts in its 250 ms, the factor for puzzles, and the number of seeds.
constexpr std::int64_t kChampionPlayouts = 5'000;
constexpr std::int64_t kPuzzlePlayouts = 10 * kChampionPlayouts;
constexpr int kPuzzleSeeds = 10;

// Whether every seed gives the puzzle's answer. Use one per thread.
class PuzzleSolver {
 public:
  static Result<PuzzleSolver> open(const std::string& game, std::int64_t playouts = kPuzzlePlayouts);
  bool solves(const Puzzle& puzzle);

 private:
  explicit PuzzleSolver(std::unique_ptr<AnyBot> champion) : champion_(std::move(champion)) {}

  std::unique_ptr<AnyBot> champion_;
};

// `{"grade":3,"theme":"swords","ahead":84,"record":{...}}`
std::string json_of(const Puzzle& puzzle);
// Only its record: everything else follows from it.
Result<Record> record_of_puzzle(std::string_view json);

}  // namespace roundtable
