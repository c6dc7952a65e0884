#include "bots/belief.h"

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

// Packs and hands of the others drawn anew from all cards but those he holds and those that were played.
academy::State imagine_forgetfully(const academy::View& view, Rng& rng) {
  academy::State state = academy::imagine(view, rng);
  const academy::Table& table = state.table;
  if (table.options.lancelot() || view.viewer.is_spectator()) return state;
  const Squire mine{static_cast<std::uint8_t>(view.viewer.seat())};
  auto& secrets = state.secrets;
  const bool drafts = table.phase == academy::Phase::Draft || table.phase == academy::Phase::NeutralKeep;
  const Squire my_pack = drafts ? table.packs[mine] : mine;
  CardSet pool = CardSet::full();
  pool.remove(secrets.hands[my_pack].cards());
  each_squire(table, [&](Squire squire) {
    for (const academy::Play play : table.played[squire]) pool.remove(card_of(play));
  });
  if (drafts) {
    for (const academy::Card card : secrets.picks[mine]) {
      if (card != academy::kNoCard) pool.remove(card);
    }
  }
  each_squire(table, [&](Squire squire) {
    if (squire != my_pack) secrets.hands[squire] = Hand(drawn_from(pool, secrets.hands[squire].cards().size(), rng));
    if (!drafts || squire == mine) return;
    for (academy::Card& card : secrets.picks[squire]) {
      if (card != academy::kNoCard) card = drawn_from(pool, 1, rng).lowest();
    }
  });
  return state;
}

medievallons::State imagine_forgetfully(const medievallons::View& view, Rng& rng) {
  medievallons::View forgotten = view;
  for (auto& note : forgotten.notes.items) note = {};
  return medievallons::imagine(forgotten, rng);
}

}  // namespace roundtable
