#include <fmt/format.h>

#include "cli/commands.h"

int main(int argc, char** argv) {
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
  } catch (const std::exception& error) {
    return complain(error.what(), 1);
  }
  return status;
}
