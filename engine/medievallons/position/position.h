#pragma once

// Positions: games that start in the middle (docs/position.md). read.cpp reads them, faults.cpp finds faults,
// write.cpp writes them.

#include "engine/core/position_fields.h"
#include "engine/medievallons/game.h"

namespace roundtable::medievallons {

enum class Moment : std::uint8_t {
  Turn,  // a turn begins
  End,   // the game is over
};
constexpr std::array<std::string_view, 2> kMoments = {"turn", "end"};
constexpr std::array<std::string_view, 2> kBreakerSides = {"red", "yellow"};

// A parsed position with defaults for missing fields.
struct Position {
  State state;
  Moment moment = Moment::Turn;
};

// Size of the deck after the deal and the first card of the pile.
inline int first_deck(const Options& options) { return kAllCards - kDealt * options.players - 1; }

// Reads a position, deals missing cards, and finds the turn if it is missing.
Position read_fields(const Options& options, const Json& json, Faults& faults);
// Finds contradictions.
void find_faults(const Position& position, Faults& faults);
// The earliest turn in which the active player could have this position.
int earliest_turn(const Position& position);

}  // namespace roundtable::medievallons
