#pragma once

#include <optional>

#include "lab/scorebook.h"
#include "lab/simulation.h"
#include "lab/sprt.h"

namespace roundtable {

// A match between bots: every deal is played with every seating, so neither cards nor seats favour anybody.
struct Arena {
  std::string game = usual_game();
  int players = 4;
  std::string options = "{}";     // JSON
  std::vector<std::string> bots;  // as many as players, or more that take turns; a name may be repeated
  std::int64_t games = 1000;      // made up to whole deals
  std::uint64_t seed = 1;
  int threads = 1;
  std::optional<Sprt::Bounds> sprt;  // on the first bot's share a seat: stop as soon as it is decided
};

struct ArenaReport {
  std::int64_t games = 0;
  std::int64_t deals = 0;
  std::int64_t seatings = 0;  // of each deal
  std::int64_t orders = 0;    // in which the bots can sit: more than that if the games did not suffice
  std::vector<Achievement> achievements;
  Sprt::Verdict verdict = Sprt::Verdict::Open;
  double log_ratio = 0;
  std::uint64_t fingerprint = 0;  // of all choices and results
};

// The report does not depend on the number of threads, but for the time bots took.
Result<ArenaReport> hold_arena(const Arena& arena, const Progress& progress = {});

}  // namespace roundtable
