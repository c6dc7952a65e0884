#pragma once

#include <optional>

#include "engine/core/rng.h"
#include "engine/medievallons/actions.h"

namespace roundtable::medievallons {

// What a seat, or a spectator, may know: the open table, how many cards everybody holds, its own cards, and what it has
// worked out of the others' (M24, M25). Nothing in it depends on anything else. A spectator keeps no notes.
struct View {
  OpenTable table;
  Viewer viewer = Viewer::spectator();
  Per<Seat, std::uint8_t, kMaxSeats> hand_sizes{};
  std::uint8_t deck_size = 0;
  std::uint8_t drawn_size = 0;  // cards a Wizard holds back
  Cards hand;                   // the viewer's own
  Cards drawn;                  // what they hold back as a Wizard
  CardKind held = kNoKind;      // the card they took as a Priest or will keep as a Wizard; or that was taken from them
  Meant meant;                  // what they have chosen while others still think
  Cards shown;                  // the hand they look at as a Priest
  Per<Seat, Claim, kMaxSeats> notes{};  // of each other's hand and, under their own number, of the deck

  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Viewer viewer);

// The legal answers as the seat itself can work them out.
Choices legal(const View& view);

// The same moment if it were the seat's turn; nothing if it had nothing to do then.
std::optional<View> ahead(const View& view);

// A full state, drawn so that every physical arrangement of the unseen cards that the view allows is equally likely.
// The other players have no notes in it.
State imagine(const View& view, Rng& rng);

}  // namespace roundtable::medievallons
