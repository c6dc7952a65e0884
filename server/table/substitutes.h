#pragma once

#include "engine/core/json.h"
#include "engine/core/seat.h"

namespace roundtable::server {

// Bots that play in place of people, and votes to let one take over from an absent player.
class Substitutes {
 public:
  // The seats of people for whom a bot plays.
  Seats seats() const { return seats_; }
  bool has(Seat seat) const { return seats_.has(seat); }
  // The players who want a bot for this seat.
  Seats votes(Seat absent) const { return votes_[absent]; }
  // Whether more than half of the other people who play themselves want a bot.
  bool is_voted_out(Seat absent, Seats people) const {
    return votes(absent).size() * 2 > (people - seats_ - Seats::of(absent)).size();
  }
  void write_votes(JsonWriter& out, Seats seats) const;

  // Effects of entries.
  void take_over(Seat seat) {
    seats_.add(seat);
    cancel_votes(seat);
  }
  void give_back(Seat seat) { seats_.remove(seat); }
  void vote(Seat voter, Seat absent, bool wanted) { wanted ? votes_[absent].add(voter) : votes_[absent].remove(voter); }
  void cancel_votes(Seat absent) { votes_[absent] = {}; }

 private:
  Seats seats_;
  Per<Seat, Seats, kMaxSeats> votes_;  // by the absent player
};

}  // namespace roundtable::server
