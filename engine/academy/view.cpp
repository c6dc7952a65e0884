#include "engine/academy/view.h"

#include "engine/academy/academy.h"

namespace roundtable::academy {

namespace {

bool dealt(const OpenTable& table) {
  return table.phase != Phase::First && table.phase != Phase::Deal && table.phase != Phase::Over;
}

// The pack at that step, rebuilt from the cards taken since and the rest.
CardSet pack_at(const State& state, Squire pack, int step) {
  const OpenTable& table = state.table;
  CardSet cards;
  for (int i = step; i < kDealt; ++i) {
    const Squire holder = holder_of(table, pack, i);
    if (i < cards_taken(table, holder)) cards.add(state.secrets.picks[holder][static_cast<std::size_t>(i)]);
  }
  const int now = cards_kept(table);
  if (now < kDealt) cards.add(state.secrets.hands[pack].cards());
  return cards;
}

// The cards in front of the squire's owner.
Hand hand_of(const State& state, Squire squire) {
  const OpenTable& table = state.table;
  if (table.phase == Phase::Draft) return pack_to_choose_from(state, table.options.owner(squire));
  return state.secrets.hands[table.phase == Phase::NeutralKeep ? table.packs[squire] : squire];
}

void see_draft(View& result, const State& state, Squire squire) {
  const OpenTable& table = state.table;
  const int now = cards_kept(table);
  for (int step = 0; step <= now && step < kDealt; ++step) {
    const auto i = static_cast<std::size_t>(step);
    result.seen[i] = pack_at(state, pack_held(table, squire, step), step);
    if (step < cards_taken(table, squire)) result.kept[i] = state.secrets.picks[squire][i];
  }
}

}  // namespace

View view(const State& state, Viewer viewer) {
  const OpenTable& table = state.table;
  View result{.table = table, .viewer = viewer};
  variations::hide_secrets(result, state);
  if (viewer.is_spectator() || !dealt(table)) return result;
  each_squire(table, [&](Squire squire) {
    const bool own = squire != table.options.neutral() && viewer.is(table.options.owner(squire));
    if (!own) return;
    result.hands[squire] = hand_of(state, squire).cards();
    if (!table.options.lancelot()) see_draft(result, state, squire);
  });
  if (table.options.lancelot()) result.chosen = state.secrets.chosen[static_cast<std::size_t>(viewer.seat())];
  return result;
}

Choices legal(const View& view) {
  if (view.viewer.is_spectator()) return {};
  if (view.table.phase == Phase::Draft) {
    return Choices::to_keep(Hand(view.hands[Squire{static_cast<std::uint8_t>(view.viewer.seat())}]));
  }
  State own{.table = view.table, .secrets = {}};
  each_squire(view.table, [&](Squire squire) { own.secrets.hands[squire] = Hand(view.hands[squire]); });
  return legal(own, view.viewer.seat());
}

std::optional<View> ahead(const View& view) {
  const OpenTable& table = view.table;
  const bool playing = table.phase == Phase::Play || table.phase == Phase::NeutralPlay ||
                       table.phase == Phase::NeutralSword || table.phase == Phase::Peek;
  if (!playing || view.viewer.is_spectator()) return std::nullopt;
  // The seat's squire that plays next; in Lancelot each plays once a round.
  for (int place = table.turn + 1; place <= table.turn + table.squires; ++place) {
    const bool last_lap = table.options.lancelot() || table.lap + 1 == kPlayed;
    if (place >= table.squires && last_lap) break;
    const Squire squire = table.order[Squire{static_cast<std::uint8_t>(place % table.squires)}];
    if (squire == table.options.neutral() || !view.viewer.is(table.options.owner(squire))) continue;
    if (view.hands[squire].empty()) break;
    View then = view;
    then.table.phase = Phase::Play;
    then.table.acting = squire;
    then.table.waiting = Deciders::seat(view.viewer.seat());
    return then;
  }
  return std::nullopt;
}

}  // namespace roundtable::academy
