#pragma once

// Lancelot: each player has two squires. Instead of a draft both split six cards into two piles, each takes one of the
// other's, and then gives three cards to each of their squires.

#include "engine/academy/steps.h"

namespace roundtable::academy {

inline int other_player(Seat seat) { return 1 - index(seat); }
inline Squire first_squire(Seat seat) { return Squire{static_cast<std::uint8_t>(seat)}; }
inline Squire second_squire(Seat seat) { return Squire{static_cast<std::uint8_t>(index(seat) + 2)}; }

// Until the cards are assigned, a player's six are the hand of their first squire.
inline Hand& player_hand(State& state, Seat seat) { return state.secrets.hands[first_squire(seat)]; }

template <class S>
void begin_split(State& state, S& /*sink*/) {
  ask_all(state.table, Phase::Split);
}

template <class S>
void show_piles(State& state, S& sink) {
  OpenTable& table = state.table;
  for (const Seat seat : Seats::first(2)) {
    CardSet& chosen = state.secrets.chosen[static_cast<std::size_t>(seat)];
    CardSet rest = player_hand(state, seat).cards();
    tell_entry(sink, seat, three_cards(Verb::Split, chosen));
    rest.remove(chosen);
    table.piles[static_cast<std::size_t>(seat)] = {chosen, rest};
    for (int pile = 0; pile < 2; ++pile) {
      tell(sink, Event{.kind = Event::Kind::PilesShown,
                       .squire = first_squire(seat),
                       .value = static_cast<std::int8_t>(pile + 1),
                       .cards = table.piles[static_cast<std::size_t>(seat)][static_cast<std::size_t>(pile)]});
    }
    player_hand(state, seat) = Hand();
    chosen = CardSet();
  }
  ask(table, Phase::Choose, first_squire(table.first));
}

template <class S>
void split(State& state, Seat seat, CardSet pile, S& sink) {
  state.secrets.chosen[static_cast<std::size_t>(seat)] = pile;
  state.table.waiting.answered(seat);
  if (state.table.waiting.over()) show_piles(state, sink);
}

// The first player takes a pile of the other's, then the second one of the first's; the rest goes back to its maker.
template <class S>
void take_pile(State& state, Seat seat, int pile, S& sink) {
  OpenTable& table = state.table;
  const auto maker = static_cast<std::size_t>(other_player(seat));
  const CardSet taken = table.piles[maker][static_cast<std::size_t>(pile - 1)];
  table.pile_taken[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(pile);
  const auto receive = [&](Seat receiver, CardSet cards) {
    cards.add(player_hand(state, receiver).cards());
    player_hand(state, receiver) = Hand(cards);
  };
  receive(seat, taken);
  receive(Seat{static_cast<std::uint8_t>(maker)}, table.piles[maker][static_cast<std::size_t>(2 - pile)]);
  tell(sink, Event{.kind = Event::Kind::PileTaken,
                   .squire = first_squire(seat),
                   .value = static_cast<std::int8_t>(pile),
                   .cards = taken});
  if (seat == table.first) {
    ask(table, Phase::Choose, first_squire(Seat{static_cast<std::uint8_t>(maker)}));
  } else {
    ask_all(table, Phase::Assign);
  }
}

template <class S>
void assign(State& state, Seat seat, CardSet to_first, S& sink) {
  state.secrets.chosen[static_cast<std::size_t>(seat)] = to_first;
  state.table.waiting.answered(seat);
  if (!state.table.waiting.over()) return;
  for (const Seat one : Seats::first(2)) {
    CardSet& chosen = state.secrets.chosen[static_cast<std::size_t>(one)];
    CardSet rest = player_hand(state, one).cards();
    tell_entry(sink, one, three_cards(Verb::Assign, chosen));
    rest.remove(chosen);
    state.secrets.hands[first_squire(one)] = Hand(chosen);
    state.secrets.hands[second_squire(one)] = Hand(rest);
    chosen = CardSet();
    for (const Squire squire : {first_squire(one), second_squire(one)}) {
      tell(sink, Event{.kind = Event::Kind::Assigned,
                       .squire = squire,
                       .cards = state.secrets.hands[squire].cards(),
                       .secret = true,
                       .sees = Seats::of(one)});
    }
  }
  begin_play(state, sink);
}

}  // namespace roundtable::academy
