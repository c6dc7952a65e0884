#pragma once

#include <map>
#include <string>
#include <vector>

#include "study/interval.h"
#include "study/review.h"

// How well players choose over many games: the mean cost of a choice that was not forced (docs/review.md).

namespace roundtable {

// The choices of one player in one game, in all of its seats together.
struct ChoicesInGame {
  std::int64_t decisions = 0;
  std::int64_t wins = 0;    // sum of the costs, as changes: mostly negative
  std::int64_t points = 0;  // the same in points
};

// Means per decision with 95 % intervals, in fractions of a victory and in points.
struct SkillEstimate {
  std::int64_t games = 0;
  std::int64_t decisions = 0;
  Estimate wins;
  Estimate points;
};

// Choices of the same game share its cards and players, so the spread comes from the games: sums of whole games are
// independent, single choices are not.
SkillEstimate skill_estimate(const std::vector<ChoicesInGame>& games);

struct PlayerSkill {
  std::string game;
  std::string player;
  bool counts_points = false;
  SkillEstimate all;
  SkillEstimate lost;  // from the seats that did not win their finished game
};

// One game: the choices of each player in all of its seats, and in those that lost.
struct GameSkills {
  std::string game;
  bool counts_points = false;
  struct Sums {
    ChoicesInGame all;
    ChoicesInGame lost;
  };
  std::map<std::string, Sums> players;  // by name; `seat 0` without one
};

// Analyses the choices of a record.
Result<GameSkills> skills_in(const Record& record, const AnalysisSettings& settings);

// Of each player at each game, sorted by game and mean cost, the best first.
std::vector<PlayerSkill> player_skills(const std::vector<GameSkills>& games);

}  // namespace roundtable
