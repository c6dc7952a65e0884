#pragma once

#include <optional>
#include <string>

#include "engine/core/any_game.h"
#include "engine/core/json.h"
#include "engine/core/seat.h"

namespace roundtable::server {

// Choices that players make ahead of their turn, in games by the day: docs/protocol.md. Other players do not notice,
// and a choice needs only what its seat sees.
class ChoicesAhead {
 public:
  // Whether the seat can choose ahead in this position.
  static bool is_possible(const AnyGame& game, Seat seat);
  // Throws Refused unless the choice would be legal if it were the seat's turn.
  static void expect_legal(const AnyGame& game, Seat seat, const std::string& choice);

  // Empty if there is none.
  const std::string& of(Seat seat) const { return of_[seat].choice; }
  // Whether the seat has this choice already, and it is still possible.
  bool is(Seat seat, const std::string& choice) const { return of_[seat].choice == choice && of_[seat].fits; }
  void set(Seat seat, std::string choice) { of_[seat] = {.choice = std::move(choice)}; }
  void clear(Seat seat) { of_[seat] = {}; }

  // Call it after each change of the game. A choice that has become impossible is never made later.
  void check(const AnyGame& game, Seats seats);
  // A seat whose turn has come and whose choice can be made. Another question may come first; the choice then waits.
  std::optional<Seat> due(const AnyGame& game, Seats bots) const;

  // Writes the owner's view of the choice.
  void write(JsonWriter& out, Seat seat) const;

 private:
  struct Ahead {
    std::string choice;
    bool fits = true;  // still possible
  };
  Per<Seat, Ahead, kMaxSeats> of_;
};

}  // namespace roundtable::server
