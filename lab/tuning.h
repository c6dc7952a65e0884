#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/games.h"
#include "lab/climber.h"

namespace roundtable {

// Improves the weights of a game's heuristic (bots/policy.h) by self-play of `greedy` (lab/climber.h).
struct Tuning {
  std::string game = usual_game();
  int players = 0;              // 0: a mix of tables of every kind
  std::string options = "{}";   // JSON, for a single table
  std::int64_t games = 40'000;  // per step, for the slope; the test may take as many again
  int steps = 20;
  std::uint64_t seed = 1;
  int threads = 1;
};

struct TunedWeight {
  std::string name;
  float before = 0;
  float after = 0;
};

struct TuningReport {
  std::vector<TunedWeight> weights;
  int taken = 0;   // successful steps
  Estimate share;  // of the victory, for one player with the new weights among others with the old; 1 is fair
};

// Called after every step; `games_a_deal` converts deals to games.
using TuningProgress = std::function<void(int number, const Climber::Step& step, std::int64_t games_a_deal)>;

// The report is the same for any number of threads.
Result<TuningReport> tune(const Tuning& tuning, const TuningProgress& progress = {});

}  // namespace roundtable
