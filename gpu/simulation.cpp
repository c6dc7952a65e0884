#include "gpu/simulation.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "engine/with_game.h"
#include "gpu/driver.h"
#include "gpu/kernels.h"
#include "gpu/simulate.h"
#include "lab/match.h"

namespace roundtable::gpu {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

constexpr double kLaunch = 0.5;  // seconds: long enough for little overhead, short enough for a progress bar

// Which kernel plays a table best, and with how many threads. One block a processor: its threads wait for each other,
// so that they are all at the same place of the code. The more there are, the fewer registers each has.
struct Way {
  std::string kernel;
  int threads = 0;

  int registers() const { return kOfProcessor / threads; }

 private:
  static constexpr int kOfProcessor = 65536;
};

template <Game G>
Way way_to_play(const typename G::Options& options) {
  if constexpr (requires { G::is_plain(options); }) {
    if (G::is_plain(options)) return {.kernel = "plain", .threads = 512};
  }
  return {.kernel = "blind", .threads = 1024};
}

template <Game G>
Result<Played> play(const Simulation& simulation, const Progress& progress) {
  const auto options = read_table<G>(simulation.players, simulation.options);
  if (!options) return options.error();
  const Way way = way_to_play<G>(*options);
  const std::string name = std::string(G::kName) + "_" + way.kernel;
  const auto code = kernel(name);
  if (!code) return code.error();
  const auto program = Program::load(*code, name, way.registers());
  if (!program) return program.error();
  Task<G> task{.start = G::start(*options), .seed = simulation.seed, .first = 0, .last = 0};
  std::vector<Sums> sums(kSums);
  const auto start = Clock::now();
  // Runs launches that grow until each takes some time.
  std::int64_t at_once = std::int64_t{8} * way.threads * program->processors();
  while (task.last < simulation.games) {
    const auto before = Clock::now();
    task.first = std::exchange(task.last, std::min(task.last + at_once, simulation.games));
    const auto status =
        program->run(program->processors(), way.threads, &task, sums.data(), sums.size() * sizeof(Sums));
    if (!status) return status.error();
    if (progress) progress(task.last);
    if (seconds_since(before) < kLaunch) at_once *= 2;
  }
  Played played{.tally = {}, .device = program->device(), .seconds = seconds_since(start)};
  for (const Sums& some : sums) played.tally.Sums::add(some);
  return played;
}

}  // namespace

Result<Played> simulate(const Simulation& simulation, const Progress& progress) {
  Result<Played> result = unknown_game(simulation.game);
  with_game(simulation.game, [&]<class G>() { result = play<G>(simulation, progress); });
  return result;
}

}  // namespace roundtable::gpu
