#include "bots/academy/seen.h"

#include "bots/academy/variations.h"

namespace roundtable::academy {

namespace {

// The squire whose cards the decision concerns.
Squire holder(const OpenTable& table, Seat seat) {
  return table.phase == Phase::Play ? table.acting : first_squire(seat);
}

template <class Cards>
CardSet kept_so_far(const OpenTable& table, const Cards& picks) {
  CardSet kept;
  if (table.phase != Phase::Draft) return kept;
  for (std::size_t i = 0; i < table.step; ++i) kept.add(picks[i]);
  return kept;
}

}  // namespace

Seen seen_in(const View& view) {
  const Seat seat = view.viewer.seat();
  Seen seen{view.table, seat, view.hands[holder(view.table, seat)], kept_so_far(view.table, view.kept)};
  bots::see_secrets(seen, view);
  return seen;
}

Seen seen_in(const State& state, Seat seat) {
  const OpenTable& table = state.table;
  const Squire squire = holder(table, seat);
  const Hand hand = table.phase == Phase::Draft ? pack_to_choose_from(state, seat) : state.secrets.hands[squire];
  Seen seen{table, seat, hand.cards(), kept_so_far(table, state.secrets.picks[squire])};
  bots::see_secrets(seen, state);
  return seen;
}

}  // namespace roundtable::academy
