#include <fstream>

#include "engine/positions.h"
#include "study/puzzle.h"
#include "study/review_test.h"

// Finds some of the shipped puzzles again. `roundtable puzzles check` runs the champion on all of them.

namespace roundtable {
namespace {

class SomePuzzlesOf : public testing::TestWithParam<std::string> {};

TEST_P(SomePuzzlesOf, AreAsClearAndAsDeepAsTheySay) {
  constexpr int kEvery = 32;
  read_positions();
  auto maker = PuzzleMaker::open(GetParam());
  ASSERT_TRUE(maker);
  std::ifstream file("study/" + GetParam() + "/puzzles.jsonl");
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    if (number++ % kEvery != 0) continue;
    const auto puzzle = maker->puzzle_of(*record_of_puzzle(line));
    ASSERT_TRUE(puzzle) << puzzle.error().message << "\n" << line;
    EXPECT_EQ(json_of(*puzzle), line);
  }
  EXPECT_GT(number, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, SomePuzzlesOf, testing::Values("academy", "medievallons"),
                         [](const auto& game) { return game.param; });

TEST(PuzzleMaker, AMomentWithTwoGoodChoicesIsNone) {
  read_positions();
  auto maker = PuzzleMaker::open("medievallons");
  ASSERT_TRUE(maker);
  const Record record = played({"medievallons", 3, "{}"}, "net", 5);
  const Review review = reviewed(record, 32);
  int tried = 0;
  for (const Moment& moment : review.moments) {
    if (!moment.analysis || moment.analysis->choices.size() < 3 || tried == 10) continue;
    const ValuedChoice& best = moment.analysis->choices[0];
    if (best.behind < -5'000) continue;
    auto cut = cut_to_position(record, moment.entry);
    ASSERT_TRUE(cut);
    cut->log.push_back(std::to_string(index(*moment.seat)) + " " + best.action);
    const auto puzzle = maker->puzzle_of(*cut);
    ASSERT_FALSE(puzzle);
    EXPECT_EQ(puzzle.error().message, "the answer is not clearly the best choice");
    ++tried;
  }
  EXPECT_GT(tried, 0);
}

}  // namespace
}  // namespace roundtable
