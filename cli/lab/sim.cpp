#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "gpu/simulation.h"
#include "lab/simulation.h"

namespace roundtable::cli {

namespace {

double mean_of(std::int64_t sum, std::int64_t count) { return static_cast<double>(sum) / static_cast<double>(count); }

double error_of(std::int64_t squares, double mean, std::int64_t count) {
  const double variance = mean_of(squares, count) - mean * mean;
  return std::sqrt(std::max(0.0, variance) / static_cast<double>(count));
}

void print_json(const Simulation& simulation, const Tally& tally, double seconds) {
  fmt::print("{{\"game\":\"{}\",\"players\":{},\"options\":{},\"games\":{},\"seed\":{},\"decisions\":{},\"seats\":[",
             simulation.game, simulation.players, simulation.options, tally.games, simulation.seed, tally.decisions);
  for (int i = 0; i < simulation.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    fmt::print("{}{{\"score\":{:.4f},\"wins\":{},\"shared\":{},\"forfeited\":{}}}", i == 0 ? "" : ",",
               mean_of(tally.scores[seat], tally.games), tally.wins[seat], tally.shared[seat],
               tally.troubles[seat].count);
  }
  fmt::print("],");
  if (tally.neutrals > 0) fmt::print("\"neutral\":{:.4f},", mean_of(tally.neutral, tally.games));
  fmt::print("\"fingerprint\":\"{:016x}\",\"seconds\":{:.3f}}}\n", tally.fingerprint, seconds);
}

void print_troubles(const Simulation& simulation, const Tally& tally) {
  for (int i = 0; i < simulation.players; ++i) {
    const BotFailures& troubles = tally.troubles[static_cast<std::size_t>(i)];
    if (troubles.count == 0) continue;
    fmt::print("  seat {}: {} choices were made at random because the bot failed; last reason: {}\n", i, troubles.count,
               troubles.last);
  }
}

// `by`: the players, as text.
void print_table(const Simulation& simulation, const Tally& tally, double seconds, const std::string& by) {
  fmt::print("{} games of {}, {} players, options {}\n", tally.games, simulation.game, simulation.players,
             simulation.options);
  std::int64_t sum = 0;
  for (int i = 0; i < simulation.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    const double mean = mean_of(tally.scores[seat], tally.games);
    sum += tally.scores[seat];
    fmt::print("  seat {}: score {:6.2f} ±{:.2f}   won {:5.1f} %   shared {:4.1f} %\n", i, mean,
               error_of(tally.squares[seat], mean, tally.games), 100 * mean_of(tally.wins[seat], tally.games),
               100 * mean_of(tally.shared[seat], tally.games));
  }
  if (tally.neutrals > 0) fmt::print("  neutral: score {:6.2f}\n", mean_of(tally.neutral, tally.games));
  fmt::print("  all seats: score {:.2f}, decisions a game {:.1f}, fingerprint {:016x}\n",
             mean_of(sum, tally.games * simulation.players), mean_of(tally.decisions, tally.games), tally.fingerprint);
  fmt::print("  {:.2f} s, {:.0f} games a second, {}\n", seconds, static_cast<double>(tally.games) / seconds, by);
  print_troubles(simulation, tally);
}

// The reason why the arguments cannot run on a GPU, or empty.
std::string not_on_a_gpu(const SimArguments& arguments) {
  if (!arguments.records.empty()) return "--gpu: cannot be combined with --records";
  for (const auto& bot : arguments.bots) {
    if (bot != "random") return fmt::format("--gpu: bots: found `{}`, allowed: random", bot);
  }
  return {};
}

int run_on_gpu(const Simulation& simulation, bool json) {
  ProgressBar bar(simulation.games);
  const auto played = gpu::simulate(simulation, [&](std::int64_t games) {
    bar.show(games);
    return true;
  });
  bar.clear();
  if (!played) return complain(played.error().message, 1);
  json ? print_json(simulation, played->tally, played->seconds)
       : print_table(simulation, played->tally, played->seconds, played->device);
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
  arguments.json ? print_json(simulation, *tally, seconds)
                 : print_table(simulation, *tally, seconds,
                               fmt::format("{} thread{}", simulation.threads, simulation.threads == 1 ? "" : "s"));
  if (Interrupt::requested() && !arguments.json) {
    fmt::print("  interrupted: the first {} of {} games\n", tally->games, simulation.games);
  }
  return Interrupt::status();
}

}  // namespace roundtable::cli
