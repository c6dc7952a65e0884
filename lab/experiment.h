#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/bot_failures.h"
#include "lab/figure_sums.h"
#include "lab/simulation.h"

namespace roundtable {

// One table of an experiment.
struct Condition {
  std::string name;
  int players = 4;
  std::string options = "{}";       // JSON
  std::vector<std::string> bots;    // one for all, or one per seat; these change seats from game to game
  std::optional<std::size_t> base;  // the condition to compare with, which has as many players

  friend bool operator==(const Condition&, const Condition&) = default;
};

// Tables that play the same deals, so that their differences are exact sooner.
struct Experiment {
  std::string game = usual_game();
  std::vector<Condition> conditions;
  std::int64_t games = 1000;    // of each condition; with `until` at most
  std::optional<double> until;  // half the width of the widest interval of a seat's share, 0 to 1
  std::uint64_t seed = 1;
};

// The sums of the first games. They can be stored, and the experiment continued later.
struct Measurements {
  std::int64_t games = 0;
  std::int64_t failures = 0;  // of bots; replaced by random choices
  struct OfCondition {
    FigureSums figures;      // of figures_of(game, players, true)
    FigureSums differences;  // to the base
    friend bool operator==(const OfCondition&, const OfCondition&) = default;
  };
  std::vector<OfCondition> conditions;

  friend bool operator==(const Measurements&, const Measurements&) = default;
};

// `until` is examined after every so many games, so that it does not depend on threads and interruptions.
constexpr std::int64_t kGamesBetweenLooks = 1000;

// Whether the experiment needs no more games.
bool is_complete(const Experiment& experiment, const Measurements& measurements);
// Half the width of the widest interval of a seat's share.
double widest_share(const Experiment& experiment, const Measurements& measurements);

// Checks all conditions; the error starts with the name of the faulty option or `bots`, and `condition` is its number.
struct ConditionFault {
  std::size_t condition = 0;
  std::string message;
};
std::optional<ConditionFault> fault_in(const Experiment& experiment);

// Receives the sums so far from time to time; returns false to stop.
using Watch = std::function<bool(const Measurements& measurements)>;

// Plays on from `done`, on that many threads, which do not affect the result. The experiment must be free of faults.
Measurements measure(const Experiment& experiment, Measurements done, int threads, const Watch& watch = {});

}  // namespace roundtable
