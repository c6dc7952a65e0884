#include "engine/medievallons/view.h"

#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// A card on its way is seen by a Priest, by the one it was taken from, and by a Wizard.
bool sees_held(const Table& table, Seat seat) {
  return seat == table.active || (table.power == Kind::Priest && seat == table.target);
}

}  // namespace

View view(const State& state, Viewer viewer) {
  const Table& table = state.table;
  const Secrets& secrets = state.secrets;
  View result{.table = table, .viewer = viewer};
  for (const Seat seat : everybody(table)) {
    result.hand_sizes[seat] = static_cast<std::uint8_t>(secrets.hands[seat].size());
  }
  result.deck_size = static_cast<std::uint8_t>(secrets.deck.size());
  result.drawn_size = static_cast<std::uint8_t>(secrets.drawn.size());
  if (viewer.is_spectator()) return result;
  const Seat seat = viewer.seat();
  result.hand = secrets.hands[seat];
  if (seat == table.active) result.drawn = secrets.drawn;
  if (sees_held(table, seat)) result.held = secrets.held;
  result.meant = secrets.meant[seat];
  for (const Seat place : everybody(table)) {
    result.known[place] = secrets.knowledge.known(seat, place);
    result.exact[place] = secrets.knowledge.exact(seat, place);
  }
  return result;
}

Choices legal(const View& view) {
  if (view.viewer.is_spectator()) return {};
  const Table& table = view.table;
  Cards in_question = view.drawn;
  if (table.question == Question::Take) in_question = view.known[table.target];  // he looks at the whole hand
  if (table.question == Question::Top) in_question = view.drawn - Cards::of(view.held);
  return choices(table, view.viewer.seat(), view.hand, view.held, in_question);
}

}  // namespace roundtable::medievallons
