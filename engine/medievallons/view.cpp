#include "engine/medievallons/view.h"

#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// A held card is seen by the player who took or drew it and by its previous owner.
bool sees_held(const OpenTable& table, Seat seat) {
  return seat == table.active || (gives_in_return(table) && seat == table.target);
}

}  // namespace

View view(const State& state, Viewer viewer) {
  const OpenTable& table = state.table;
  const Secrets& secrets = state.secrets;
  View result{.table = table, .viewer = viewer};
  for (int i = 0; i < kMaxSeats; ++i) {
    result.hand_sizes.items[i] = static_cast<std::uint8_t>(secrets.hands.items[i].size());
  }
  result.deck_size = static_cast<std::uint8_t>(secrets.deck.size());
  result.drawn_size = static_cast<std::uint8_t>(secrets.drawn.size());
  if (viewer.is_spectator()) return result;
  const Seat seat = viewer.seat();
  result.hand = secrets.hands[seat];
  if (seat == table.active) result.drawn = secrets.drawn;
  if (sees_held(table, seat)) result.held = secrets.held;
  result.meant = secrets.meant[seat];
  result.notes = secrets.knowledge.notes_of(seat);
  if (table.question == Question::Take && seat == table.active) result.shown = secrets.hands[table.target];
  return result;
}

Choices legal(const View& view) {
  if (view.viewer.is_spectator()) return {};
  const OpenTable& table = view.table;
  const Cards seen = table.question == Question::Take ? view.shown : view.drawn;
  return answers(table, view.viewer.seat(), view.hand, view.held, seen, Listing());
}

std::optional<View> ahead(const View& view) {
  if (view.viewer.is_spectator() || view.table.turn == 0 || view.table.question == Question::Over) return std::nullopt;
  View then = view;
  static_cast<Doing&>(then.table) = Doing{.aside = view.table.aside};
  then.table.question = Question::Turn;
  then.table.active = view.viewer.seat();
  then.table.choosers = Seats::of(view.viewer.seat());
  then.table.waiting = Deciders::seat(view.viewer.seat());
  then.table.forced = then.table.candidates = Seats();
  then.meant = Meant();
  return legal(then).empty() ? std::nullopt : std::optional(then);
}

}  // namespace roundtable::medievallons
