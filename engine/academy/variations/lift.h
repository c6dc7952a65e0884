#pragma once

// `lift`: before scoring the first player may put one of their discs on top of its stack (A3).

#include "engine/academy/steps.h"

namespace roundtable::academy {

// The first player's discs that lie under another one, as numbers of a Lift choice; never on square 0 (A3, A36).
inline std::uint64_t liftable(const OpenTable& table) {
  std::uint64_t result = 0;
  each_squire(table, [&](Squire squire) {
    if (squire == table.options.neutral() || table.options.owner(squire) != table.first) return;
    for (const Track track : kAllTracks) {
      const Disc disc = table.tracks[track][squire];
      bool covered = false;
      each_squire(table, [&](Squire other) {
        const Disc above = table.tracks[track][other];
        covered |= above.square() == disc.square() && above.ahead_of(disc);
      });
      if (covered) result |= std::uint64_t{1} << static_cast<unsigned>(index(squire) * 8 + index(track));
    }
  });
  return result;
}

inline bool ask_to_lift(OpenTable& table) {
  if (liftable(table) == 0) return false;
  table.phase = Phase::Lift;
  table.acting = kNoSquire;  // any of the player's discs
  table.waiting = Deciders::seat(table.first);
  return true;
}

template <class S>
void lift(State& state, Action action, S& sink) {
  if (action.answer() != Action::kNone) {
    const Squire squire = action.lifted();
    Disc& disc = state.table.tracks[action.track()][squire];
    disc = Disc(disc.square(), ++state.table.moves);
    tell_on_track(state.table, Event::Kind::Lifted, squire, action.track(), sink);
  }
  score_gallantry(state, sink);
}

}  // namespace roundtable::academy
