#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "lab/interval.h"
#include "lab/seatings.h"

namespace roundtable {

// A game between bots, by seats.
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

// What a bot achieved.
struct Achievement {
  std::string bot;
  std::int64_t seats = 0;      // it sat in, over all games
  Estimate share;              // of the victory, a game and seat
  std::int64_t sixtieths = 0;  // of victories, all together
  std::int64_t squares = 0;    // of the sixtieths in a deal, all together: with those one can add up matches
  Estimate rating;             // beside the first bot's, which is 0 (lab/rating.h)
  double score = 0;            // means from here on
  double rank = 0;             // winners first, then by score; equals share their places
  std::int64_t decisions = 0;
  std::int64_t failures = 0;  // answers that were not legal
  double nanoseconds = 0;     // a decision: the one figure that differs from run to run
};

// Sums up games in which every deal is played with every seating. Whole numbers only, until the end.
class Scorebook {
 public:
  explicit Scorebook(const Seatings& seatings);

  // Game by game, all seatings of a deal and then the next deal. True if a deal is complete.
  bool add(const Played& played);

  std::int64_t deals() const { return deals_; }
  std::int64_t games() const { return deals_ * seatings_->size(); }
  std::uint64_t fingerprint() const { return fingerprint_; }
  // That bot's, a game and seat, in the deal completed last.
  double share_in_last_deal(std::size_t bot) const;
  std::vector<Achievement> achievements() const;

 private:
  static constexpr std::int64_t kVictory = 60;  // one that can be shared by two to five without a rest

  struct Sums {
    std::int64_t seats_a_deal = 0;
    std::int64_t games_a_deal = 0;  // with it
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
  std::int64_t at_ = 0;  // the seating that comes next
  std::int64_t deals_ = 0;
  std::uint64_t fingerprint_ = 0;
  std::vector<Sums> sums_;
  std::vector<std::int64_t> deal_;                   // victories of each bot in this deal
  std::vector<std::int64_t> last_deal_;              // and in the last complete one
  std::vector<std::vector<std::int64_t>> products_;  // of two bots' victories in a deal
};

}  // namespace roundtable
