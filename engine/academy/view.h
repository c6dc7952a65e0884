#pragma once

#include <optional>

#include "engine/academy/actions.h"
#include "engine/academy/packs.h"
#include "engine/core/rng.h"

namespace roundtable::academy {

// What a seat, or a spectator, may know: the open table with secret coats blotted out, and what passed through its own
// hands this round (A26, A27). Nothing in it depends on anything else.
struct View {
  OpenTable table;
  Viewer viewer = Viewer::spectator();
  std::array<CardSet, kDealt> seen{};  // the pack it held at each step of the draft so far
  std::array<Card, kDealt> kept = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};  // what it kept of each, or means to
  PerSquire<CardSet> hands{};                                                     // of its own squires
  CardSet chosen;  // Lancelot: its own pile or assignment, while the other still thinks
  bool codex_laid = false;
  std::array<std::int8_t, kMaxSquires + 1> tokens{};  // by place: those it has seen; kHiddenValue

  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Viewer viewer);

// The legal answers as the seat itself can work them out.
Choices legal(const View& view);

// The same moment if it were the seat's turn to play a card; nothing unless cards are being played and it has some
// left.
std::optional<View> ahead(const View& view);

// A full state, drawn so that every physical arrangement of the unseen cards and tokens that the view allows is equally
// likely. An arrangement says which physical card each squire kept at which step, which of them they have played, what
// is in each pack, and where the tokens lie.
State imagine(const View& view, Rng& rng);

}  // namespace roundtable::academy
