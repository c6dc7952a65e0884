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

constexpr double kLaunch = 0.2;  // seconds: seldom enough to cost nothing, often enough to show how far it is
// Blocks for each processor, their threads, the games side by side in each, and whose memory these lie in.
struct Layout {
  int blocks = 1;
  int threads = 0;
  int games = 0;     // 0: each thread plays alone, and needs no memory
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
constexpr Layout kFar = {.threads = 512, .games = 2048, .near = false};

// Which kernel plays a table best, how many registers a thread of it has at most, and the layouts to try.
struct Way {
  std::string kernel;
  int registers = 0;
  std::vector<Layout> layouts;
};

template <Game G>
Way way_to_play(const typename G::Options& options) {
  if constexpr (requires { G::is_plain(options); }) {
    if (G::is_plain(options)) return {"plain", 128, {{.blocks = 12, .threads = 128}}};
    return {"blind", 64, {{.blocks = 8, .threads = 128}}};
  }
  return {"line", 128, {}};
}

// A kernel, the games it is to play, and the sums so far.
template <Game G>
struct Run {
  Program program;
  Program::Memory far;
  Task<G> task;
  std::vector<Sums> sums = std::vector<Sums>(kSums);

  // The next so many games; notes how fast that was.
  Status launch(Layout& layout, std::int64_t games) {
    const auto start = Clock::now();
    task.first = std::exchange(task.last, task.last + games);
    task.games = layout.games;
    task.slots = layout.near ? nullptr : static_cast<Slot<G>*>(far.address());
    const std::size_t memory = layout.games == 0 ? 0 : memory_of_block<G>(layout.games, layout.near);
    const int blocks = layout.blocks * program.processors();
    const auto status = program.run(blocks, {layout.threads, memory}, &task, sums.data(), sums.size() * sizeof(Sums));
    layout.rate = static_cast<double>(games) / seconds_since(start);
    return status;
  }
};

// In launches that grow until each takes some time, with every layout in turn; from then on with the fastest.
template <Game G>
Status play_all(Run<G>& run, std::vector<Layout> layouts, std::int64_t games, const Progress& progress) {
  std::int64_t at_once = 4 * std::int64_t{kFar.games} * run.program.processors();
  for (std::size_t i = 0; run.task.last < games; i = (i + 1) % layouts.size()) {
    const std::int64_t some = std::min(at_once, games - run.task.last);
    if (auto status = run.launch(layouts[i], some); !status) return status;
    if (progress) progress(run.task.last);
    if (i + 1 < layouts.size()) continue;
    const auto slower = [](const Layout& one, const Layout& other) { return one.rate < other.rate; };
    const Layout fastest = *std::max_element(layouts.begin(), layouts.end(), slower);
    if (static_cast<double>(at_once) < kLaunch * fastest.rate) {
      at_once *= 2;
    } else {
      layouts = {fastest};
    }
  }
  return {};
}

template <Game G>
Result<Played> play(const Simulation& simulation, const Progress& progress) {
  const auto options = read_table<G>(simulation.players, simulation.options);
  if (!options) return options.error();
  Way way = way_to_play<G>(*options);
  const std::string name = std::string(G::kName) + "_" + way.kernel;
  const auto code = kernel(name);
  if (!code) return code.error();
  const auto program = Program::load(*code, name, way.registers);
  if (!program) return program.error();
  Program::Memory memory;
  if (way.layouts.empty()) {
    way.layouts = {near_layout<G>(program->most_memory()), kFar};
    if (way.layouts[0].games == 0)
      return Error{"gpu: " + program->device() + " has not enough memory for a block of games"};
    const auto far = program->allocate(sizeof(Slot<G>) * static_cast<std::size_t>(kFar.games * program->processors()));
    if (!far) return far.error();
    memory = *far;
  }
  Run<G> run{
      .program = *program,
      .far = memory,
      .task = {
          .start = G::start(*options), .seed = simulation.seed, .first = 0, .last = 0, .games = 0, .slots = nullptr}};
  const auto start = Clock::now();
  if (auto status = play_all(run, std::move(way.layouts), simulation.games, progress); !status) return status.error();
  Played played{.tally = {}, .device = program->device(), .seconds = seconds_since(start)};
  for (const Sums& some : run.sums) played.tally.Sums::add(some);
  return played;
}

}  // namespace

Result<Played> simulate(const Simulation& simulation, const Progress& progress) {
  Result<Played> result = Error{"game: found `" + simulation.game.substr(0, 40) + "`, allowed: " + game_names()};
  with_game(simulation.game, [&]<class G>() { result = play<G>(simulation, progress); });
  return result;
}

}  // namespace roundtable::gpu
