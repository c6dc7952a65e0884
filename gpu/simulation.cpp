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
constexpr int kRegisters = 128;  // so that as many threads as below run at the same time

// Games side by side on a processor, and whose memory they lie in.
struct Layout {
  int games = 0;
  int threads = 0;
  bool near = true;  // the block's
  double rate = 0;   // games a second when it was last tried
};

// As many as a block's memory holds, a thread each.
template <Game G>
Layout near_layout(std::size_t memory) {
  constexpr int kWarp = 32;  // threads that go together
  Layout layout;
  while (layout.games < 512 && memory_of_block<G>(layout.games + kWarp, true) <= memory) layout.games += kWarp;
  layout.threads = layout.games;
  return layout;
}

// Many more, so that whoever does the same is found more often; but their memory is slower.
constexpr Layout kFar = {.games = 2048, .threads = 512, .near = false};

// Which of two layouts is faster depends on the game and the rules: both are tried.
template <Game G>
Result<Played> play(const Simulation& simulation, const Progress& progress) {
  const auto options = read_table<G>(simulation.players, simulation.options);
  if (!options) return options.error();
  const auto kernels = kernels_of(G::kName);
  if (!kernels) return kernels.error();
  const auto program = Program::load(*kernels, "simulate_" + std::string(G::kName), kRegisters);
  if (!program) return program.error();
  const int blocks = program->processors();
  std::array<Layout, 2> layouts = {near_layout<G>(program->most_memory()), kFar};
  if (layouts[0].games == 0) return Error{"gpu: " + program->device() + " has not enough memory for a block of games"};
  const auto far = program->allocate(sizeof(Slot<G>) * static_cast<std::size_t>(kFar.games * blocks));
  if (!far) return far.error();

  Task<G> task{
      .start = G::start(*options), .seed = simulation.seed, .first = 0, .last = 0, .games = 0, .slots = nullptr};
  std::vector<Sums> sums(kSums);
  std::int64_t at_once = 4 * std::int64_t{kFar.games} * blocks;
  Layout* layout = layouts.data();
  bool decided = false;
  const auto start = Clock::now();
  while (task.last < simulation.games) {
    task.first = task.last;
    task.last = std::min(task.first + at_once, simulation.games);
    task.games = layout->games;
    task.slots = layout->near ? nullptr : static_cast<Slot<G>*>(far->address());
    const Program::Block block = {layout->threads, memory_of_block<G>(layout->games, layout->near)};
    const auto launch = Clock::now();
    if (auto status = program->run(blocks, block, &task, sums.data(), sums.size() * sizeof(Sums)); !status)
      return status.error();
    if (progress) progress(task.last);
    const double seconds = seconds_since(launch);
    layout->rate = static_cast<double>(task.last - task.first) / seconds;
    const bool both = decided || layout == &layouts[1];
    if (both && seconds < kLaunch) {
      at_once *= 2;
    } else if (both && !decided) {
      decided = true;
      layout = &layouts[layouts[0].rate < layouts[1].rate ? 1 : 0];
    }
    if (!decided) layout = &layouts[layout == layouts.data() ? 1 : 0];
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
