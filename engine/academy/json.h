#pragma once

#include "engine/academy/game.h"

// Parts of the JSON for a page; write_view in game.h is the whole.

namespace roundtable::academy {

void write_coat(JsonWriter& out, Coat coat);
void write_cards(JsonWriter& out, CardSet cards);
// The viewer's legal choices with their effects.
void write_legal(JsonWriter& out, const View& view);

}  // namespace roundtable::academy
