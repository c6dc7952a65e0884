#pragma once

#include "engine/academy/position/position.h"

// Finds impossible parts of a position. Fields may be missing: a disc that is not listed is on square 0, and a round
// without coats paid none. The given fields must fit the rules and each other.

namespace roundtable::academy {

inline std::string text(int number) { return std::to_string(number); }
inline std::string text(Squire squire) { return std::to_string(index(squire)); }
inline std::string text(Track track) { return std::string(name_of(track)); }

inline bool is_knights_track(const Options& options, Track track) {
  return options.has(Variation::Knights) && (track == Track::Jousts || track == Track::Tournaments);
}

// Shared helpers of all checks.
struct FaultFinder {
  FaultFinder(const Position& position, Faults& faults)
      : position_(position), table_(position.state.table), options_(position.state.table.options), faults_(faults) {}

  bool cards_are_out() const { return position_.moment != Moment::Deal && position_.moment != Moment::End; }
  // Scored rounds.
  int finished() const { return position_.moment == Moment::End ? table_.round : table_.round - 1; }
  // All cards of this round have been played, but the position does not list them.
  bool plays_unsaid() const { return position_.moment == Moment::Scoring && plays() == 0; }
  int plays() const {
    int count = 0;
    each_squire(table_, [&](Squire squire) { count += table_.played[squire].size(); });
    return count;
  }
  // Squares moved by this round's cards on that track.
  int played_on(Track track, Squire squire) const {
    int squares = 0;
    for (const Play play : table_.played[squire]) squares += track_of(play) == track ? value_of(play) : 0;
    return squares;
  }
  // The disc's square before this round's cards. On King's Service 12 it may have been higher.
  int before(Track track, Squire squire) const {
    return table_.tracks[track][squire].square() - played_on(track, squire);
  }
  // Number of rounds since the track was emptied.
  int rounds_on(Track track) const {
    if (is_knights_track(options_, track)) return finished() == kRounds ? 2 : finished() % 2;
    const bool stays = track >= Track::Quests || (track == Track::King && options_.has(Variation::Scrolls));
    return stays || finished() < kResetRound ? finished() : finished() - kResetRound;
  }

  const Position& position_;
  const OpenTable& table_;
  const Options& options_;
  Faults& faults_;
};

// Coats that no squire can have earned, or not yet.
void find_coat_faults(const Position& position, Faults& faults);
// The Cup, scrolls, bets and the codex.
void find_variation_faults(const Position& position, Faults& faults);

}  // namespace roundtable::academy
