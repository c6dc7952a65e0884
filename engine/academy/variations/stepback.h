#pragma once

// `stepback`: after Gallantry the squires on its podium go back one square.

#include "engine/academy/steps.h"

namespace roundtable::academy {

// Moves a disc down, on top of the discs there.
template <class S>
void move_down(OpenTable& table, Squire squire, Track track, int to, S& sink) {
  Disc& disc = table.tracks[track][squire];
  const int from = disc.square();
  disc = Disc(to, ++table.moves);
  tell_moved(table, squire, track, from, to, Event::Why::StepBack, sink);
}

// Each squire on the podium steps back, even if their bet moved nothing (A4, A14).
template <class S>
void step_back(OpenTable& table, S& sink) {
  for (const Squire squire : table.podium) {
    if (squire != kNoSquire) {
      move_down(table, squire, Track::Gallantry, table.tracks[Track::Gallantry][squire].square() - 1, sink);
    }
  }
}

}  // namespace roundtable::academy
