#pragma once

#include <vector>

namespace roundtable {

// Ratings for games of two or more, by Luce's model: a bot of strength g wins with the probability g divided by the sum
// of all strengths at the table. The rating is 400 log10 g, so for two bots it is Elo's (400 more: ten wins to one).
// Only victories count, as for the players, and not the lower places: a bot that risks its second place for a chance of
// the first must not lose by it. Winners that tie get equal parts of the victory.
//
// One imagined game, whose winner is drawn by lot, is added: so a bot without a victory has a rating too, with a wide
// interval.

// How often bots met: a lineup is the number of seats of each bot.
struct Lineup {
  std::vector<int> seats;
  double games = 0;
};

struct Rating {
  double value = 0;
  double error = 0;  // standard error of the difference to the first bot
};

using Matrix = std::vector<std::vector<double>>;

// The most likely ratings, with the first bot's at 0. `wins` are each bot's victories in all; `covariance` is their
// covariance over deals, so the errors do not treat games of one deal as independent (a sandwich estimate).
std::vector<Rating> rate(const std::vector<Lineup>& lineups, const std::vector<double>& wins, const Matrix& covariance);

}  // namespace roundtable
