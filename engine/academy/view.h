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
  std::array<CardSet, kDealt> seen{};  // the pack held at each step of the draft so far
  // The card kept from each pack; the last may not be in effect yet.
  std::array<Card, kDealt> kept = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  PerSquire<CardSet> hands{};  // of the viewer's squires
  CardSet chosen;              // Lancelot: the viewer's pile or assignment before the other seat has chosen
  bool tokens_laid = false;
  std::array<std::int8_t, kMaxSquires + 1> tokens{};  // `codex`, by place: those it has seen; otherwise kHiddenValue

  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Viewer viewer);

namespace variations {
// Replaces secrets of the open table by what the viewer knows of them.
void hide_secrets(View& view, const State& state);
}  // namespace variations

// The legal answers, computed from the view alone.
Choices legal(const View& view);

// The view as if it were the seat's turn to play a card; nothing unless cards are being played and it has some left.
std::optional<View> ahead(const View& view);

}  // namespace roundtable::academy
