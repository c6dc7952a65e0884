#include "study/puzzle.h"

#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <set>

#include "engine/positions.h"
#include "study/review_test.h"

namespace roundtable {
namespace {

std::vector<std::string> shipped_puzzles(const std::string& game) {
  std::ifstream file("study/" + game + "/puzzles.jsonl");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

class PuzzlesOf : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { read_positions(); }
};

TEST_P(PuzzlesOf, EveryMomentIsReachedAndTheAnswerIsOneOfSeveralChoices) {
  const auto lines = shipped_puzzles(GetParam());
  ASSERT_FALSE(lines.empty());
  std::set<std::string> different;
  for (const std::string& line : lines) {
    const auto record = record_of_puzzle(line);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->game, GetParam());
    const auto game = replay_game(*record, record->log.size() - 1);
    ASSERT_TRUE(game) << game.error().message << "\n" << line;
    const Puzzle puzzle{.record = *record};
    const auto choices = (*game)->legal(puzzle.seat());
    EXPECT_GE(choices.size(), 3U) << line;
    EXPECT_TRUE(std::ranges::binary_search(choices, puzzle.answer())) << line;
    different.insert(record->json());
  }
  EXPECT_EQ(different.size(), lines.size());
}

TEST_P(PuzzlesOf, HaveTheSameGradeInAtMostThirtyPercent) {
  const auto lines = shipped_puzzles(GetParam());
  std::map<std::int64_t, std::size_t> grades;
  for (const std::string& line : lines) ++grades[Json::parse(line)->find("grade")->number()];
  EXPECT_EQ(grades.size(), 5U);
  for (const auto& [grade, count] : grades) EXPECT_LE(10 * count, 3 * lines.size()) << "grade " << grade;
}

INSTANTIATE_TEST_SUITE_P(Games, PuzzlesOf, testing::Values("academy", "medievallons"),
                         [](const auto& game) { return game.param; });

TEST(Puzzle, WhatIsNoPuzzleIsRefusedWithAReason) {
  read_positions();
  auto maker = PuzzleMaker::open("academy");
  ASSERT_TRUE(maker);
  const auto why = [&](std::vector<std::string> log) {
    const auto puzzle = maker->puzzle_of({.game = "academy", .players = 3, .log = std::move(log)});
    return puzzle ? "" : puzzle.error().message;
  };
  EXPECT_EQ(why({}), "log: empty, expected the answer as its last entry");
  EXPECT_EQ(why({"* first 1"}), "log: the last entry is drawn at random, expected the answer");
  EXPECT_THAT(why({"0 pick Q5"}), testing::HasSubstr("expected"));
  EXPECT_EQ(record_of_puzzle("{}").error().message, "record: missing, expected the record of the puzzle");
  EXPECT_FALSE(record_of_puzzle("nothing"));
}

TEST(Puzzle, ReadsAsItIsWritten) {
  const Puzzle puzzle{.record = {.game = "academy", .players = 3, .log = {"* first 1", "2 pick Q5"}},
                      .grade = 3,
                      .theme = "draft",
                      .ahead = 84};
  EXPECT_EQ(json_of(puzzle), R"({"grade":3,"theme":"draft","ahead":84,"record":)" + puzzle.record.json() + "}");
  EXPECT_EQ(record_of_puzzle(json_of(puzzle))->json(), puzzle.record.json());
  EXPECT_EQ(index(puzzle.seat()), 2);
  EXPECT_EQ(puzzle.answer(), "pick Q5");
}

}  // namespace
}  // namespace roundtable
