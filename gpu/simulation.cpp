#include "gpu/simulation.h"

#include <algorithm>
#include <chrono>

#include "engine/with_game.h"
#include "gpu/driver.h"
#include "gpu/kernels.h"
#include "gpu/simulate.h"
#include "lab/match.h"

namespace roundtable::gpu {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

constexpr double kLaunch = 0.2;  // seconds: seldom enough to cost nothing, often enough to show how far it is

template <Game G>
Result<Played> play(const Simulation& simulation, const Progress& progress) {
  const auto options = read_table<G>(simulation.players, simulation.options);
  if (!options) return options.error();
  const auto kernels = kernels_of(G::kName);
  if (!kernels) return kernels.error();
  const auto program =
      Program::load(*kernels, "simulate_" + std::string(G::kName), {.thread_memory = kThreadMemory<typename G::State>});
  if (!program) return program.error();

  Task<G> task{.start = G::start(*options), .seed = simulation.seed, .first = 0, .last = 0};
  std::vector<Sums> sums(kSums);
  std::int64_t at_once = program->threads();
  const auto start = Clock::now();
  while (task.last < simulation.games) {
    task.first = task.last;
    task.last = std::min(task.first + at_once, simulation.games);
    const auto threads = std::min<std::int64_t>(program->threads(), task.last - task.first);
    const auto launch = Clock::now();
    if (auto status = program->run(static_cast<int>(threads), &task, sums.data(), sums.size() * sizeof(Sums)); !status)
      return status.error();
    if (progress) progress(task.last);
    if (seconds_since(launch) < kLaunch) at_once *= 2;
  }
  Played played{.tally = {}, .device = program->device(), .seconds = seconds_since(start)};
  for (const Sums& some : sums) played.tally.Sums::add(some);
  return played;
}

}  // namespace

Result<Played> simulate(const Simulation& simulation, const Progress& progress) {
  Result<Played> result = Error{"game: found `" + simulation.game.substr(0, 40) + "`, allowed: " + game_names()};
  with_game(simulation.game, [&]<class G>() { result = play<G>(simulation, progress); });
  return result;
}

}  // namespace roundtable::gpu
