#include "engine/medievallons/imagine/certain.h"

namespace roundtable::medievallons {

Cards unseen(const View& view) {
  const OpenTable& table = view.table;
  Cards rest = Cards::box() - view.hand - view.drawn - table.pile.cards();
  for (const GuildAt at : table.laid) rest = rest - table.guilds[at].cards();
  return table.aside == kNoKind ? rest : rest - Cards::of(table.aside);
}

int size_of(const View& view, Seat place) {
  if (!view.viewer.is(place)) return view.hand_sizes[place];
  return view.deck_size + (place == view.table.active ? 0 : view.drawn_size);
}

namespace {

// If more cards of a kind are missing than fit elsewhere, the rest must be here.
bool must_be_here(const View& view, Certain& sure) {
  const Seats places = everybody(view.table);
  Cards rest = unseen(view);
  for (const Seat place : places) rest = rest - sure.known[place];
  bool more = false;
  const auto room = [&](Seat place) { return size_of(view, place) - sure.known[place].size(); };
  for (const CardKind kind : rest.kinds()) {
    for (const Seat here : places) {
      int elsewhere = 0;
      for (const Seat other : places) {
        if (other != here && !sure.exact[other].has(kind)) elsewhere += room(other);
      }
      for (; rest.count(kind) > elsewhere; more = true) {
        rest.remove(kind);
        sure.known[here].add(kind);
      }
    }
  }
  // With no free slot, or no card missing, the claim is exact.
  for (const Seat place : places) {
    const CardKinds none_left = room(place) == 0 ? kAllKinds : kAllKinds - rest.kinds();
    more = more || !(none_left - sure.exact[place]).empty();
    sure.exact[place] = sure.exact[place] | none_left;
  }
  return more;
}

}  // namespace

Certain certain(const View& view) {
  Certain sure;
  if (view.viewer.is_spectator()) return sure;
  for (const Seat place : everybody(view.table)) {
    const bool shown = !view.shown.empty() && place == view.table.target;
    sure.known[place] = shown ? view.shown : view.notes[place].known();
    sure.exact[place] = shown ? kAllKinds : view.notes[place].exact();
  }
  while (must_be_here(view, sure)) {
  }
  return sure;
}

}  // namespace roundtable::medievallons
