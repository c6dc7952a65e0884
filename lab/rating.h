#pragma once

#include <vector>

namespace roundtable {

// Ratings for games of two and more. The model is Luce's: at a table a bot of strength g wins with the chance g divided
// by the sum of all strengths there, whoever the others are. The rating is 400 log10 g, so between two it is Elo's (400
// more: ten wins to one). It counts victories, as the players do, and not the places behind: a bot that gives up the
// second place for a chance at the first must not lose by it. Those who share a victory get equal parts of it.
//
// One more game, whose winner is drawn by lot, is imagined: so even who never won has a rating, and a wide interval.

// Who met, how often: every lineup is a number of seats for each bot.
struct Lineup {
  std::vector<int> seats;
  double games = 0;
};

struct Rating {
  double value = 0;
  double error = 0;  // standard error of the difference to the first bot
};

using Matrix = std::vector<std::vector<double>>;

// The most likely ratings, the first bot's being 0. `wins` are each bot's victories in all; `covariance` is theirs, as
// found from deal to deal, so that the errors do not take games of the same deal for independent (a sandwich estimate).
std::vector<Rating> rate(const std::vector<Lineup>& lineups, const std::vector<double>& wins, const Matrix& covariance);

}  // namespace roundtable
