// `roundtable puzzles find` for a machine with only a C++ compiler (bench/ladder build).
// usage: bench_puzzles GAME COUNT MINUTES SEED > FILE
//        bench_puzzles again GAME FILE > NEW   after a change of the analysis: those that are still puzzles, measured
//        again

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "engine/positions.h"
#include "lab/puzzles.h"
#include "lab/queue.h"

namespace roundtable {

namespace {

int measure_again(const std::string& game, const char* name) {
  std::ifstream file(name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  in_order(
      static_cast<std::int64_t>(lines.size()), static_cast<int>(std::thread::hardware_concurrency()),
      [&] {
        return [&, maker = std::make_shared<PuzzleMaker>(std::move(*PuzzleMaker::open(game)))](std::int64_t number) {
          auto record = record_of_puzzle(lines[static_cast<std::size_t>(number)]);
          return record ? maker->puzzle_of(std::move(*record)) : Result<Puzzle>(record.error());
        };
      },
      [](std::int64_t number, const Result<Puzzle>& puzzle) {
        if (puzzle) {
          std::printf("%s\n", json_of(*puzzle).c_str());
        } else {
          std::fprintf(stderr, "%lld: %s\n", static_cast<long long>(number + 1), puzzle.error().message.c_str());
        }
        return true;
      });
  return 0;
}

}  // namespace

}  // namespace roundtable

int main(int count, char** arguments) {
  using namespace roundtable;
  if (count == 4 && std::string(arguments[1]) == "again") {
    read_positions();
    return measure_again(arguments[2], arguments[3]);
  }
  if (count != 5) {
    std::fprintf(stderr,
                 "usage: bench_puzzles GAME COUNT MINUTES SEED > FILE\n       bench_puzzles again GAME FILE > NEW\n");
    return 2;
  }
  read_positions();
  const auto status = find_puzzles(
      {.game = arguments[1],
       .count = std::atoi(arguments[2]),
       .minutes = std::atof(arguments[3]),
       .seed = std::strtoull(arguments[4], nullptr, 10),
       .threads = static_cast<int>(std::thread::hardware_concurrency())},
      [](const Puzzle& puzzle) {
        std::printf("%s\n", json_of(puzzle).c_str());
        std::fflush(stdout);
      },
      [](const PuzzleProgress& progress) {
        std::fprintf(stderr, "%lld games, %lld tried, %lld found\n", static_cast<long long>(progress.games),
                     static_cast<long long>(progress.tried), static_cast<long long>(progress.found));
      });
  if (!status) std::fprintf(stderr, "%s\n", status.error().message.c_str());
  return status ? 0 : 2;
}
