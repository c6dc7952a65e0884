#pragma once

#include "engine/core/fast/inline.h"
#include "engine/medievallons/events.h"

// Moves cards between hands, guilds and the pile, and updates the players' knowledge.

namespace roundtable::medievallons {

// Calls `act` for every other player. Counts instead of comparing, because the active seat is unpredictable for the
// processor.
template <class Do>
inline void each_other(const OpenTable& table, Seat seat, Do act) {
  for (int left = table.options.players - 1; left > 0; --left) {
    seat = clockwise(table, seat);
    act(seat);
  }
}

// Updates knowledge, unless the game does not track it.
template <bool Remembers, class Do>
ALWAYS_INLINE inline void conclude(State& state, Do act) {
  if constexpr (Remembers) act(state.secrets.knowledge);
}

// Removes cards from a hand in public: played, laid, or added to a guild.
template <bool Remembers>
void take_openly(State& state, Seat seat, CardKind kind) {
  Cards& hand = state.secrets.hands[seat];
  hand.remove(kind);
  conclude<Remembers>(state, [&](Knowledge& knowledge) {
    if (!hand.empty()) [[likely]]
      return knowledge.leaves_hand(seat, kind, hand.size(), state.table.options.players);
    each_other(state.table, seat, [&](Seat other) { knowledge.of_hand(other, seat) = Claim::nothing(); });
  });
}

// Adds cards to a hand in public: from a guild or the pile.
template <bool Remembers>
void receive_openly(State& state, Seat seat, Cards cards) {
  state.secrets.hands[seat] = state.secrets.hands[seat] + cards;
  conclude<Remembers>(state, [&](Knowledge& knowledge) {
    each_other(state.table, seat, [&](Seat other) { knowledge.of_hand(other, seat).arrive(cards); });
  });
}

// Moves a card from hand to hand. Giver and receiver see it; with `openly` all do.
template <bool Remembers>
void hand_over(State& state, Seat from, Seat to, CardKind kind, bool openly) {
  Secrets& secrets = state.secrets;
  const int before = secrets.hands[from].size();
  secrets.hands[from].remove(kind);
  secrets.hands[to].add(kind);
  conclude<Remembers>(state, [&](Knowledge& knowledge) {
    knowledge.of_hand(from, to).arrives(kind);
    knowledge.of_hand(to, from).leaves(kind, before - 1);
    for (const Seat observer : all_but(state.table, from) - Seats::of(to)) {
      if (openly) {
        knowledge.of_hand(observer, from).leaves(kind, before - 1);
        knowledge.of_hand(observer, to).arrives(kind);
      } else {
        knowledge.hidden_move(observer, from, to, before);
      }
    }
  });
}

inline Event moved(Event::Kind kind, Seat seat, Seat other, CardKind card) {
  Seats sees = Seats::of(seat);
  sees.add(other);
  return {.kind = kind, .seat = seat, .other = other, .card = card, .secret = true, .sees = sees};
}

// Swaps two cards of two players at the same moment.
template <bool Remembers>
void exchange(State& state, Seat one, Meant from_one, Seat other, Meant from_other) {
  auto& hands = state.secrets.hands;
  const int size_of_one = hands[one].size();
  const int size_of_other = hands[other].size();
  hands[one] = hands[one] - from_one.cards() + from_other.cards();
  hands[other] = hands[other] - from_other.cards() + from_one.cards();
  conclude<Remembers>(state, [&](Knowledge& knowledge) {
    const auto see_go = [&](Seat from, Seat to, Meant cards, int size) {
      knowledge.of_hand(to, from).leaves(cards.one, size - 1);
      knowledge.of_hand(to, from).leaves(cards.two, size - 2);
    };
    const auto remember = [&](Seat from, Seat to, Meant cards) {
      knowledge.of_hand(from, to).arrives(cards.one);
      knowledge.of_hand(from, to).arrives(cards.two);
    };
    see_go(one, other, from_one, size_of_one);
    see_go(other, one, from_other, size_of_other);
    remember(one, other, from_one);
    remember(other, one, from_other);
    for (const Seat observer : all_but(state.table, one) - Seats::of(other)) {
      knowledge.hidden_exchange(observer, one, size_of_one, other, size_of_other, 2);
    }
  });
}

// Removes a card from a guild. A guild of two or fewer dissolves into its owner's hand (M7); one without members
// becomes a Jester guild (M6).
template <class S>
void take_from_guild(State& state, GuildAt at, CardKind kind, S& sink) {
  OpenTable& table = state.table;
  Guild& guild = table.guilds[at];
  --(kind == kWild ? guild.jesters : guild.members);
  if (guild.size() < kGuildNeeds) {
    const Cards rest = guild.cards();
    receive_openly<S::kRemembers>(state, owner_of(at), rest);
    table.laid.remove(at);
    guild = Guild();
    tell(sink, Event{.kind = Event::Kind::Dissolved, .seat = owner_of(at), .guild = at, .cards = rest});
  } else if (guild.members == 0) {
    guild.kind = kWild;
  }
}

}  // namespace roundtable::medievallons
