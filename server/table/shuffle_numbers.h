#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/play/fair_key.h"
#include "server/table/plan.h"

namespace roundtable::server {

// What people at a table add to the shuffle, so that neither the table nor any of them chooses it: docs/fairness.md.
// Whoever sits down may promise a number by its hash. When the game is to start nothing changes any more, and those who
// are here are asked to show theirs. Who does not loses the seat, and the others begin again with another secret and
// other numbers, so that nothing shown before is of any use. In the table's journal:
//   number SEAT HASH       what whoever sits there, or is about to, promises
//   open SEATS             nothing changes any more; the game starts when these have shown their numbers
//   reveal SEAT NUMBER     one of them does
//   anew SEATS SECRET      these did not: they are gone, and the others begin again, with another secret
//   numbers NUMBERS        of a folded journal: what each seat has shown, `-` where it was nothing
class ShuffleNumbers {
 public:
  static constexpr Millis kTimeToReveal = 15'000;

  explicit ShuffleNumbers(std::size_t seats) : of_(seats) {}

  // The hash of what they add; empty: nothing.
  const std::string& promise(Seat seat) const { return at(seat).promise; }
  bool any_promised() const;
  // What has been shown, for each seat.
  Numbers shown() const;
  // Whether numbers are asked for, until when, and whose are missing.
  bool opening() const { return opening_.has_value(); }
  Millis due() const { return opening_ ? opening_->since + kTimeToReveal : 0; }
  Seats missing() const;
  // Whether it is not shown yet. Throws Refused if it is not asked for, or not the one that was promised.
  bool expect(Seat seat, const Secret& number) const;
  // What everybody may know of it: docs/protocol.md. `due`: when those whose are missing lose their seats.
  void write(JsonWriter& out, std::optional<Millis> due) const;

  // Those who have to go, and the secret with which the others begin again.
  struct Anew {
    Seats missing;
    Secret secret;
  };
  // Whether there is such an entry; and what it does, where people sit on these seats. Throws Refused if it does not
  // fit.
  static bool is_entry(std::string_view verb);
  std::optional<Anew> perform(std::string_view verb, std::string_view rest, Seats people, Millis now);
  // All numbers are void because of those.
  void begin_anew(std::vector<PlannedSeat> because);
  // Who they were, the last time.
  std::vector<PlannedSeat>& because() { return because_; }

  // Nobody is asked any more.
  void close() { opening_.reset(); }
  // Seats change.
  void clear(Seat seat) { at(seat) = {}; }
  void swap(Seat one, Seat other) { std::swap(at(one), at(other)); }
  void remove(std::size_t seat) { of_.erase(of_.begin() + static_cast<std::ptrdiff_t>(seat)); }
  void resize(std::size_t seats) { of_.resize(seats); }

 private:
  struct Number {
    std::string promise;
    std::optional<Secret> shown;
  };
  // Since when numbers are asked for, and of whom.
  struct Opening {
    Millis since;
    Seats seats;
  };

  Number& at(Seat seat) { return of_[static_cast<std::size_t>(seat)]; }
  const Number& at(Seat seat) const { return of_[static_cast<std::size_t>(seat)]; }
  Seat seat_in(std::string_view word) const;
  Seats seats_in(std::string_view digits, Seats people) const;
  void open(Seats asked, Millis now);

  std::vector<Number> of_;  // each seat
  std::optional<Opening> opening_;
  int times_anew_ = 0;
  std::vector<PlannedSeat> because_;
};

}  // namespace roundtable::server
