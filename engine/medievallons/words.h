#pragma once

#include <string>

#include "engine/core/seat.h"
#include "engine/medievallons/cards.h"

// Names of players and cards in sentences. With the rules, because the powers' own texts use them.

namespace roundtable::medievallons {

constexpr std::array<std::string_view, kMaxSeats> kColours = {"blue", "yellow", "green", "red", "black"};

// `Blue`, the colour of the seat.
std::string who(Seat seat);
// `Knight`
std::string singular(CardKind kind);
// `a Knight`, or `a card` if it was not seen.
std::string one(CardKind kind);
// `Knights`
std::string many(CardKind kind);
// `3 Knights and a Jester`: Jesters last, regardless of the alphabet.
std::string listed(Cards cards);

}  // namespace roundtable::medievallons
