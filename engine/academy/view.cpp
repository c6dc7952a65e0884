#include "engine/academy/view.h"

#include "engine/academy/academy.h"

namespace roundtable::academy {

namespace {

bool dealt(const Table& table) {
  return table.phase != Phase::First && table.phase != Phase::Deal && table.phase != Phase::Over;
}

// The pack as it was at that step, rebuilt from what was taken from it since and what is left.
CardSet pack_at(const State& state, Squire pack, int step) {
  const Table& table = state.table;
  CardSet cards;
  for (int i = step; i < kDealt; ++i) {
    const Squire holder = holder_of(table, pack, i);
    if (i < keeps_in_effect(table, holder)) cards.add(state.secrets.picks[holder][static_cast<std::size_t>(i)]);
  }
  const int now = cards_kept(table);
  if (now < kDealt) cards.add(state.secrets.hands[pack]);
  return cards;
}

void see_draft(View& result, const State& state, Squire squire) {
  const Table& table = state.table;
  const int now = cards_kept(table);
  for (int step = 0; step <= now && step < kDealt; ++step) {
    const auto i = static_cast<std::size_t>(step);
    result.seen[i] = pack_at(state, pack_held(table, squire, step), step);
    const bool chosen = step < keeps_in_effect(table, squire) ||
                        (table.phase == Phase::Draft && step == now && !table.waiting.has(result.viewer.seat()));
    if (chosen) result.kept[i] = state.secrets.picks[squire][i];
  }
}

void blot_out_coats(Table& table, Viewer viewer) {
  for (int round = 1; round <= kRounds; ++round) {
    if (viewer.among(table.informed[static_cast<std::size_t>(round - 1)])) continue;
    each_squire(table, [&](Squire squire) {
      auto& value = table.ledger.paid(Track::Education, round)[squire];
      if (value != 0) value = kHiddenValue;
    });
  }
  for (Trade& trade : table.ledger.trades()) {
    if (trade.track == Track::Education && !viewer.among(see_gift(table, trade))) trade.value = kHiddenValue;
  }
}

void see_tokens(View& result, const State& state) {
  const Table& table = state.table;
  result.tokens.fill(kHiddenValue);
  result.codex_laid = state.secrets.tokens.minus_three != 0;
  if (!result.codex_laid || result.viewer.is_spectator()) return;
  const auto show = [&](int place) {
    result.tokens[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(state.secrets.tokens.value_at(place));
  };
  for (const int place : Bits(table.peeked[result.viewer.seat()])) show(place);
  each_squire(table, [&](Squire squire) {
    const bool own = squire != table.options.neutral() && result.viewer.is(table.options.owner(squire));
    if (own && table.token[squire] != 0) show(table.token[squire]);
  });
}

}  // namespace

View view(const State& state, Viewer viewer) {
  const Table& table = state.table;
  View result{.table = table, .viewer = viewer};
  if (table.options.has(Variation::Codex)) {
    blot_out_coats(result.table, viewer);
    see_tokens(result, state);
  }
  if (viewer.is_spectator() || !dealt(table)) return result;
  each_squire(table, [&](Squire squire) {
    const bool own = squire != table.options.neutral() && viewer.is(table.options.owner(squire));
    if (!own) return;
    const bool drafting = table.phase == Phase::Draft || table.phase == Phase::NeutralKeep;
    result.hands[squire] = state.secrets.hands[drafting ? table.pack[squire] : squire];
    if (!table.options.lancelot()) see_draft(result, state, squire);
  });
  if (table.options.lancelot()) result.chosen = state.secrets.chosen[static_cast<std::size_t>(viewer.seat())];
  return result;
}

Choices legal(const View& view) {
  if (view.viewer.is_spectator()) return {};
  State own{.table = view.table, .secrets = {}};
  each_squire(view.table, [&](Squire squire) {
    own.secrets.hands[squire] = view.hands[squire];
    own.table.pack[squire] = squire;
  });
  return legal(own, view.viewer.seat());
}

}  // namespace roundtable::academy
