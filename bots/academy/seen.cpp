#include "bots/academy/seen.h"

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

// With `codex`: tokens it has looked at, and those its own squires took.
void see_tokens(Seen& seen, Tokens tokens) {
  const OpenTable& table = seen.table;
  seen.tokens.fill(kHiddenValue);
  if (tokens.minus_three == 0) return;
  const auto show = [&](int place) {
    seen.tokens[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(tokens.value_at(place));
  };
  for (const int place : Bits(table.peeked[seen.seat])) show(place);
  each_squire(table, [&](Squire squire) {
    if (seen.owns(squire) && table.token[squire] != 0) show(table.token[squire]);
  });
}

}  // namespace

Seen seen_in(const View& view) {
  const Seat seat = view.viewer.seat();
  Seen seen{view.table, seat, view.hands[holder(view.table, seat)], kept_so_far(view.table, view.kept)};
  if (view.table.options.has(Variation::Codex)) seen.tokens = view.tokens;
  return seen;
}

Seen seen_in(const State& state, Seat seat) {
  const OpenTable& table = state.table;
  const Squire squire = holder(table, seat);
  const Hand hand = table.phase == Phase::Draft ? pack_to_choose_from(state, seat) : state.secrets.hands[squire];
  Seen seen{table, seat, hand.cards(), kept_so_far(table, state.secrets.picks[squire])};
  if (table.options.has(Variation::Codex)) see_tokens(seen, state.secrets.tokens);
  return seen;
}

}  // namespace roundtable::academy
