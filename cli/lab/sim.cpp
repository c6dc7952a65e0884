#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/interrupt.h"
#include "cli/lab/compare.h"
#include "cli/lab/sim_text.h"
#include "cli/progress_bar.h"
#include "gpu/simulation.h"
#include "lab/simulation.h"

namespace roundtable::cli {

namespace {

// The reason why the arguments cannot run on a GPU, or empty.
std::string not_on_a_gpu(const SimArguments& arguments) {
  if (!arguments.records.empty()) return "--gpu: cannot be combined with --records";
  for (const auto& bot : arguments.bots) {
    if (bot != "random") return fmt::format("--gpu: bots: found `{}`, allowed: random", bot);
  }
  return {};
}

// The reason why the arguments cannot be compared, or empty.
std::string not_compared(const SimArguments& arguments) {
  if (arguments.gpu) return "--compare: cannot be combined with --gpu";
  return arguments.records.empty() ? "" : "--compare: cannot be combined with --records";
}

int run_on_gpu(const Simulation& simulation, bool json) {
  ProgressBar bar(simulation.games);
  const auto played = gpu::simulate(simulation, [&](std::int64_t games) {
    bar.show(games);
    return true;
  });
  bar.clear();
  if (!played) return complain(played.error().message, 1);
  json ? print_simulation_json(simulation, played->tally, played->seconds)
       : print_simulation(simulation, played->tally, played->seconds, played->device);
  return 0;
}

}  // namespace

int run(const SimArguments& arguments) {
  const auto threads = threads_from(arguments.threads);
  if (!threads) return complain(threads.error().message);
  Simulation simulation{.game = arguments.table.game,
                        .players = arguments.table.seats(),
                        .options = arguments.table.json(),
                        .games = arguments.games,
                        .seed = arguments.seed,
                        .bots = arguments.bots,
                        .threads = *threads,
                        .with_records = !arguments.records.empty(),
                        .with_legal = arguments.with_legal};
  if (simulation.games < 1) return complain(fmt::format("--games: found {}, allowed: 1 or more", simulation.games));
  if (arguments.with_legal && arguments.records.empty()) return complain("--with-legal: needs --records FILE");

  std::ofstream file;
  const bool to_stdout = arguments.records == "-";
  // A run without games checks the options before the file is opened.
  Simulation nothing = simulation;
  nothing.games = 0;
  if (const auto checked = simulate(nothing); !checked)
    return complain(arguments.table.with_flag(checked.error().message));
  if (!arguments.compare.empty()) {
    const std::string why_not = not_compared(arguments);
    return why_not.empty() ? compare(arguments, simulation) : complain(why_not);
  }
  if (arguments.gpu) {
    const std::string why_not = not_on_a_gpu(arguments);
    return why_not.empty() ? run_on_gpu(simulation, arguments.json) : complain(why_not);
  }
  if (simulation.with_records && !to_stdout) {
    const Status opened = open_to_write(file, arguments.records, std::ios::trunc);
    if (!opened) return complain("--records: " + opened.error().message, 1);
  }
  std::ostream& out = to_stdout ? std::cout : file;

  const Interrupt interrupt;
  ProgressBar bar(simulation.games);
  const auto start = std::chrono::steady_clock::now();
  const auto tally = simulate(
      simulation,
      [&](const std::string& lines) {
        return static_cast<bool>(out.write(lines.data(), static_cast<std::streamsize>(lines.size())));
      },
      [&](std::int64_t games) {
        bar.show(games);
        return !Interrupt::requested();
      });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (!tally) return complain(tally.error().message, 1);
  if (simulation.with_records && !out.flush()) return complain("--records: " + cannot_write(arguments.records), 1);
  if (to_stdout) return Interrupt::status();
  bar.clear();
  arguments.json ? print_simulation_json(simulation, *tally, seconds)
                 : print_simulation(simulation, *tally, seconds,
                                    fmt::format("{} thread{}", simulation.threads, simulation.threads == 1 ? "" : "s"));
  if (Interrupt::requested() && !arguments.json) {
    fmt::print("  interrupted: the first {} of {} games\n", tally->games, simulation.games);
  }
  return Interrupt::status();
}

}  // namespace roundtable::cli
