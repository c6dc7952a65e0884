// `roundtable puzzles find` for a machine with only a C++ compiler (bench/ladder build).
// usage: bench_puzzles GAME COUNT MINUTES SEED > FILE

#include <cstdio>
#include <cstdlib>
#include <thread>

#include "engine/positions.h"
#include "lab/puzzles.h"

int main(int count, char** arguments) {
  using namespace roundtable;
  if (count != 5) {
    std::fprintf(stderr, "usage: bench_puzzles GAME COUNT MINUTES SEED > FILE\n");
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
