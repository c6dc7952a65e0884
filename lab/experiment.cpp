#include "lab/experiment.h"

#include <algorithm>

#include "engine/with_game.h"
#include "lab/experiment_table.h"
#include "lab/queue.h"

namespace roundtable {

namespace {

template <Game G>
std::optional<std::string> fault_in(const Condition& condition) {
  const auto options = read_table<G>(condition.players, condition.options);
  if (!options) return options.error().message;
  for (const auto& name : condition.bots) {
    if (const auto bot = make_bot<G>(name); !bot) return "bots: " + bot.error().message;
  }
  const auto count = condition.bots.size();
  if (count == 1 || count == static_cast<std::size_t>(condition.players)) return std::nullopt;
  return "bots: found " + std::to_string(count) + ", allowed: one, or one for each of the " +
         std::to_string(condition.players) + " players";
}

// Games that a thread plays at once. Divides kGamesBetweenLooks.
constexpr std::int64_t kBlock = 10;

template <Game G>
Measurements measure_game(const Experiment& experiment, Measurements done, int threads, const Watch& watch) {
  const std::int64_t start = done.games;
  const std::int64_t first_block = start / kBlock;
  in_order((experiment.games + kBlock - 1) / kBlock - first_block, threads,
           [&] {
             return [tables = ExperimentTables<G>(experiment), &experiment, start,
                     first_block](std::int64_t number) mutable {
               const std::int64_t first = (first_block + number) * kBlock;
               return tables.play(std::max(first, start), std::min(first + kBlock, experiment.games));
             };
           },
           [&](std::int64_t, const Measurements& block) {
             done.games += block.games;
             done.failures += block.failures;
             for (std::size_t i = 0; i < done.conditions.size(); ++i) {
               done.conditions[i].figures.add(block.conditions[i].figures);
               done.conditions[i].differences.add(block.conditions[i].differences);
             }
             return (!watch || watch(done)) && !is_complete(experiment, done);
           });
  return done;
}

}  // namespace

double widest_share(const Experiment& experiment, const Measurements& measurements) {
  double widest = 0;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const auto figures = figures_of(experiment.game, experiment.conditions[i].players, true);
    const auto seats = figures_of_kind(figures, Figure::Kind::SeatShare);
    for (std::size_t seat = seats.first; seat < seats.last; ++seat) {
      const Estimate share = estimate_of(measurements.conditions[i].figures, seat, figures[seat]);
      widest = std::max(widest, (share.high - share.low) / 2);
    }
  }
  return widest;
}

bool is_complete(const Experiment& experiment, const Measurements& measurements) {
  if (measurements.games >= experiment.games) return true;
  return experiment.until && measurements.games > 0 && measurements.games % kGamesBetweenLooks == 0 &&
         widest_share(experiment, measurements) <= *experiment.until;
}

std::optional<ConditionFault> fault_in(const Experiment& experiment) {
  std::optional<ConditionFault> found;
  with_game(experiment.game, [&]<class G>() {
    for (std::size_t i = 0; i < experiment.conditions.size() && !found; ++i) {
      if (auto fault = fault_in<G>(experiment.conditions[i])) found = {i, std::move(*fault)};
    }
  });
  return found;
}

Measurements measure(const Experiment& experiment, Measurements done, int threads, const Watch& watch) {
  done.conditions.resize(experiment.conditions.size());
  if (is_complete(experiment, done)) return done;
  with_game(experiment.game,
            [&]<class G>() { done = measure_game<G>(experiment, std::move(done), std::max(1, threads), watch); });
  return done;
}

}  // namespace roundtable
