#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/games.h"
#include "lab/climber.h"

namespace roundtable {

// Better weights for a game's judgement (bots/policy.h), found by letting `greedy` play against itself
// (lab/climber.h).
struct Tuning {
  std::string game = usual_game();
  int players = 0;              // 0: a mix of tables of every kind
  std::string options = "{}";   // JSON, of that one table
  std::int64_t games = 40'000;  // a step: to look around, and at most as many again to test
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
  int taken = 0;   // steps
  Estimate share;  // of the victory that one with the new weights wins among others with the old, 1 being fair
};

// JsonDiff after every step how it went and how many games a deal is.
using TuningProgress = std::function<void(int number, const Climber::Step& step, std::int64_t games_a_deal)>;

// The report does not depend on the number of threads.
Result<TuningReport> tune(const Tuning& tuning, const TuningProgress& progress = {});

}  // namespace roundtable
