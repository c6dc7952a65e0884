#include "cli/commands.h"

// Replaces cli/lab in builds that only play and serve.

namespace roundtable::cli {
namespace {

int not_here(const char* command) {
  return complain(std::string(command) +
                  " is not part of this build. Build the complete program: cmake --preset release && "
                  "cmake --build --preset release --target roundtable");
}

}  // namespace

int run(const SimArguments& /*arguments*/) { return not_here("sim"); }
int run(const LabArguments& /*arguments*/) { return not_here("lab"); }
int run(const ArenaArguments& /*arguments*/) { return not_here("arena"); }
int run(const TuneArguments& /*arguments*/) { return not_here("tune"); }
int run(const PuzzlesArguments& /*arguments*/) { return not_here("puzzles"); }
int run(const BenchArguments& /*arguments*/) { return not_here("bench"); }
int run(const GoldenArguments& /*arguments*/) { return not_here("golden"); }

}  // namespace roundtable::cli
