#include "lab/tuning.h"

#include <algorithm>
#include <bit>

#include "bots/playout.h"
#include "engine/with_game.h"
#include "lab/match.h"
#include "lab/table_kinds.h"

namespace roundtable {

namespace {

template <Game G>
Result<std::vector<typename G::Options>> tables_for(const Tuning& tuning) {
  std::vector<typename G::Options> tables;
  const auto add = [&](int players, const std::string& options) -> Status {
    const auto read = read_table<G>(players, options);
    if (!read) return read.error();
    tables.push_back(*read);
    return {};
  };
  if (tuning.players != 0) {
    if (const auto status = add(tuning.players, tuning.options); !status) return status.error();
    return tables;
  }
  for (const TableKind& table : table_kinds<G>()) {
    if (const auto status = add(table.players, std::string(table.options)); !status) return status.error();
  }
  return tables;
}

// Greedy play with two sets of weights: one seat's and all other seats'. Choices are rated on the full state, which
// gives the same ratings as a view (bots/policy.h) at a fraction of the cost.
template <Game G>
class TwoMinds {
 public:
  using Weights = typename PolicyOf<G>::Weights;

  TwoMinds(const Weights& one, const Weights& others) : one_(one), others_(others) {}

  // The share of the victory in a deal, summed over all seats that `one` takes in turn, so that 1 is fair.
  double play(const typename G::Options& table, std::uint64_t seed, std::int64_t deal) {
    double share = 0;
    for (const Seat own : Seats::first(G::players(table))) {
      const auto stream = static_cast<std::uint64_t>(deal);
      Rng chance(seed, stream);
      Rng thoughts(seed ^ 0xbb67ae8584caa73bULL, stream);
      NullSink nobody;
      const auto end = play_match<G>(table, chance, nobody, [&](const auto& state, Seat seat, const auto& choices) {
        return (seat == own ? one_ : others_).choose(0, thoughts, choices, state, seat);
      });
      share += static_cast<double>(shares(G::standing(end).winners)[static_cast<std::size_t>(own)]);
    }
    return share;
  }

 private:
  Judge<G> one_;
  Judge<G> others_;
};

template <Game G>
std::vector<float> numbers_of(const typename PolicyOf<G>::Weights& weights) {
  const auto numbers = std::bit_cast<std::array<float, PolicyOf<G>::Weights::kNames.size()>>(weights);
  return {numbers.begin(), numbers.end()};
}

template <Game G>
typename PolicyOf<G>::Weights weights_of(std::span<const float> numbers) {
  std::array<float, PolicyOf<G>::Weights::kNames.size()> array{};
  std::ranges::copy(numbers, array.begin());
  return std::bit_cast<typename PolicyOf<G>::Weights>(array);
}

template <Game G>
Result<TuningReport> tune_game(const Tuning& tuning, const TuningProgress& progress) {
  const auto tables = tables_for<G>(tuning);
  if (!tables) return tables.error();
  std::int64_t games_a_deal = 0;
  for (const auto& table : *tables) games_a_deal += G::players(table);

  const auto start = numbers_of<G>({});
  Climber climber(start,
                  [&](std::span<const float> one, std::span<const float> others, std::int64_t deal) {
                    TwoMinds<G> minds(weights_of<G>(one), weights_of<G>(others));
                    double share = 0;
                    for (const auto& table : *tables) share += minds.play(table, tuning.seed, deal);
                    return share / static_cast<double>(tables->size());
                  },
                  {.deals = std::max<std::int64_t>(1, tuning.games / games_a_deal),
                   .seed = tuning.seed,
                   .threads = std::max(1, tuning.threads)});
  TuningReport report;
  for (int number = 1; number <= tuning.steps; ++number) {
    const auto step = climber.step();
    report.taken += step.taken ? 1 : 0;
    if (progress) progress(number, step, games_a_deal);
  }
  report.share = climber.against_the_start();
  for (std::size_t i = 0; i < start.size(); ++i) {
    report.weights.push_back({std::string(PolicyOf<G>::Weights::kNames[i]), start[i], climber.weights()[i]});
  }
  return report;
}

}  // namespace

Result<TuningReport> tune(const Tuning& tuning, const TuningProgress& progress) {
  Result<TuningReport> report = unknown_game(tuning.game);
  with_game(tuning.game, [&]<class G>() { report = tune_game<G>(tuning, progress); });
  return report;
}

}  // namespace roundtable
