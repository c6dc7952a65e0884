#pragma once

#include "engine/academy/state.h"

namespace roundtable::academy {

// Something that happened, for logs and animation. The kind decides which fields are used. seen_by removes fields a
// viewer may not see (`card`, `cards`, `value`).
struct Event {
  enum class Kind : std::uint8_t {
    RoundBegins,    // value: the round; squire: the first to play; other: in Lancelot, one of the first player's
    Dealt,          // squire (Lancelot: of the player), cards
    CodexLaid,      //
    BetMade,        // squire, track
    Kept,           // squire, card
    Passed,         // squire, other: to whom, cards
    PilesShown,     // squire: the maker's first, other: pile 1 or 2 as value, cards
    PileTaken,      // squire: the taker's first, value: 1 or 2, cards
    Assigned,       // squire, cards
    Played,         // squire, card, track
    Moved,          // squire, track, from, to, why
    CupMoved,       // value: its square, as in OpenTable
    ScrollTaken,    // squire, value: 6 or 12
    Peeked,         // squire, from: the place, value
    Lifted,         // squire, track
    Ranked,         // Gallantry: squire, value: the place from 1
    CoatEarned,     // squire, track, value
    TokenTaken,     // squire, from: the place, value
    TokenReturned,  // squire: it was a 0
    CoatGiven,      // squire, other: to whom, track, value
    CoatTaken,      // squire, other: from whom, track, value
    TrackEmptied,   // track
    CupReset,       //
    ScrollsBack,    //
    Ended,          //
  };
  static constexpr std::size_t kKinds = static_cast<std::size_t>(Kind::Ended) + 1;
  enum class Why : std::uint8_t { Card, Bonus, Bet, StepBack, OrderedReset };
  static constexpr std::size_t kWhys = static_cast<std::size_t>(Why::OrderedReset) + 1;

  Kind kind = Kind::Ended;
  Squire squire = kNoSquire;
  Squire other = kNoSquire;
  Track track = kNoTrack;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  Why why = Why::Card;
  Card card = kNoCard;
  std::int8_t value = 0;
  CardSet cards;
  bool secret = false;  // card, cards and value are for `sees` only
  Seats sees;

  friend bool operator==(const Event&, const Event&) = default;
};

// The event as the viewer may know it.
Event seen_by(const Event& event, Viewer viewer);

}  // namespace roundtable::academy
