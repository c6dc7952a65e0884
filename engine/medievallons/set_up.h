#pragma once

// Positions: a game that begins in the middle, set up by hand or pointed at by a link (docs/position.md). Reading is in
// set_up.cpp, what cannot be in set_up_faults.cpp, the way back in set_up_write.cpp.

#include "engine/core/position_fields.h"
#include "engine/medievallons/game.h"

namespace roundtable::medievallons {

enum class Moment : std::uint8_t {
  Turn,  // a turn begins
  End,   // the game is over
};
constexpr std::array<std::string_view, 2> kMoments = {"turn", "end"};
constexpr std::array<std::string_view, 2> kBreakerSides = {"red", "yellow"};

// A position as it was said, with what nobody said filled in.
struct Said {
  State state;
  Moment moment = Moment::Turn;
};

// The deck after the deal and the first card of the pile.
inline int first_deck(const Options& options) { return kAllCards - kDealt * options.players - 1; }

// Reads what is said, deals what is not, and finds the turn if nobody says which it is.
Said read_position(const Options& options, const Json& json, Faults& faults);
// What does not fit together.
void find_faults(const Said& said, Faults& faults);
// The first turn in which the player whose turn it is could find all this.
int earliest_turn(const Said& said);

}  // namespace roundtable::medievallons
