#include <fmt/format.h>

#include "bench/network.h"
#include "bench/speed.h"
#include "bench/thinking.h"
#include "cli/commands.h"
#include "engine/games.h"
#include "engine/with_game.h"
#include "game_list/terminals.h"
#include "lab/simulation.h"

namespace roundtable::cli {

namespace {

template <Game G>
Status bench_tables(double seconds) {
  fmt::print("{}: State {} bytes, View {}, Action {}, Choices {}\n", G::kTitle, sizeof(typename G::State),
             sizeof(typename G::View), sizeof(typename G::Action), sizeof(typename G::Choices));
  fmt::print("random play, one thread, best of many batches of {} games\n\n", bench::kGamesInBatch);
  fmt::print("{:18} {:>9} {:>16} {:>16} {:>9} {:>9}\n", "", "decisions", "step by step", "rollout", "view", "imagine");
  fmt::print("{:18} {:>9} {:>8} {:>7} {:>8} {:>7} {:>9} {:>9}\n", "", "a game", "ns each", "games/s", "ns each",
             "games/s", "ns", "ns");
  for (const BenchTable& table : bench_tables_of<G>()) {
    const auto json = Json::parse(table.options);
    const auto options = json ? G::read_options(table.players, *json) : json.error();
    if (!options) return options.error();
    const auto step = bench::speed_of<G>(bench::step_by_step<G>, *options, seconds);
    const auto rollout = bench::speed_of<G>(bench::in_rollout<G>, *options, seconds);
    const auto states = bench::positions<G>(*options, 5000);
    fmt::print("{:18} {:9.1f} {:8.1f} {:6.0f}k {:8.1f} {:6.0f}k {:9.0f} {:9.0f}\n", table.name, step.decisions, step.ns,
               step.games_per_second() / 1000, rollout.ns, rollout.games_per_second() / 1000,
               bench::view_ns<G>(states, seconds / 2), bench::imagine_ns<G>(states, seconds / 2));
  }
  return {};
}

// Speed-up of `sim` with two threads over one.
Status bench_threads(const std::string& game, double seconds) {
  double best[2] = {1e30, 1e30};
  for (int round = 0; round < 5; ++round) {
    for (int threads = 1; threads <= 2; ++threads) {
      const Simulation simulation{
          .game = game, .games = static_cast<std::int64_t>(40'000 * seconds), .threads = threads};
      const double start = bench::seconds_now();
      if (const auto tally = simulate(simulation); !tally) return tally.error();
      best[threads - 1] = std::min(best[threads - 1], bench::seconds_now() - start);
    }
  }
  fmt::print("\nsim, 4 players: two threads are {:.2f} times as fast as one\n", best[0] / best[1]);
  return {};
}

void bench_network(double seconds) {
  const auto net = bench::network_speed(seconds);
  fmt::print("a net of {} inputs, {} of them not 0, and {} outputs, {} of them asked for: {:.2f} µs\n", net.inputs,
             net.shown, net.outputs, net.asked, net.microseconds);
}

int bench_deadline(const BenchArguments& arguments) {
  const auto found =
      bench::punctuality(arguments.game, arguments.deadline, arguments.decisions, arguments.threads, arguments.load);
  if (!found) return complain(found.error().message);
  fmt::print("{}: {} decisions of search:{}ms on {} threads beside {} busy ones\n", arguments.game, found->decisions,
             arguments.deadline, arguments.threads, arguments.load);
  fmt::print("  mean {:.1f} ms, longest {:.1f} ms, more than a tenth late: {}\n", found->mean_ms, found->worst_ms,
             found->late);
  return found->late == 0 ? 0 : 1;
}

}  // namespace

int run(const BenchArguments& arguments) {
  if (arguments.deadline < 0 || arguments.deadline > 60'000)
    return complain("--deadline: allowed: 1 to 60000 milliseconds");
  if (arguments.threads < 1 || arguments.threads > 1024) return complain("--threads: allowed: 1 to 1024");
  if (arguments.load < 0 || arguments.load > 1024) return complain("--load: allowed: 0 to 1024");
  if (arguments.decisions < 1) return complain("--decisions: allowed: 1 or more");
  if (arguments.deadline > 0) return bench_deadline(arguments);
  if (!(arguments.seconds > 0 && arguments.seconds <= 60))
    return complain("--seconds: allowed: more than 0, at most 60");
  Status status = unknown_game(arguments.game);
  with_game(arguments.game, [&]<class G>() { status = bench_tables<G>(arguments.seconds); });
  if (status) status = bench_threads(arguments.game, arguments.seconds);
  if (!status) return complain(status.error().message);
  bench_network(arguments.seconds);
  return 0;
}

}  // namespace roundtable::cli
