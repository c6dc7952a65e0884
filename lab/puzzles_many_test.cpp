#include <gtest/gtest.h>

#include "engine/positions.h"
#include "lab/puzzles.h"

namespace roundtable {
namespace {

std::vector<std::string> some_puzzles(int threads) {
  std::vector<std::string> found;
  std::int64_t games = 0;
  std::int64_t tried = 0;
  const auto status = find_puzzles(
      {.game = "medievallons", .count = 2, .seed = 3, .threads = threads, .playouts = 100, .games_at_once = 2},
      [&](const Puzzle& puzzle) { found.push_back(json_of(puzzle)); },
      [&](const PuzzleProgress& progress) {
        EXPECT_EQ(progress.games + progress.tried, games + tried + 1) << "one report for each step";
        games = progress.games;
        tried = progress.tried;
        EXPECT_EQ(progress.found, static_cast<std::int64_t>(found.size()));
      });
  EXPECT_TRUE(status);
  EXPECT_GT(tried, 0);
  return found;
}

TEST(Puzzles, AreTheSameOnAnyNumberOfThreadsAndHoldWhenTheyAreChecked) {
  read_positions();
  auto found = some_puzzles(2);
  EXPECT_EQ(found.size(), 2U);
  EXPECT_EQ(found, some_puzzles(1));
  const auto wrong = [&] { return check_puzzles(found, 100, 2, [](std::int64_t) {}); };
  EXPECT_TRUE(wrong().empty());
  found[1].insert(found[1].find("\"ahead\":") + 8, "9");
  ASSERT_EQ(wrong().size(), 1U);
  EXPECT_TRUE(wrong()[0].starts_with("puzzle 2: found"));
}

TEST(Puzzles, AGameThatThereIsNotIsNamed) {
  const auto status = find_puzzles({.game = "chess"}, [](const Puzzle&) {}, [](const PuzzleProgress&) {});
  ASSERT_FALSE(status);
  EXPECT_TRUE(status.error().message.starts_with("game: found `chess`"));
}

}  // namespace
}  // namespace roundtable
