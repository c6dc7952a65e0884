#pragma once

// The draft: keep a card, pass the rest, until each has kept five. Karadoc's neutral keeps the highest
// card passed to it; chance breaks ties.

#include "engine/academy/steps.h"

namespace roundtable::academy {

template <class S>
void begin_draft(State& state, S& /*sink*/) {
  state.table.packs = Packs::at_home();
  ask_all(state.table, Phase::Draft);
}

// Passes all packs left or right.
template <class S>
void hand_on_packs(State& state, S& sink) {
  OpenTable& table = state.table;
  const int step = passes_left(table.round) ? 1 : -1;
  if constexpr (S::kListens) {
    each_squire(table, [&](Squire squire) {
      const Squire receiver = neighbour(squire, step, table.squires);
      Seats sees;
      for (const Squire one : {squire, receiver}) {
        if (one != table.options.neutral()) sees.add(table.options.owner(one));
      }
      tell(sink, Event{.kind = Event::Kind::Passed,
                       .squire = squire,
                       .other = receiver,
                       .cards = state.secrets.hands[table.packs[squire]].cards(),
                       .secret = true,
                       .sees = sees});
    });
  }
  step == 1 ? table.packs.go_left(table.squires) : table.packs.go_right(table.squires);
}

// Removes a card from a pack.
template <class S>
void tell_kept(const OpenTable& table, Squire squire, Card card, S& sink) {
  if constexpr (S::kListens) {
    const bool neutral = squire == table.options.neutral();
    if (!neutral)
      tell_entry(sink, table.options.owner(squire), Action{Verb::Pick, static_cast<int>(card)},
                 table.step == kDealt - 1);
    const Seats sees = neutral ? Seats() : Seats::of(table.options.owner(squire));
    tell(sink, Event{.kind = Event::Kind::Kept, .squire = squire, .card = card, .secret = true, .sees = sees});
  }
}

// After five cards: the kept cards become the hands.
template <class S>
void end_draft(State& state, S& sink) {
  state.table.step = 0;
  state.table.packs = Packs();
  each_squire(state.table, [&](Squire squire) {
    CardSet kept;
    for (const Card card : state.secrets.picks[squire]) kept.add(card);
    state.secrets.hands[squire] = Hand(kept);
  });
  begin_play(state, sink);
}

template <class S>
void end_draft_step(State& state, S& sink);

template <class S>
inline void all_have_kept(State& state, S& sink) {
  if (state.table.options.karadoc()) {
    ask_chance(state.table, Phase::NeutralKeep);
  } else {
    end_draft_step(state, sink);
  }
}

// The fifth card is automatic (A30).
template <class S>
void keep_last(State& state, S& sink) {
  for (int i = 0; i < state.table.options.players; ++i) {
    const Squire squire{static_cast<std::uint8_t>(i)};
    Hand& pack = state.secrets.hands[state.table.packs[squire]];
    const Card card = pack.cards().lowest();
    state.secrets.picks[squire][kDealt - 1] = card;
    pack = Hand();
    tell_kept(state.table, squire, card, sink);
  }
  all_have_kept(state, sink);
}

template <class S>
void end_draft_step(State& state, S& sink) {
  OpenTable& table = state.table;
  if (++table.step == kDealt) return end_draft(state, sink);
  hand_on_packs(state, sink);
  table.step < kDealt - 1 ? ask_all(table, Phase::Draft) : keep_last(state, sink);
}

// The pack a seat chooses from. If it changes its choice, the chosen card is back in it.
inline Hand pack_to_choose_from(const State& state, Seat seat) {
  const Squire squire{static_cast<std::uint8_t>(seat)};
  const Hand pack = state.secrets.hands[state.table.packs[squire]];
  if (state.table.waiting.has(seat)) [[likely]]
    return pack;
  return pack.with(state.secrets.picks[squire][state.table.step]);
}

// Stores a seat's choice, which it may change until all are in. They are then reported in seat order.
template <class S>
inline void choose_card(State& state, Seat seat, Card card, S& sink) {
  OpenTable& table = state.table;
  const Squire squire{static_cast<std::uint8_t>(seat)};
  Hand pack = pack_to_choose_from(state, seat);
  pack.remove(card);
  state.secrets.hands[table.packs[squire]] = pack;
  state.secrets.picks[squire][table.step] = card;
  table.waiting.answered(seat);
  if (!table.waiting.over()) return;
  for (int i = 0; S::kListens && i < table.options.players; ++i) {
    const Squire one{static_cast<std::uint8_t>(i)};
    tell_kept(table, one, state.secrets.picks[one][table.step], sink);
  }
  all_have_kept(state, sink);
}

template <class S>
void keep_for_neutral(State& state, Card card, S& sink) {
  const Squire neutral = state.table.options.neutral();
  state.secrets.picks[neutral][state.table.step] = card;
  state.secrets.hands[state.table.packs[neutral]].remove(card);
  tell_kept(state.table, neutral, card, sink);
  end_draft_step(state, sink);
}

// Cards the neutral may keep: the highest ones passed to it.
inline CardSet neutral_candidates(const State& state) {
  const CardSet pack = state.secrets.hands[state.table.packs[state.table.options.neutral()]].cards();
  return pack.at_least(pack.best_value());
}

}  // namespace roundtable::academy
