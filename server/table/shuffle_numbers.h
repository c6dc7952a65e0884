#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/play/fair_key.h"
#include "server/table/plan.h"
#include "server/table/seat_list.h"

namespace roundtable::server {

// The nonce of one seat.
struct SeatNonce {
  std::string commitment;  // the commitment; empty: none
  std::optional<Secret> shown;
};

// The nonces that people add to the shuffle, so that no single party controls it: docs/fairness.md. A person who sits
// down may commit to a nonce by its hash. When the game is about to start, nothing changes any more, and the people who
// are here must reveal their nonces. A person who does not loses the seat; the others start over with a new secret and
// new nonces, so that revealed ones are useless. Entries of the journal:
//   number SEAT HASH       a commitment, of the person who sits there or is about to
//   open SEATS             these must reveal; the game starts when all have
//   reveal SEAT NUMBER     reveals a nonce
//   anew SEATS SECRET      these did not reveal: they lose their seats, and the secret is replaced
//   numbers NUMBERS        in a compacted journal: the nonce of each seat, `-` for none
class ShuffleNumbers : private SeatList<SeatNonce> {
 public:
  static constexpr Millis kTimeToReveal = 15'000;

  explicit ShuffleNumbers(std::size_t seats) : SeatList(seats) {}

  // The commitment of a seat; empty: none.
  const std::string& commitment(Seat seat) const { return (*this)[seat].commitment; }
  bool any_commitment() const;
  // The revealed nonces, by seat.
  Numbers shown() const;
  // Whether nonces must be revealed now, until when, and by whom.
  bool opening() const { return opening_.has_value(); }
  Millis due() const { return opening_ ? opening_->since + kTimeToReveal : 0; }
  Seats missing() const;
  // False if it was revealed before. Throws Refused if it is not expected or does not match the commitment.
  bool expect(Seat seat, const Secret& number) const;
  // Writes the public facts: docs/protocol.md. `due`: when seats that have not revealed are lost.
  void write(JsonWriter& out, std::optional<Millis> due) const;

  // The seats that are lost, and the new secret.
  struct StartOver {
    Seats missing;
    Secret secret;
  };
  // Whether the verb belongs here; and applies an entry, given the seats of people. Throws Refused if it does not fit.
  static bool is_entry(std::string_view verb);
  std::optional<StartOver> perform(std::string_view verb, std::string_view rest, Seats people, Millis now);
  // Voids all nonces, because of these people.
  void start_over(std::vector<PlannedSeat> because);
  // The people of the last start_over.
  const std::vector<PlannedSeat>& because() const { return because_; }
  // Replaces a person by `someone`, an id without a name.
  void erase_person(const std::string& user, const std::string& someone);

  // Ends the opening.
  void close() { opening_.reset(); }
  // Changes of seats.
  using SeatList::clear;
  using SeatList::remove;
  using SeatList::resize;
  using SeatList::swap;

 private:
  // The time of `open`, and its seats.
  struct Opening {
    Millis since;
    Seats seats;
  };

  Seat seat_in(std::string_view word) const;
  Seats seats_in(std::string_view digits, Seats people) const;
  void open(Seats asked, Millis now);

  std::optional<Opening> opening_;
  int times_started_over_ = 0;
  std::vector<PlannedSeat> because_;
};

}  // namespace roundtable::server
