#include "lab/scorebook.h"

#include <cmath>
#include <map>

#include "lab/fingerprint.h"
#include "lab/rating.h"

namespace roundtable {

namespace {

double part(std::int64_t sum, std::int64_t count) { return static_cast<double>(sum) / static_cast<double>(count); }

// Twice the rank of a seat, since equals share their places: two leaders are both 1.5th.
int double_rank(const Standing& standing, int players, Seat seat) {
  const auto key = [&](Seat who) {
    return std::pair(standing.winners.has(who), standing.scores[static_cast<std::size_t>(who)]);
  };
  int rank = 2;
  for (const Seat other : Seats::first(players)) {
    if (other == seat) continue;
    rank += key(other) > key(seat) ? 2 : key(other) == key(seat) ? 1 : 0;
  }
  return rank;
}

// The number of seats of each bot in the seating.
std::vector<int> seats_by_bot(const Seatings& seatings, const Seating& seating) {
  std::vector<int> seats(seatings.bots.size());
  for (int i = 0; i < seatings.players; ++i) ++seats[seating[static_cast<std::size_t>(i)]];
  return seats;
}

std::vector<Lineup> lineups_of(const Seatings& seatings, std::int64_t deals) {
  std::map<std::vector<int>, double> games;
  for (const Seating& seating : seatings.all) games[seats_by_bot(seatings, seating)] += static_cast<double>(deals);
  std::vector<Lineup> lineups;
  lineups.reserve(games.size());
  for (const auto& [seats, count] : games) lineups.push_back({.seats = seats, .games = count});
  return lineups;
}

}  // namespace

Scorebook::Scorebook(const Seatings& seatings)
    : seatings_(&seatings),
      sums_(seatings.bots.size()),
      deal_(seatings.bots.size()),
      last_deal_(seatings.bots.size()),
      products_(seatings.bots.size(), std::vector<std::int64_t>(seatings.bots.size())) {
  for (const Seating& seating : seatings.all) {
    const auto seats = seats_by_bot(seatings, seating);
    for (std::size_t bot = 0; bot < seats.size(); ++bot) {
      sums_[bot].seats_a_deal += seats[bot];
      if (seats[bot] > 0) ++sums_[bot].games_a_deal;
    }
  }
}

bool Scorebook::add(const Played& played) {
  const Seating& seating = seatings_->all[static_cast<std::size_t>(at_)];
  const Standing& standing = played.standing;
  for (const Seat seat : Seats::first(seatings_->players)) {
    const auto i = static_cast<std::size_t>(seat);
    Sums& sums = sums_[seating[i]];
    sums.scores += standing.scores[i];
    sums.double_ranks += double_rank(standing, seatings_->players, seat);
    sums.player.decisions += played.players[i].decisions;
    sums.player.failures += played.players[i].failures;
    sums.player.nanoseconds += played.players[i].nanoseconds;
    if (standing.winners.has(seat)) deal_[seating[i]] += kVictory / standing.winners.size();
  }
  fingerprint_ = mixed(fingerprint_, played.fingerprint);
  if (++at_ < seatings_->size()) return false;
  close_deal();
  return true;
}

void Scorebook::close_deal() {
  for (std::size_t a = 0; a < deal_.size(); ++a) {
    sums_[a].victories += deal_[a];
    for (std::size_t b = 0; b < deal_.size(); ++b) products_[a][b] += deal_[a] * deal_[b];
  }
  last_deal_ = deal_;
  deal_.assign(deal_.size(), 0);
  at_ = 0;
  ++deals_;
}

double Scorebook::share_in_last_deal(std::size_t bot) const {
  return part(last_deal_[bot], kVictory * sums_[bot].seats_a_deal);
}

// Covariance of two bots' victories over all deals. Deals are independent; games of one deal are not.
double Scorebook::variance(std::size_t a, std::size_t b) const {
  if (deals_ < 2) return 0;
  const auto n = static_cast<double>(deals_);
  const double mean_product = part(sums_[a].victories, deals_) * static_cast<double>(sums_[b].victories);
  const double spread = (static_cast<double>(products_[a][b]) - mean_product) / (n - 1);
  return n * spread / static_cast<double>(kVictory * kVictory);
}

Estimate Scorebook::share_of(std::size_t bot) const {
  const std::int64_t games = deals_ * sums_[bot].games_a_deal;
  const std::int64_t seats = deals_ * sums_[bot].seats_a_deal;
  const double fair = part(1, seatings_->players);
  // A bot in all seats wins exactly its share.
  if (seatings_->bots.size() == 1) return {.value = fair, .low = fair, .high = fair};
  // The interval is computed for the part won of games with this bot, which lies between 0 and 1, and scaled to a seat.
  const double squared_error = variance(bot, bot) / (static_cast<double>(games) * static_cast<double>(games));
  const auto whole = share_interval(part(sums_[bot].victories, kVictory * games), squared_error, games, deals_);
  const double seat = part(games, seats);
  return {.value = whole.value * seat, .low = whole.low * seat, .high = whole.high * seat};
}

std::vector<Estimate> Scorebook::ratings() const {
  const std::size_t count = sums_.size();
  std::vector<double> wins;
  Matrix covariance(count, std::vector<double>(count));
  for (std::size_t a = 0; a < count; ++a) {
    wins.push_back(part(sums_[a].victories, kVictory));
    for (std::size_t b = 0; b < count; ++b) covariance[a][b] = variance(a, b);
  }
  const double reach = reach_of_95(deals_ - 1);
  std::vector<Estimate> estimates(1);  // the first bot is the reference of all ratings
  const auto ratings = rate(lineups_of(*seatings_, deals_), wins, covariance);
  for (std::size_t bot = 1; bot < count; ++bot) {
    const double half = reach * ratings[bot].error;
    estimates.push_back({ratings[bot].value, ratings[bot].value - half, ratings[bot].value + half});
  }
  return estimates;
}

std::vector<Achievement> Scorebook::achievements() const {
  if (deals_ == 0) return {};
  const auto rated = ratings();
  std::vector<Achievement> achievements;
  for (std::size_t bot = 0; bot < sums_.size(); ++bot) {
    const Sums& sums = sums_[bot];
    const std::int64_t seats = deals_ * sums.seats_a_deal;
    achievements.push_back(
        {.bot = seatings_->bots[bot],
         .seats = seats,
         .share = share_of(bot),
         .sixtieths = sums.victories,
         .squares = products_[bot][bot],
         .rating = rated[bot],
         .score = part(sums.scores, seats),
         .rank = part(sums.double_ranks, 2 * seats),
         .decisions = sums.player.decisions,
         .failures = sums.player.failures,
         .nanoseconds = part(sums.player.nanoseconds, std::max<std::int64_t>(1, sums.player.decisions))});
  }
  return achievements;
}

}  // namespace roundtable
