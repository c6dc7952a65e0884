#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/core/seat.h"
#include "server/store/store.h"

// How a game ends, and how players end it early: docs/protocol.md, Ending a game early.

namespace roundtable::server {

enum class Ending : std::uint8_t {
  Played,    // by the rules
  Overtime,  // given up after a player ran out of time
  Conceded,  // one player was left
  Agreed,    // abandoned by agreement
  Stopped    // closed by the operator
};

// A proposal to abandon the game.
struct Proposal {
  Seat by{};
  Millis at = 0;
  Seats agreed;
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

}  // namespace roundtable::server
