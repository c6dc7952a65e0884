#include <cstdio>
#include <exception>

#include "cli/commands.h"

namespace {

int run(int argc, char** argv) {
  using namespace roundtable::cli;
  CLI::App app("Roundtable: play, study and simulate Medieval Academy.", "roundtable");
  app.require_subcommand(1);
  int status = 0;
  add_play(app, status);
  add_sim(app, status);
  add_replay(app, status);
  add_bench(app, status);
  add_golden(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kBadInput;
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fputs("roundtable: ", stderr);
    std::fputs(error.what(), stderr);
    std::fputs("\n", stderr);
    return 1;
  }
}
