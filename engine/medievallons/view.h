#pragma once

#include <optional>

#include "engine/core/rng.h"
#include "engine/medievallons/actions.h"

namespace roundtable::medievallons {

// Everything a seat or a spectator may know: the open table, hand sizes, its own cards and its claims about the others'
// (M24, M25). It depends on nothing else. A spectator has no claims.
struct View {
  OpenTable table;
  Viewer viewer = Viewer::spectator();
  Per<Seat, std::uint8_t, kMaxSeats> hand_sizes{};
  std::uint8_t deck_size = 0;
  std::uint8_t drawn_size = 0;          // cards a Wizard holds back
  Cards hand;                           // the viewer's own cards
  Cards drawn;                          // cards they hold back as a Wizard
  CardKind held = kNoKind;              // the card they took as a Priest, keep as a Wizard, or lost to a Priest
  Meant meant;                          // their simultaneous choice, until all are in
  Cards shown;                          // the hand they see as a Priest
  Per<Seat, Claim, kMaxSeats> notes{};  // claims about other hands and, under their own index, the deck

  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Viewer viewer);

// The legal answers, computed from the view alone.
Choices legal(const View& view);

// The view as if it were the seat's turn now; nothing if the seat would have no action.
std::optional<View> ahead(const View& view);

}  // namespace roundtable::medievallons
