#pragma once

#include "engine/academy/json/json.h"

namespace roundtable::academy {

// Writes the effect of each legal choice, for a preview on the page.
struct EffectWriter {
  JsonWriter& out;
  const View& view;
  const OpenTable& table = view.table;

  void write();

  // A disc's move to its square in `then`: its squares, its places on the track, and its pay after the move.
  void write_move(Squire squire, Track track, const OpenTable& then);
  // The disc's move by a card.
  void write_play(Squire squire, Play play);
  // The same with the card's effects on variations.
  void write_played_card(Card card, Play play);
  void write_acting() { out.field("squire", index(table.acting)); }
};

}  // namespace roundtable::academy
