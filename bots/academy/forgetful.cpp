#include <span>

#include "bots/academy/policy.h"
#include "engine/academy/packs.h"

namespace roundtable {

namespace {

using academy::CardSet;
using academy::Hand;
using academy::Squire;

CardSet drawn_from(CardSet& pool, int cards, Rng& rng) {
  CardSet drawn;
  for (int i = 0; i < cards; ++i) {
    const academy::Card card = random_card(pool, rng);
    pool.remove(card);
    drawn.add(card);
  }
  return drawn;
}

}  // namespace

// Draws the others' packs, hands and kept cards from all cards except those the viewer holds and those that were
// played.
academy::State PolicyOf<academy::Academy>::imagine_forgetfully(const academy::View& view, Rng& rng) {
  academy::State state = academy::imagine(view, rng);
  const academy::OpenTable& table = state.table;
  if (table.options.lancelot() || view.viewer.is_spectator()) return state;  // there all cards are shown
  const Squire mine{static_cast<std::uint8_t>(view.viewer.seat())};
  const bool drafts = table.phase == academy::Phase::Draft || table.phase == academy::Phase::NeutralKeep;
  const Squire my_pack = drafts ? table.packs[mine] : mine;
  auto& hands = state.secrets.hands;
  const auto kept_by = [&](Squire squire) {
    const int kept = drafts ? cards_taken(table, squire) : 0;
    return std::span(state.secrets.picks[squire]).first(static_cast<std::size_t>(kept));
  };

  CardSet pool = CardSet::full();
  pool.remove(hands[my_pack].cards());
  for (const academy::Card card : kept_by(mine)) pool.remove(card);
  each_squire(table, [&](Squire squire) {
    for (const academy::Play play : table.played[squire]) pool.remove(card_of(play));
  });
  each_squire(table, [&](Squire squire) {
    if (squire != my_pack) hands[squire] = Hand(drawn_from(pool, hands[squire].cards().size(), rng));
    if (squire == mine) return;
    for (academy::Card& card : kept_by(squire)) card = drawn_from(pool, 1, rng).lowest();
  });
  return state;
}

}  // namespace roundtable
