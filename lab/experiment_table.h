#pragma once

#include <memory>

#include "lab/experiment.h"
#include "lab/game_figures.h"
#include "lab/match.h"

namespace roundtable {

// The tables of an experiment, with their bots. For one thread.
//
// Game n depends on n only. Chance and bots get new random streams for every round or turn, so the same rounds have the
// same deals at all tables, even if one of them needs more random numbers.
template <Game G>
class ExperimentTables {
 public:
  explicit ExperimentTables(const Experiment& experiment) : experiment_(&experiment) {
    for (const Condition& condition : experiment.conditions) tables_.emplace_back(condition);
  }

  // Games first to last - 1 at every table.
  Measurements play(std::int64_t first, std::int64_t last) {
    Measurements sums;
    sums.games = last - first;
    sums.conditions.resize(tables_.size());
    for (std::int64_t number = first; number < last; ++number) {
      for (std::size_t i = 0; i < tables_.size(); ++i) {
        Table& table = tables_[i];
        table.play(experiment_->seed, number, sums.failures);
        const std::size_t size = table.figures.size();
        sums.conditions[i].figures.add(table.row, size);
        if (table.base) sums.conditions[i].differences.add_difference(table.row, tables_[*table.base].row, size);
      }
    }
    return sums;
  }

 private:
  struct Table {
    explicit Table(const Condition& condition)
        : options(*read_table<G>(condition.players, condition.options)),
          players(condition.players),
          base(condition.base),
          figures(condition.players, true) {
      for (int i = 0; i < players; ++i) {
        const auto seat = condition.bots.size() == 1 ? 0 : static_cast<std::size_t>(i);
        bots.push_back(std::move(*make_bot<G>(condition.bots[seat])));
      }
    }

    void play(std::uint64_t seed, std::int64_t number, std::int64_t& failures) {
      NullSink nobody;
      auto state = G::start(options);
      int chapter = 0;
      std::uint64_t streams = 0;
      Rng chance = stream(seed, number, streams);
      Rng thoughts = stream(~seed, number, streams);
      std::int64_t decisions = 0;
      figures.begin();
      while (!G::deciders(state).over()) {
        if (G::chapter(state) != chapter) {
          chapter = G::chapter(state);
          ++streams;
          chance = stream(seed, number, streams);
          thoughts = stream(~seed, number, streams);
        }
        if (G::deciders(state).is_chance()) {
          G::settle(state, G::draw(state, chance), nobody);
          continue;
        }
        figures.watch(state);
        const Seat seat = G::deciders(state).seats().lowest();
        const auto choices = G::legal(state, seat);
        const auto answer = ask<G>(bot_at(seat, number), state, seat, choices, thoughts);
        failures += answer.failed ? 1 : 0;
        ++decisions;
        G::apply(state, seat, answer.action, nobody);
      }
      row = figures.finish(state, decisions);
    }
    // Bots change seats from game to game.
    Bot<G>& bot_at(Seat seat, std::int64_t number) const {
      return *bots[static_cast<std::size_t>((index(seat) + number) % players)];
    }
    static Rng stream(std::uint64_t seed, std::int64_t number, std::uint64_t streams) {
      constexpr std::uint64_t kMostStreams = 1U << 20U;
      return Rng(seed, static_cast<std::uint64_t>(number) * kMostStreams + streams % kMostStreams);
    }

    typename G::Options options;
    int players;
    std::optional<std::size_t> base;
    GameFigures<G> figures;
    std::vector<std::unique_ptr<Bot<G>>> bots;
    FigureRow row{};
  };

  const Experiment* experiment_;
  std::vector<Table> tables_;
};

}  // namespace roundtable
