#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "server/store/store.h"

namespace roundtable::server {

enum class Ending : std::uint8_t {
  Played,    // by the rules
  Overtime,  // given up after a player ran out of time
  Conceded,  // one player was left
  Agreed,    // abandoned by agreement
  Stopped    // closed by the operator
};

// A proposal to abandon the game, or an answer to it.
enum class Abandon : std::uint8_t { Propose, Agree, Decline };

// A person who concedes against bots only: the game ends, or the bots finish it.
enum class Concede : std::uint8_t { End, Bots };

// A line of the game's log; `what` as in docs/protocol.md.
struct Quit {
  std::string what;
  Seat seat{};
  Millis at = 0;
  std::size_t events = 0;  // number of events before it
};

// How a game ends, and how players end it early by conceding or by agreement: docs/protocol.md, Ending a game early.
// `voters` are the seats of people who take part in proposals, whether or not they have conceded.
class GameEnding {
 public:
  static constexpr Millis kProposalLasts = 300'000;
  static constexpr int kMostProposals = 3;  // of a player

  explicit GameEnding(Millis proposal_lasts = kProposalLasts) : proposal_lasts_(proposal_lasts) {}

  Ending how() const { return how_; }
  // When the game ended; 0 before.
  Millis at() const { return at_; }
  // The seat that gave up the game, conceded last, or proposed to abandon it.
  std::optional<Seat> by() const { return by_; }
  Seats conceded() const { return conceded_; }
  // The only one of these seats that has not conceded, in a game that ended so.
  std::optional<Seat> winner_by_concession(Seats seats) const;
  const std::vector<Quit>& quits() const { return quits_; }
  bool has_proposal() const { return proposal_.has_value(); }
  // When the proposal expires.
  std::optional<Millis> proposal_due() const;
  // The voters who have not answered the proposal.
  Seats unanswered(Seats voters) const;
  void write(JsonWriter& out, bool finished, Seats seats, Seats voters) const;
  // Throws Refused for a player who has conceded.
  void expect_not_conceded(Seat seat) const;

  // Requests: the entry that does it; empty if it is done already. Throw Refused.
  std::string concede(Seat seat, Concede how, Seats seats, Seats voters) const;
  std::string abandon(Seat seat, Abandon how) const;
  // The entry that settles an expired proposal: only voters who are away agree by silence.
  std::string settle(Millis now, Seats voters, Seats away) const;

  // Effects of entries.
  struct Position {
    Millis now = 0;
    std::size_t events = 0;
  };
  static bool is_entry(std::string_view verb);
  // Returns true if the game is over. Throws Refused if the entry does not fit.
  bool apply(std::string_view verb, std::optional<Seat> seat, std::string_view rest, Position position, Seats voters);
  // A game played to its end.
  void finish(Millis now);
  void break_off(Ending how, std::optional<Seat> by, Millis now);
  // The proposal expires, or a player declines it by going on with the game.
  void lapse(Seat because, Position position);
  bool has_agreed(Seat seat) const { return proposal_ && proposal_->agreed.has(seat); }
  void cancel_proposal() { proposal_.reset(); }
  // Down time of the server does not count.
  void delay_proposal(Millis by);

 private:
  struct Proposal {
    Seat by{};
    Millis at = 0;
    Seats agreed;
  };

  void concede(std::string_view verb, Seat seat, std::string_view rest, Position position);

  Millis proposal_lasts_;
  Ending how_ = Ending::Played;
  Millis at_ = 0;
  std::optional<Seat> by_;
  std::optional<Proposal> proposal_;
  std::vector<Quit> quits_;
  Seats conceded_;
  Per<Seat, int, kMaxSeats> proposals_{};  // by each seat so far
};

}  // namespace roundtable::server
