#include "lab/figures.h"

#include <gtest/gtest.h>

#include "lab/simulation.h"

namespace roundtable {
namespace {

Tally played(const std::string& game, int players, const std::string& options, int threads = 1) {
  return *simulate({.game = game,
                    .players = players,
                    .options = options,
                    .games = 300,
                    .seed = 4,
                    .bots = {"greedy"},
                    .threads = threads});
}

class FiguresOfTables : public testing::TestWithParam<std::tuple<std::string, int, std::string>> {};

TEST_P(FiguresOfTables, AddUp) {
  const auto& [game, players, options] = GetParam();
  const Tally tally = played(game, players, options);
  const auto figures = figures_of(game, players);
  const auto sum = [&](Figure::Kind kind) {
    const auto [first, last] = figures_of_kind(figures, kind);
    std::int64_t total = 0;
    for (std::size_t i = first; i < last; ++i) total += tally.figures.sums[i];
    return total;
  };
  EXPECT_EQ(tally.figures.games, tally.games);
  EXPECT_EQ(sum(Figure::Kind::SeatShare), kVictoryParts * tally.games);
  std::int64_t scores = 0;
  for (const std::int64_t score : tally.scores) scores += score;
  EXPECT_EQ(sum(Figure::Kind::SeatPoints), scores);
  EXPECT_EQ(sum(Figure::Kind::Source), scores) << "every point has a source";
  const auto ending = figures_of_kind(figures, Figure::Kind::Ending);
  if (ending.first < ending.last) EXPECT_EQ(sum(Figure::Kind::Ending), tally.games);
  for (std::size_t i = figures.size(); i < kMostFigures; ++i) EXPECT_EQ(tally.figures.squares[i], 0);
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    EXPECT_EQ(tally.figures.squares[i + static_cast<std::size_t>(players)], tally.squares[i]);
  }
}

TEST_P(FiguresOfTables, DoNotDependOnThreads) {
  const auto& [game, players, options] = GetParam();
  EXPECT_EQ(played(game, players, options, 3).figures, played(game, players, options).figures);
}

INSTANTIATE_TEST_SUITE_P(
    Figures, FiguresOfTables,
    testing::Values(std::tuple("academy", 4, "{}"), std::tuple("academy", 2, R"({"two":"karadoc"})"),
                    std::tuple("academy", 2, R"({"two":"lancelot"})"),
                    std::tuple("academy", 5, R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})"),
                    std::tuple("medievallons", 2, "{}"), std::tuple("medievallons", 5, R"({"maxTurns":30})")));

TEST(Figures, HaveKeysOfTheirOwn) {
  for (const std::string game : {"academy", "medievallons"}) {
    const auto figures = figures_of(game, 5, true);
    std::vector<std::string> keys;
    for (const Figure& figure : figures) keys.push_back(figure.key);
    std::ranges::sort(keys);
    EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end());
  }
}

}  // namespace
}  // namespace roundtable
