#pragma once

#include <optional>

#include "lab/scorebook.h"
#include "lab/simulation.h"
#include "lab/sprt.h"

namespace roundtable {

// A match between bots: every deal is played with every seating, so neither cards nor seats favour a bot.
struct Arena {
  std::string game = usual_game();
  int players = 4;
  std::string options = "{}";     // JSON
  std::vector<std::string> bots;  // as many as players, or more that take turns; names may repeat
  std::int64_t games = 1000;      // rounded up to whole deals
  std::uint64_t seed = 1;
  int threads = 1;
  std::optional<Sprt::Bounds> sprt;  // for the first bot's share per seat: the match stops at a verdict
};

struct ArenaReport {
  std::int64_t games = 0;
  std::int64_t deals = 0;
  std::int64_t seatings = 0;  // per deal
  std::int64_t orders = 0;    // all possible seatings; more than `seatings` if there were too few games
  std::vector<Achievement> achievements;
  Sprt::Verdict verdict = Sprt::Verdict::Open;
  double log_ratio = 0;
  std::uint64_t fingerprint = 0;  // of all choices and results
};

// The report is the same for any number of threads, except for the measured times. A match that `progress` stops ends
// with a whole deal.
Result<ArenaReport> hold_arena(const Arena& arena, const Progress& progress = {});

}  // namespace roundtable
