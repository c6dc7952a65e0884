#pragma once

// JSON for records and for the page.

#include "engine/academy/academy.h"
#include "engine/academy/text/notation.h"

namespace roundtable::academy {

// The result field of a record.
void write_result(JsonWriter& out, const State& state);
// The page knows no rules: the view has everything to draw, and the effect of each legal choice.
void write_view(JsonWriter& out, const View& view);
void write_event(JsonWriter& out, const Options& options, const Event& event);

// Parts of the above.
void write_coat(JsonWriter& out, Coat coat);
void write_cards(JsonWriter& out, CardSet cards);
// Its number, or null for none.
void write_squire(JsonWriter& out, Squire squire);
// `ranking` and `onStart` of a track.
void write_ranking(JsonWriter& out, const Order& ranking, int squires);
// Null for hidden points.
void write_points(JsonWriter& out, std::optional<int> points);
// The viewer's legal choices with their effects.
void write_legal(JsonWriter& out, const View& view);

}  // namespace roundtable::academy
