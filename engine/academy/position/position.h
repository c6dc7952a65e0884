#pragma once

// Positions: games that start in the middle (docs/position.md). read.cpp reads them, faults.h finds faults,
// cards.cpp deals missing cards, write.cpp writes them.

#include "engine/academy/academy.h"
#include "engine/core/position_fields.h"

namespace roundtable::academy {

enum class Moment : std::uint8_t {
  Deal,     // before the deal
  Draft,    // cards are being kept; Lancelot: split
  Cards,    // as Play, but the discs are where they were before the first card
  Play,     // cards are being played
  Scoring,  // all cards are played
  End,      // after the last scoring
};
constexpr std::array<std::string_view, 6> kMoments = {"deal", "draft", "cards", "play", "scoring", "end"};

// A parsed position.
struct Position {
  State state;
  Moment moment = Moment::Deal;
  PerSquire<CardSet> hands{};                   // drafting: the pack in front of each
  PerSquire<FixedVector<Card, kDealt>> kept{};  // drafting: in the order kept
  std::array<bool, kRounds> informed{};         // by round: whether the position lists the informed seats
};

// Reads a position; each fault concerns a single field.
Position read_fields(const Options& options, const Json& json, Faults& faults);
// Finds contradictions.
void find_faults(const Position& position, Faults& faults);
// Deals missing hands and invents a draft that leads to them; adds a fault if there is none.
void fill_in_cards(Position& position, Faults& faults);

inline int cards_dealt(const Options& options) { return options.lancelot() ? kLancelotPlayed : kDealt; }
inline int cards_to_play(const Options& options) { return options.lancelot() ? kLancelotPlayed : kPlayed; }
// Visits every card of a round in the order played, with its squire and its index.
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
// The name of a squire's field in faults: `hands[2]`.
inline std::string at(std::string_view field, Squire squire) {
  return std::string(field) + "[" + std::to_string(index(squire)) + "]";
}

}  // namespace roundtable::academy
