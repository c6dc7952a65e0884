#pragma once

#include "bots/academy/net_inputs.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

using NetTable = decltype(State::table);

// The net's picture of the game: the open table, and cards that the asked seat holds or has passed on. A view and every
// state with that view give the same.
struct NetSeen {
  const NetTable& table;
  Seat seat{};
  // First the squire of the question; without one, or if the seat is not asked, its first squire. Then the others,
  // rivals first, clockwise. In Karadoc and Lancelot the last is no rival but the neutral or one's own other squire; in
  // a question about the neutral it is one's own.
  std::array<Squire, inputs::kSlots> slots = {kNoSquire, kNoSquire, kNoSquire, kNoSquire, kNoSquire};
  CardSet pack;                                 // only some of these will be its own
  CardSet own;                                  // kept already, or in hand
  CardSet other;                                // Lancelot: in the hand of its other squire
  std::array<CardSet, inputs::kPasses> passed;  // passed on at each step of the draft. Lancelot: the rival's two piles
                                                // until they are chosen, then all cards that the rival holds
  std::array<std::int8_t, kMaxSquires + 1> tokens{};  // by place: those it has seen; otherwise kHiddenValue

  Squire acting() const { return slots[0]; }
  // Lancelot: the six cards to split or to assign.
  CardSet six() const { return table.phase == Phase::Split ? pack : own; }
};

namespace detail {

inline bool is_own(const NetTable& table, Squire squire, Seat seat) {
  return squire != table.options.neutral() && table.options.owner(squire) == seat;
}

inline void set_slots(NetSeen& seen) {
  const NetTable& table = seen.table;
  const Options& options = table.options;
  const Squire first = first_squire(seen.seat);
  const bool about_one = table.waiting.has(seen.seat) && table.acting != kNoSquire;
  const Squire acting = about_one ? table.acting : first;
  seen.slots[0] = acting;
  if (options.karadoc()) {
    seen.slots[1] = Squire{static_cast<std::uint8_t>(other_player(seen.seat))};
    seen.slots[inputs::kOthers] = acting == options.neutral() ? first : options.neutral();
  } else if (options.lancelot()) {
    seen.slots[1] = neighbour(acting, 1, table.squires);
    seen.slots[2] = neighbour(acting, 3, table.squires);
    seen.slots[inputs::kOthers] = neighbour(acting, 2, table.squires);
  } else {
    for (int i = 1; i < table.squires; ++i)
      seen.slots[static_cast<std::size_t>(i)] = neighbour(acting, i, table.squires);
  }
}

inline bool has_cards(const NetTable& table) { return table.phase > Phase::Deal && table.phase <= Phase::Peek; }
inline bool is_drafting(const NetTable& table) {
  return table.phase == Phase::Draft || table.phase == Phase::NeutralKeep;
}

// `hand(squire)`: the cards in front of one of the seat's squires.
template <class HandOf>
void see_hands(NetSeen& seen, HandOf hand) {
  const NetTable& table = seen.table;
  const Squire first = first_squire(seen.seat);
  if (table.phase <= Phase::Draft || table.phase == Phase::NeutralKeep || table.phase == Phase::Split) {
    seen.pack = hand(first);
  } else if (table.phase <= Phase::Assign) {
    seen.own = hand(first);
  } else {
    const Squire holder = is_own(table, seen.acting(), seen.seat) ? seen.acting() : first;
    seen.own = hand(holder);
    if (table.options.lancelot()) seen.other = hand(neighbour(holder, 2, table.squires));
  }
}

// Lancelot: all of this has been shown to both.
inline void see_piles(NetSeen& seen) {
  const NetTable& table = seen.table;
  const auto me = static_cast<std::size_t>(seen.seat);
  const std::size_t rival = 1 - me;
  if (table.phase == Phase::Choose) {
    seen.passed[0] = table.piles[rival][0];
    seen.passed[1] = table.piles[rival][1];
    if (table.pile_taken[rival] == 0) {
      seen.pack = table.piles[me][0];
      seen.pack.add(table.piles[me][1]);
    }
  } else if (table.phase >= Phase::Assign) {
    CardSet& held = seen.passed[2];
    held = table.piles[me][table.pile_taken[rival] - 1U];
    held.add(table.piles[rival][2U - table.pile_taken[me]]);
    for (const std::size_t squire : {rival, rival + 2}) {
      for (const Play play : table.played[Squire{static_cast<std::uint8_t>(squire)}]) held.remove(play);
    }
  }
}

// Number of steps at which the seat has passed on a pack.
inline int times_passed(const NetTable& table, Squire squire) {
  const int kept = keeps_in_effect(table, squire);
  return kept < inputs::kPasses ? kept : inputs::kPasses;
}

}  // namespace detail

inline NetSeen net_seen(const View& view) {
  NetSeen seen{.table = view.table, .seat = view.viewer.seat()};
  detail::set_slots(seen);
  bots::see_secrets(seen, view);
  if (!detail::has_cards(view.table)) return seen;
  detail::see_hands(seen, [&](Squire squire) { return view.hands[squire]; });
  if (view.table.options.lancelot()) return detail::see_piles(seen), seen;
  const Squire squire = first_squire(seen.seat);
  for (std::size_t step = 0; step < static_cast<std::size_t>(detail::times_passed(view.table, squire)); ++step) {
    seen.passed[step] = view.seen[step];
    seen.passed[step].remove(view.kept[step]);
  }
  if (!detail::is_drafting(view.table)) return seen;
  for (std::size_t step = 0; step < static_cast<std::size_t>(keeps_in_effect(view.table, squire)); ++step)
    seen.own.add(view.kept[step]);
  return seen;
}

namespace detail {

// A pack as it was passed on: the cards taken since, and the rest.
inline CardSet passed_at(const State& state, Squire squire, int step) {
  const NetTable& table = state.table;
  const Squire pack = pack_held(table, squire, step);
  CardSet cards;
  if (is_drafting(table)) cards = state.secrets.hands[pack].cards();
  for (int later = step + 1; later < kDealt; ++later) {
    const Squire holder = holder_of(table, pack, later);
    if (later < cards_taken(table, holder)) cards.add(state.secrets.picks[holder][static_cast<std::size_t>(later)]);
  }
  return cards;
}

}  // namespace detail

inline NetSeen net_seen(const State& state, Seat seat) {
  const NetTable& table = state.table;
  NetSeen seen{.table = table, .seat = seat};
  detail::set_slots(seen);
  bots::see_secrets(seen, state);
  if (!detail::has_cards(table)) return seen;
  detail::see_hands(seen, [&](Squire squire) {
    if (table.phase == Phase::Draft) return pack_to_choose_from(state, seat).cards();
    return state.secrets.hands[table.phase == Phase::NeutralKeep ? table.packs[squire] : squire].cards();
  });
  if (table.options.lancelot()) return detail::see_piles(seen), seen;
  const Squire squire = first_squire(seat);
  for (int step = 0; step < detail::times_passed(table, squire); ++step)
    seen.passed[static_cast<std::size_t>(step)] = detail::passed_at(state, squire, step);
  if (!detail::is_drafting(table)) return seen;
  for (std::size_t step = 0; step < static_cast<std::size_t>(keeps_in_effect(table, squire)); ++step)
    seen.own.add(state.secrets.picks[squire][step]);
  return seen;
}

}  // namespace roundtable::academy
