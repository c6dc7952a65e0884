#pragma once

#include "engine/academy/game.h"

// The pieces that JSON for a page is made of; write_view in game.h is the whole.

namespace roundtable::academy {

void write_coat(JsonWriter& out, Coat coat);
void write_cards(JsonWriter& out, CardSet cards);
// The viewer's legal choices, each with what it would do.
void write_legal(JsonWriter& out, const View& view);

}  // namespace roundtable::academy
