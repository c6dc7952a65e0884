#pragma once

#include <algorithm>

#include "engine/academy/position/position.h"

// Finds impossible parts of a position. Fields may be missing: a disc that is not listed is on square 0, and a round
// without coats paid none. The given fields must fit the rules and each other.

namespace roundtable::academy {

inline std::string text(int number) { return std::to_string(number); }
inline std::string text(Squire squire) { return std::to_string(index(squire)); }
inline std::string text(Track track) { return std::string(name_of(track)); }

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
    if (variations::resets_itself(options_, track)) return variations::rounds_since_reset(track, finished());
    return track >= Track::Quests || finished() < kResetRound ? finished() : finished() - kResetRound;
  }
  // Squares that a disc may have kept when the tracks were emptied.
  int kept_squares(Track track) const {
    const bool emptied = track >= Track::King || variations::resets_itself(options_, track) || finished() < kResetRound;
    return !emptied && variations::reset_keeps_order(options_) ? table_.squires - 1 : 0;
  }
  bool is_empty(Track track, int round) const {
    return std::ranges::all_of(table_.ledger.paid(track, round).items, [](int value) { return value == 0; });
  }
  // Adds a fault for a field that needs a variation.
  void refuse(const char* field, Variation variation) const {
    const std::string name(kVariationNames[static_cast<std::size_t>(variation)]);
    const bool early = options_.has(variation);
    faults_.add(field, early ? "early" : "variation",
                "found some, allowed: with " + name + " only, once the cards are dealt", {early ? field : name});
  }

  const Position& position_;
  const OpenTable& table_;
  const Options& options_;
  Faults& faults_;
};

// Coats that no squire can have earned, or not yet.
void find_coat_faults(const Position& position, Faults& faults);

}  // namespace roundtable::academy
