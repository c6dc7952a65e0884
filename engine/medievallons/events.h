#pragma once

#include "engine/core/sink.h"
#include "engine/medievallons/state.h"

namespace roundtable::medievallons {

// Something that happened, for logs and animation. The kind decides which fields are used. seen_by removes `card` and
// `cards` of a secret event for viewers outside its audience.
struct Event {
  enum class Kind : std::uint8_t {
    Dealt,         // seat, cards
    PileBegins,    // card
    TurnBegins,    // seat, number: the turn
    Played,        // seat, card
    GuildLaid,     // seat, guild, card: its kind, cards
    Activated,     // seat, guild, card: its kind
    Extended,      // seat, guild, card: its kind now, cards: those added
    StandIn,       // seat, number: cards drawn instead of an action
    DrawsInstead,  // seat, card: the power without a target; a card is drawn instead
    Drew,          // seat, card
    Targeted,      // seat, other, card: the power
    Asked,         // Knight: seat, other, card: the kind
    HadNone,       // Knight: seat: the player asked, card: the kind
    Gave,          // seat, other: to whom, card
    Took,          // seat, other: from whom, card (Priest, Beggar)
    Swapped,       // seat, other: to whom, cards
    Looked,        // Priest: seat, other, cards: the whole hand
    FromGuild,     // seat, guild, card: taken into the hand (Ranger)
    Killed,        // seat, guild, card: discarded (Assassin)
    Dissolved,     // seat: the owner, guild, cards
    FromPile,      // seat, card (Artisan)
    Copied,        // seat, guild, card: its power (Witch)
    Revealed,      // seat, card (Witch)
    Nothing,       // seat, card: a power that had no effect
    Kept,          // seat, card (Wizard)
    LaidDown,      // seat, card: on the pile (Wizard)
    Discarded,     // seat, card: the played card goes to the pile
    Reshuffled,    // number: cards in the new deck
    Ended,         // seat: the winner by a third guild; number: Ending
  };

  Kind kind = Kind::Ended;
  Seat seat = kNoSeat;
  Seat other = kNoSeat;
  GuildAt guild = kNoGuild;
  CardKind card = kNoKind;
  std::int32_t number = 0;
  Cards cards;
  bool secret = false;  // card and cards are for `sees` only
  Seats sees;

  friend bool operator==(const Event&, const Event&) = default;
};

// The event as the viewer may know it.
Event seen_by(const Event& event, Viewer viewer);

}  // namespace roundtable::medievallons
