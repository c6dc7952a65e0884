#include "study/player_skill.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace roundtable {

namespace {

// Ratio of two sums over independent games, with its interval.
Estimate ratio(const std::vector<ChoicesInGame>& games, std::int64_t ChoicesInGame::* cost, double unit) {
  double sum = 0;
  double decisions = 0;
  for (const ChoicesInGame& game : games) {
    sum += static_cast<double>(game.*cost) / unit;
    decisions += static_cast<double>(game.decisions);
  }
  if (decisions == 0) return {};
  const double mean = sum / decisions;
  const auto count = static_cast<double>(games.size());
  double squares = 0;
  for (const ChoicesInGame& game : games) {
    const double apart = static_cast<double>(game.*cost) / unit - mean * static_cast<double>(game.decisions);
    squares += apart * apart;
  }
  if (games.size() < 2) return {.value = mean, .low = -INFINITY, .high = INFINITY};
  const double error = std::sqrt(squares * count / (count - 1)) / decisions;
  const double reach = reach_of_95(static_cast<std::int64_t>(games.size()) - 1) * error;
  return {.value = mean, .low = mean - reach, .high = mean + reach};
}

std::string name_of(const Record& record, std::size_t seat) {
  const bool named = seat < record.seats.size() && !record.seats[seat].empty();
  return named ? record.seats[seat] : "seat " + std::to_string(seat);
}

void add(ChoicesInGame& sum, const ChoicesInGame& more) {
  sum.decisions += more.decisions;
  sum.wins += more.wins;
  sum.points += more.points;
}

}  // namespace

SkillEstimate skill_estimate(const std::vector<ChoicesInGame>& games) {
  std::vector<ChoicesInGame> some;
  SkillEstimate estimate;
  for (const ChoicesInGame& game : games) {
    if (game.decisions == 0) continue;
    some.push_back(game);
    estimate.decisions += game.decisions;
  }
  estimate.games = static_cast<std::int64_t>(some.size());
  estimate.wins = ratio(some, &ChoicesInGame::wins, Worth::kVictory);
  estimate.points = ratio(some, &ChoicesInGame::points, Worth::kPoint);
  return estimate;
}

Result<GameSkills> skills_in(const Record& record, const AnalysisSettings& settings) {
  const auto reviewer = make_reviewer(record, settings);
  if (!reviewer) return reviewer.error();
  GameSkills skills{.game = record.game, .counts_points = (*reviewer)->counts_points(), .players = {}};
  std::vector<ChoicesInGame> by_seat(static_cast<std::size_t>(record.players));
  for (std::size_t entry = 0; entry < (*reviewer)->entries(); ++entry) {
    const auto analysis = (*reviewer)->judge(entry).analysis;
    if (!analysis) continue;
    const auto seat = static_cast<std::size_t>(analysis->seat);
    add(by_seat[seat], {1, analysis->cost.worth.wins[seat], analysis->cost.worth.points[seat]});
  }
  const bool finished = !record.result.empty();
  const Worth result = finished ? (*reviewer)->result() : Worth{};
  for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
    auto& sums = skills.players[name_of(record, seat)];
    add(sums.all, by_seat[seat]);
    if (finished && result.wins[seat] == 0) add(sums.lost, by_seat[seat]);
  }
  return skills;
}

std::vector<PlayerSkill> player_skills(const std::vector<GameSkills>& games) {
  struct Sums {
    bool counts_points = false;
    std::vector<ChoicesInGame> all;
    std::vector<ChoicesInGame> lost;
  };
  std::map<std::pair<std::string, std::string>, Sums> players;
  for (const GameSkills& game : games) {
    for (const auto& [name, sums] : game.players) {
      Sums& player = players[{game.game, name}];
      player.counts_points = game.counts_points;
      player.all.push_back(sums.all);
      player.lost.push_back(sums.lost);
    }
  }
  std::vector<PlayerSkill> skills;
  skills.reserve(players.size());
  for (const auto& [name, sums] : players) {
    skills.push_back({.game = name.first,
                      .player = name.second,
                      .counts_points = sums.counts_points,
                      .all = skill_estimate(sums.all),
                      .lost = skill_estimate(sums.lost)});
  }
  std::ranges::sort(skills, [](const PlayerSkill& a, const PlayerSkill& b) {
    return std::tuple(a.game, -a.all.wins.value, a.player) < std::tuple(b.game, -b.all.wins.value, b.player);
  });
  return skills;
}

}  // namespace roundtable
