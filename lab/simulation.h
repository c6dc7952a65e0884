#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/bot_failures.h"
#include "engine/games.h"
#include "lab/figure_sums.h"
#include "lab/sums.h"

namespace roundtable {

// A batch of games of one kind.
struct Simulation {
  std::string game = usual_game();
  int players = 4;
  std::string options = "{}";  // JSON
  std::int64_t games = 1000;
  std::uint64_t seed = 1;
  std::vector<std::string> bots;  // one per seat, or one for all; none: random
  int threads = 1;
  bool with_records = false;
  bool with_legal = false;
};

// The results of a simulation.
struct Tally : Sums {
  std::array<BotFailures, kMaxSeats> troubles;  // failures of the bots
  FigureSums figures;                           // of figures_of(game, players)

  void add(const Tally& other) {
    Sums::add(other);
    figures.add(other.figures);
    for (std::size_t i = 0; i < kMaxSeats; ++i) troubles[i].add(other.troubles[i]);
  }
};

// Receives the records as JSON lines in the order of the games, several at a time; returns false if writing failed.
using RecordSink = std::function<bool(const std::string& lines)>;
// Called from time to time with the number of finished games; returns false to stop.
using Progress = std::function<bool(std::int64_t games)>;

// The result does not depend on the number of threads. A stopped simulation has played the first games of the batch.
Result<Tally> simulate(const Simulation& simulation, const RecordSink& records = {}, const Progress& progress = {});

}  // namespace roundtable
