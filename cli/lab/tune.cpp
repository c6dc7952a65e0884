#include <fmt/format.h>

#include <span>

#include "cli/commands.h"
#include "lab/tuning.h"

namespace roundtable::cli {

namespace {

// A step takes long, so each is printed.
void print_step(int number, int steps, const Climber::Step& step, std::int64_t games) {
  fmt::print(stderr, "step {} of {}: length {:.3f}, {:.3f} of a fair share after {} games: {}\n", number, steps,
             step.length, step.share, games, step.taken ? "taken" : "left");
}

std::string line_of(const TunedWeight& weight) {
  return fmt::format("float {} = {:.4g}F;{}", weight.name, weight.after,
                     weight.after == weight.before ? "" : fmt::format("  // was {:.4g}", weight.before));
}

// `card.A`, `card.B`, ... form one array.
std::string line_of(const std::string& array, std::span<const TunedWeight> weights) {
  std::string values;
  std::string names;
  for (const TunedWeight& weight : weights) {
    values += fmt::format("{}{:.4g}F", values.empty() ? "" : ", ", weight.after);
    names += " " + weight.name.substr(array.size() + 1);
  }
  return fmt::format("{} = {{{}}};  //{}", array, values, names);
}

// Prints weights in the format of the game's table of weights, ready to paste.
void print_weights(std::span<const TunedWeight> weights) {
  while (!weights.empty()) {
    const std::string& name = weights[0].name;
    const auto dot = name.find('.');
    const std::string prefix = name.substr(0, dot == std::string::npos ? dot : dot + 1);
    std::size_t count = 1;
    while (dot != std::string::npos && count < weights.size() && weights[count].name.starts_with(prefix)) ++count;
    fmt::print("  {}\n",
               dot == std::string::npos ? line_of(weights[0]) : line_of(name.substr(0, dot), weights.first(count)));
    weights = weights.subspan(count);
  }
}

}  // namespace

int run(const TuneArguments& arguments) {
  const auto threads = threads_from(arguments.threads);
  if (!threads) return complain(threads.error().message);
  if (arguments.games < 1) return complain(fmt::format("--games: found {}, allowed: 1 or more", arguments.games));
  if (arguments.steps < 0) return complain(fmt::format("--steps: found {}, allowed: 0 or more", arguments.steps));
  const bool one_table = arguments.table.players != 0 || arguments.table.json() != "{}";
  const Tuning tuning{.game = arguments.table.game,
                      .players = one_table ? arguments.table.seats() : 0,
                      .options = arguments.table.json(),
                      .games = arguments.games,
                      .steps = arguments.steps,
                      .seed = arguments.seed,
                      .threads = *threads};
  const auto report = tune(tuning, [&](int number, const Climber::Step& step, std::int64_t games_a_deal) {
    print_step(number, tuning.steps, step, step.tested * games_a_deal);
  });
  if (!report) return complain(arguments.table.with_flag(report.error().message));
  print_weights(report->weights);
  fmt::print(
      "  {} of {} steps taken; the new weights win {:.3f} ({:.3f}..{:.3f}) of a fair share against the old ones\n",
      report->taken, tuning.steps, report->share.value, report->share.low, report->share.high);
  return 0;
}

}  // namespace roundtable::cli
