#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "lab/seatings.h"
#include "study/interval.h"

namespace roundtable {

// The result of a game between bots, by seats.
struct Played {
  struct Player {
    std::int64_t decisions = 0;
    std::int64_t failures = 0;
    std::int64_t nanoseconds = 0;
  };

  Standing standing;
  std::array<Player, kMaxSeats> players{};
  std::uint64_t fingerprint = 0;  // of every choice and the result
};

// The results of a bot.
struct Achievement {
  std::string bot;
  std::int64_t seats = 0;      // in all games together
  Estimate share;              // of the victory, per game and seat
  std::int64_t sixtieths = 0;  // of victories, in total
  std::int64_t squares = 0;    // sum of the squared sixtieths of each deal, from which matches can be added up
  Estimate rating;             // relative to the first bot's, which is 0 (lab/rating.h)
  double score = 0;            // means from here on
  double rank = 0;             // winners first, then by score; equals share their places
  std::int64_t decisions = 0;
  std::int64_t failures = 0;  // illegal answers
  double nanoseconds = 0;     // per decision: the only figure that differs from run to run
};

// Adds up games in which every deal is played with every seating. Uses integers until the end.
class Scorebook {
 public:
  explicit Scorebook(const Seatings& seatings);

  // Must be called for all seatings of a deal, then for the next deal. Returns true if a deal is complete.
  bool add(const Played& played);

  std::int64_t deals() const { return deals_; }
  std::int64_t games() const { return deals_ * seatings_->size(); }
  std::uint64_t fingerprint() const { return fingerprint_; }
  // That bot's share, per game and seat, in the deal completed last.
  double share_in_last_deal(std::size_t bot) const;
  std::vector<Achievement> achievements() const;

 private:
  static constexpr std::int64_t kVictory = 60;  // divisible by two to five winners

  struct Sums {
    std::int64_t seats_a_deal = 0;
    std::int64_t games_a_deal = 0;  // games of a deal with this bot
    std::int64_t victories = 0;
    std::int64_t scores = 0;
    std::int64_t double_ranks = 0;
    Played::Player player;
  };

  void close_deal();
  double variance(std::size_t a, std::size_t b) const;
  Estimate share_of(std::size_t bot) const;
  std::vector<Estimate> ratings() const;

  const Seatings* seatings_;
  std::int64_t at_ = 0;  // the next seating
  std::int64_t deals_ = 0;
  std::uint64_t fingerprint_ = 0;
  std::vector<Sums> sums_;
  std::vector<std::int64_t> deal_;                   // each bot's victories in the current deal
  std::vector<std::int64_t> last_deal_;              // the same in the last complete deal
  std::vector<std::vector<std::int64_t>> products_;  // products of two bots' victories in a deal
};

}  // namespace roundtable
