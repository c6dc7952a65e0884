#pragma once

#include <optional>

#include "engine/academy/actions.h"
#include "engine/academy/packs.h"
#include "engine/core/rng.h"

namespace roundtable::academy {

// Everything a seat or a spectator may know: the open table without secret coats, and the cards that passed through its
// hands this round (A26, A27). It depends on nothing else.
struct View {
  OpenTable table;
  Viewer viewer = Viewer::spectator();
  std::array<CardSet, kDealt> seen{};  // the pack it held at each step of the draft so far
  std::array<Card, kDealt> kept = {kNoCard, kNoCard, kNoCard, kNoCard,
                                   kNoCard};  // the card it kept of each, including a waiting choice
  PerSquire<CardSet> hands{};                 // of its own squires
  CardSet chosen;                             // Lancelot: its own pile or assignment until both have chosen
  bool codex_laid = false;
  std::array<std::int8_t, kMaxSquires + 1> tokens{};  // by place: those it has seen; otherwise kHiddenValue

  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Viewer viewer);

// The legal answers, computed from the view alone.
Choices legal(const View& view);

// The view as if it were the seat's turn to play a card; nothing unless cards are being played and it has some left.
std::optional<View> ahead(const View& view);

// A random full state, with every physical arrangement of the unseen cards and tokens that the view allows equally
// likely. An arrangement says which physical card each squire kept at which step, which of them it has played, the
// cards in each pack, and the places of the tokens.
State imagine(const View& view, Rng& rng);

}  // namespace roundtable::academy
