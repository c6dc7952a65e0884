#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/core/seat.h"
#include "server/store/store.h"

// How a game ends, and what people do to end it early: docs/protocol.md, Ending a game early.

namespace roundtable::server {

enum class Ending : std::uint8_t {
  Played,    // to its end, by the rules
  Overtime,  // given up because somebody had run out of time
  Conceded,  // nobody was left to play against
  Agreed,    // abandoned by agreement
  Stopped    // closed by the operator
};

// A proposal to abandon the game.
struct Proposal {
  Seat by{};
  Millis at = 0;
  Seats agreed;
};

// An answer to such a proposal, or the proposal itself.
enum class Abandon : std::uint8_t { Propose, Agree, Decline };

// Where only bots are left: the game ends, or they play it to the end.
enum class Concede : std::uint8_t { End, Bots };

// A line for the log: `what` is as in docs/protocol.md.
struct Quit {
  std::string what;
  Seat seat{};
  Millis at = 0;
  std::size_t events = 0;  // how many had happened
};

}  // namespace roundtable::server
