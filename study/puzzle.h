#pragma once

#include "bots/any_bot.h"
#include "study/review.h"

// Moments of games with one clearly best choice, found and graded by machine: docs/puzzles.md.

namespace roundtable {

struct Puzzle {
  Record record;                // up to the moment, as short as it can be; its last entry is the answer
  int grade = 1;                // how deep one has to look, from 1 to kGrades
  std::string_view theme;       // the skill that the answer takes
  int ahead = 0;                // of the second best, in thousandths of a victory
  std::vector<Reason> reasons;  // what the seat will have more by it than by the second best

  Seat seat() const;
  std::string answer() const;
};

// Who looks how deep: a puzzle's grade is 1, or one more than the place of the last of them who misses the answer.
constexpr std::array<std::string_view, 4> kDepths = {"greedy", "net", "net:64", "net:1000"};
constexpr int kGrades = static_cast<int>(kDepths.size()) + 1;

// Makes puzzles of records of one game. One serves one thread.
class PuzzleMaker {
 public:
  static Result<PuzzleMaker> open(const std::string& game);

  // Those of a played game, the first of each grade; the champion has not seen them yet.
  std::vector<Puzzle> puzzles_in(const Record& record);
  // The puzzle whose answer is the last entry of that record; the error says why it is none.
  Result<Puzzle> puzzle_of(Record record);

 private:
  explicit PuzzleMaker(std::vector<std::unique_ptr<AnyBot>> depths) : depths_(std::move(depths)) {}
  bool is_obvious(const Puzzle& puzzle);
  int grade_of(const Puzzle& puzzle);

  std::vector<std::unique_ptr<AnyBot>> depths_;
};

// What a champion thinks in its 250 ms, at least, and how much longer it looks at a puzzle, from how many seeds.
constexpr std::int64_t kChampionPlayouts = 5'000;
constexpr std::int64_t kPuzzlePlayouts = 10 * kChampionPlayouts;
constexpr int kPuzzleSeeds = 10;

// From every seed the same answer, the puzzle's. One serves one thread.
class PuzzleSolver {
 public:
  static Result<PuzzleSolver> open(const std::string& game, std::int64_t playouts = kPuzzlePlayouts);
  bool solves(const Puzzle& puzzle);

 private:
  explicit PuzzleSolver(std::unique_ptr<AnyBot> champion) : champion_(std::move(champion)) {}

  std::unique_ptr<AnyBot> champion_;
};

// `{"grade":3,"theme":"swords","ahead":84,"reasons":{"quests":210},"record":{...}}`
std::string json_of(const Puzzle& puzzle);
// Its record alone: all else follows from it.
Result<Record> record_of_puzzle(std::string_view json);

}  // namespace roundtable
