#include "lab/puzzles.h"

#include <fmt/format.h>

#include <fstream>

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/progress_bar.h"

// Puzzles: decisions with one clearly best choice. Finds new ones, and checks that known ones still have it.

namespace roundtable::cli {

namespace {

int find(const PuzzlesArguments& arguments, int threads) {
  if (arguments.count < 1) return complain(fmt::format("--count: found {}, allowed: 1 or more", arguments.count));
  ProgressLine line;
  const auto status = find_puzzles(
      {.game = arguments.game,
       .count = arguments.count,
       .minutes = arguments.minutes,
       .seed = arguments.seed,
       .threads = threads,
       .playouts = arguments.playouts},
      [&](const Puzzle& puzzle) {
        line.clear();
        fmt::print("{}\n", json_of(puzzle));
        std::fflush(stdout);
      },
      [&](const PuzzleProgress& progress) {
        line.show(fmt::format("{} games, {} decisions checked, {} puzzles found", progress.games, progress.tried,
                              progress.found));
      });
  return status ? 0 : complain(status.error().message);
}

int check(const PuzzlesArguments& arguments, int threads) {
  std::ifstream file;
  if (const Status status = open_to_read(file, arguments.file); !status) return complain(status.error().message);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  if (lines.empty()) return complain(fmt::format("{}: found no puzzle; expected one per line", arguments.file));
  ProgressBar progress(static_cast<long long>(lines.size()));
  const auto wrong = check_puzzles(lines, arguments.quick ? 0 : arguments.playouts, threads,
                                   [&](std::int64_t checked) { progress.show(checked); });
  progress.clear();
  for (const std::string& line : wrong) fmt::print("{}\n", line);
  fmt::print("{} puzzles: {} correct, {} wrong\n", lines.size(), lines.size() - wrong.size(), wrong.size());
  return wrong.empty() ? 0 : 1;
}

}  // namespace

int run(const PuzzlesArguments& arguments) {
  const auto threads = threads_from(arguments.threads);
  if (!threads) return complain(threads.error().message);
  if (arguments.playouts < 1 || arguments.playouts > 100'000'000) {
    return complain(fmt::format("--playouts: found {}, allowed: 1 to 100000000", arguments.playouts));
  }
  return arguments.file.empty() ? find(arguments, *threads) : check(arguments, *threads);
}

}  // namespace roundtable::cli
