#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/table/plan.h"
#include "server/table/seat_list.h"

namespace roundtable::server {

// What an entry changed about the seats, for other parts of a table that keep something per seat.
struct SeatChange {
  Seats cleared;
  std::optional<std::pair<Seat, Seat>> swapped;
  std::vector<Seat> removed;  // one after the other
  std::size_t seats = 0;      // afterwards

  template <class Part>
  void apply_to(Part& part) const {
    for (const Seat seat : cleared) part.clear(seat);
    if (swapped) part.swap(swapped->first, swapped->second);
    for (const Seat seat : removed) part.remove(seat);
    part.resize(seats);
  }
};

// A seat with its person or bot.
struct SeatOccupant {
  PlannedSeat who;
  std::int64_t since = -1;  // number of the entry `sit`; -1: from the beginning
  bool ready = false;       // agrees to the terms
};

// Seats, host and terms of a table. They change until the start, and stay for the game.
class WaitingRoom {
 public:
  explicit WaitingRoom(Plan plan);

  // The plan at the beginning, and with its present terms.
  const Plan& original_plan() const { return original_; }
  const Plan& plan() const { return plan_; }

  // Seats.
  Seats seats() const { return Seats::first(plan_.players()); }
  Seats people() const { return seats_of(PlannedSeat::Kind::Person); }
  const PlannedSeat& who(Seat seat) const { return occupants_[seat].who; }
  bool is(PlannedSeat::Kind kind, Seat seat) const { return who(seat).kind == kind; }
  bool is_person(Seat seat) const { return is(PlannedSeat::Kind::Person, seat); }
  bool is_ready(Seat seat) const { return occupants_[seat].ready; }
  std::optional<Seat> seat_of(const std::string& user) const { return seat_of(PlannedSeat::Kind::Person, user); }
  // The seat that is held for this person.
  std::optional<Seat> held_for(const std::string& user) const { return seat_of(PlannedSeat::Kind::Held, user); }
  bool has_any(PlannedSeat::Kind kind) const { return !seats_of(kind).empty(); }
  bool is_full() const { return !has_any(PlannedSeat::Kind::Open) && !has_any(PlannedSeat::Kind::Held); }
  // Names of the seated people.
  std::vector<std::string> names() const;
  // Throws Refused for a number without a seat, naming the field.
  Seat seat_at(int number, std::string_view field = "seat") const;

  // Whether the matchmaker created the table: it has no host and admits no one else.
  bool is_found() const { return found_; }
  // Whether the host has banned this person from the seats.
  bool is_banned(const std::string& user) const { return banned_.contains(user); }
  bool has_seat_for(const std::string& user) const;
  // The appointed host, else the maker, else the person who has been seated longest.
  std::optional<Seat> host() const;
  // The appointed host, then the maker, if they sit here.
  std::vector<Seat> appointed_hosts() const;
  // The appointed host, unless the maker was none.
  std::optional<Seat> new_host() const;
  // The one of these people who has been seated longest.
  std::optional<Seat> longest_seated(Seats people) const;
  bool others_ready() const;
  // Number of changes of the terms.
  std::int64_t changes() const { return changes_; }
  // The last change of the terms that not all people have agreed to.
  void write_change(JsonWriter& out) const;

  // Requests: the entries that do it; none if it is done already. Throw Refused. `changes`: the changes of the terms
  // that the person has seen.
  using Entries = std::vector<std::string>;
  Entries sit(const User& user, std::optional<int> seat, std::optional<std::int64_t> changes,
              const std::string& commitment) const;
  Entries decline(const User& user) const;
  Entries fill(const std::string& level) const;
  Entries put_bot(int seat, const std::string& level) const;
  Entries free(const User& host, int seat, bool ban) const;
  Entries swap_seats(int seat, int with) const;
  Entries make_host(const User& host, int seat) const;
  Entries change(std::string_view wanted) const;
  Entries set_ready(const User& user, bool ready, std::optional<std::int64_t> changes) const;

  // Effects of entries.
  static bool is_entry(std::string_view verb);
  // Throws Refused if the entry does not fit.
  SeatChange apply(std::string_view verb, std::string_view rest, std::int64_t entry, Millis now);
  // Forgets the last change of the terms if all people agree by now.
  void forget_agreed_change();
  // These people lose their seats because they did not reveal their nonces; the secret is replaced.
  std::vector<PlannedSeat> start_over(Seats without, const Secret& secret);
  // Replaces a person by `someone`, an id without a name.
  void erase_person(const std::string& user, const std::string& someone);

 private:
  // The last change of the terms, and the terms that all had agreed to.
  struct Change {
    Millis at;
    std::string name;  // of the host
    std::string before;
    std::string user;  // of the host
  };

  Seats seats_of(PlannedSeat::Kind kind) const;
  Seats unready() const;
  std::optional<Seat> seat_of(PlannedSeat::Kind kind, const std::string& user) const;
  void expect_seen(std::optional<std::int64_t> changes) const;
  void apply_to_seat(std::string_view verb, Seat seat, std::string_view rest, std::int64_t entry, SeatChange& change);
  void change_terms(std::string_view terms, Millis now, SeatChange& change);

  Plan original_;
  Plan plan_;
  bool found_;
  SeatList<SeatOccupant> occupants_;
  std::string host_;              // user id of the appointed host
  std::set<std::string> banned_;  // user ids
  std::optional<Change> change_;
  std::int64_t changes_ = 0;
};

}  // namespace roundtable::server
