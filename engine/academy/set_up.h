#pragma once

// Positions: a game that begins in the middle, set up by hand or pointed at by a link (docs/position.md). Reading is in
// set_up.cpp, what cannot be in set_up_faults.h, what nobody said and is made up in set_up_cards.cpp.

#include "engine/academy/academy.h"
#include "engine/core/position_fields.h"

namespace roundtable::academy {

enum class Moment : std::uint8_t {
  Deal,     // the round is about to begin
  Draft,    // cards are being kept; Lancelot: split
  Cards,    // the same, but the discs stand where they stood before the first card
  Play,     // cards are being played
  Scoring,  // all cards are played
  End,      // all is scored
};
constexpr std::array<std::string_view, 6> kMoments = {"deal", "draft", "cards", "play", "scoring", "end"};

// A position as it was said, before anything follows from it.
struct Said {
  State state;
  Moment moment = Moment::Deal;
  PerSquire<CardSet> hands{};                   // drafting: the pack in front of each
  PerSquire<FixedVector<Card, kDealt>> kept{};  // drafting: in the order kept
  std::array<bool, kRounds> informed{};         // by round: whether it was said who knows
};

// Reads what is said; each fault concerns one field by itself.
Said read_position(const Options& options, const Json& json, Faults& faults);
// What does not fit together.
void find_faults(const Said& said, Faults& faults);
// Deals the hands that nobody mentioned, and makes up a draft that leads to them; or finds that there is none.
void fill_in_cards(Said& said, Faults& faults);

inline int cards_dealt(const Options& options) { return options.lancelot() ? kLancelotPlayed : kDealt; }
inline int cards_to_play(const Options& options) { return options.lancelot() ? kLancelotPlayed : kPlayed; }
// Every card of a round in the order played, by whose it is and which of theirs.
template <class Visit>
void each_play(const Options& options, const PerSquire<Squire>& order, const PerSquire<Played>& played, Visit visit) {
  const int each = cards_to_play(options);
  const int squires = options.squires();
  for (int turn = 0; turn < each * squires; ++turn) {
    const Squire squire = order.items[options.lancelot() ? turn / each : turn % squires];
    const int lap = options.lancelot() ? turn % each : turn / squires;
    if (lap < played[squire].size()) visit(squire, lap);
  }
}
// How a squire is named in a position's fields: `hands[2]`.
inline std::string at(std::string_view field, Squire squire) {
  return std::string(field) + "[" + std::to_string(index(squire)) + "]";
}

}  // namespace roundtable::academy
