#include "engine/academy/imagine/places.h"

#include <algorithm>

namespace roundtable::academy {

Places::Places(const View& view, Squire viewer) {
  const OpenTable& table = view.table;
  const bool spectator = viewer == kNoSquire;
  const int direction = passes_left(table.round) ? 1 : -1;
  Squire squire = spectator ? Squire{0} : neighbour(viewer, direction, table.squires);
  for (int i = 0; i < table.squires - (spectator ? 0 : 1); ++i) {
    const int kept = keeps_in_effect(table, squire);
    const int unseen = std::min(spectator ? static_cast<int>(kDealt) : i + 1, kept);
    Other other{.squire = squire,
                .kept = static_cast<std::uint8_t>(kept),
                .unseen = static_cast<std::uint8_t>((1U << static_cast<unsigned>(unseen)) - 1U)};
    for (const Play play : table.played[squire]) other.played.add(card_of(play));
    if (table.phase == Phase::NeutralSword && squire == table.options.neutral()) other.played.add(table.neutral_sword);
    any_played |= !other.played.empty();
    others.push_back(other);
    squire = neighbour(squire, direction, table.squires);
  }
  if (!spectator) find_groups(view, viewer);
}

void Places::find_groups(const View& view, Squire viewer) {
  const OpenTable& table = view.table;
  const int last_look = std::min(cards_kept(table), kDealt - 1);
  const int kept = keeps_in_effect(table, viewer);
  for (int look = 0; look <= std::min(last_look, table.squires - 1); ++look) {
    pool.remove(view.seen[static_cast<std::size_t>(look)]);
  }
  for (int i = 0; i < others.size(); ++i) {
    if (others[i].squire == table.options.neutral()) neutral = i;
  }
  for (int look = 0; look <= std::min(last_look, kLooks - 1); ++look) {
    Group& group = groups[static_cast<std::size_t>(look)];
    group.cards = view.seen[static_cast<std::size_t>(look)];
    if (look < kept) group.cards.remove(view.kept[static_cast<std::size_t>(look)]);
    for (int i = 0; i < others.size(); ++i) {
      const unsigned shares = step_of(look, i) < others[i].kept ? 1 : 0;
      group.owners = static_cast<std::uint8_t>(group.owners | shares << static_cast<unsigned>(i));
    }
    const int again = look + table.squires;
    int best = neutral == 0 ? group.cards.best_value() : 0;
    if (again <= last_look) {
      const CardSet left = view.seen[static_cast<std::size_t>(again)];
      if (neutral == 1) best = left.best_value();
      group.cards.remove(left);
    }
    if (neutral >= 0) tell_apart(look, best);
  }
  for (int step = 0; step <= neutral; ++step) {
    const int look = step + 2 - neutral;
    if (look <= last_look) {
      least[static_cast<std::size_t>(step)] =
          static_cast<std::uint8_t>(view.seen[static_cast<std::size_t>(look)].best_value());
    }
  }
}

// If the neutral kept a card of the group, it has at least that value.
void Places::tell_apart(int look, int least_value) {
  Group& group = groups[static_cast<std::size_t>(look)];
  const auto its = static_cast<std::uint8_t>(1U << static_cast<unsigned>(neutral));
  const CardSet fitting = group.cards.at_least(least_value);
  if ((group.owners & its) == 0 || fitting == group.cards) return;
  if (group.owners == its || group.cards.size() > 2) {
    group.least = static_cast<std::uint8_t>(least_value);
    return;
  }
  CardSet other = group.cards;
  other.remove(fitting);
  groups[static_cast<std::size_t>(look + kLooks)] = {.cards = other, .owners = static_cast<std::uint8_t>(3U - its)};
  group = {.cards = fitting, .owners = its};
}

}  // namespace roundtable::academy
