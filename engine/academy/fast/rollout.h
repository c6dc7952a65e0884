#pragma once

// A whole game in one loop, for bots that play thousands to their end. With three to five players it keeps each hand in
// a register and knows the place of every pack at compile time: with four players a decision takes two thirds of the
// time of step-by-step play (g++ 12, ARM Neoverse N1 and V1; docs/performance.md). The effect of a choice is
// implemented only in the rules; a property test compares both ways.

#include "engine/academy/academy.h"
#include "engine/academy/fast/picked.h"
#include "engine/core/fast/inline.h"

namespace roundtable::academy {

namespace detail {

// A step of the draft. Each player has a pack of their own, so each may take their card at once. With step and
// direction as constants, the place and size of each pack are known.
template <std::uint8_t Squires, bool Left, std::uint8_t Step, class Choose>
ALWAYS_INLINE inline void roll_draft_step(State& state, Choose& choose) {
  OpenTable& table = state.table;
  if (table.step != Step) return;
  constexpr int kPassed = (Left ? -Step : Step) % Squires;
#pragma GCC unroll 5
  for (std::uint8_t i = 0; i < Squires; ++i) {
    Hand& pack = state.secrets.hands[neighbour(Squire{i}, kPassed, Squires)];
    const auto picked = choose(state, Seat{i}, CardsToKeep<kDealt - Step>(pack));
    take_out(pack, picked);
    state.secrets.picks[Squire{i}][Step] = picked.card();
  }
  ++table.step;
  Left ? table.packs.go_left(Squires) : table.packs.go_right(Squires);
}

// From the current step.
template <std::uint8_t Squires, bool Left, class Choose>
ALWAYS_INLINE inline void roll_draft(State& state, Choose& choose) {
  roll_draft_step<Squires, Left, 0>(state, choose);
  roll_draft_step<Squires, Left, 1>(state, choose);
  roll_draft_step<Squires, Left, 2>(state, choose);
  roll_draft_step<Squires, Left, 3>(state, choose);
  NullSink nobody;
  keep_last(state, nobody);
}

// Lap by lap, with turns in simple rotation.
template <std::uint8_t Hands, class Choose>
ALWAYS_INLINE inline void roll_laps(State& state, Choose& choose) {
  OpenTable& table = state.table;
  NullSink nobody;
  std::array<Hand, Hands> hands{};
  for (std::uint8_t i = 0; i < Hands; ++i) hands[i] = state.secrets.hands[table.order[Squire{i}]];
  do {
#pragma GCC unroll 5
    for (std::uint8_t i = 0; i < Hands; ++i) {
      const Squire squire = table.order[Squire{i}];
      table.turn = i;
      table.acting = squire;
      const auto picked = choose(state, Seat{static_cast<std::uint8_t>(squire)}, CardsToPlay(hands[i]));
      take_out(hands[i], picked);
      state.secrets.hands[squire] = hands[i];
      lay_card(table, squire, Play{picked.answer()}, nobody);
    }
    next_lap(state, nobody);
  } while (table.phase == Phase::Play);
}

// Makes the number of squires a constant, so that hands stay in registers if `act` is inlined.
template <class Do>
ALWAYS_INLINE inline void with_squires(int squires, Do act) {
  if (squires == 4) return act(std::integral_constant<std::uint8_t, 4>());
  if (squires == 3) return act(std::integral_constant<std::uint8_t, 3>());
  return act(std::integral_constant<std::uint8_t, 5>());
}

}  // namespace detail

// Plays to the end from any state. `choose(state, seat, choices)` answers for all seats, chance comes from `rng`. The
// rules are those of step-by-step play; only the loops over seats are inside draft and laps, where the compiler sees
// them together with the policy. The policy may read all of the state except `waiting`; its seat is `seat`. Take
// `choices` as `const auto&` and return one of its elements unchanged: in the draft and the laps it is a faster type
// than Choices.
template <class Choose, class Generator>
ALWAYS_INLINE inline void rollout(State& state, Choose&& choose, Generator& rng) {
  NullSink nobody;
  OpenTable& table = state.table;
  while (!table.waiting.over()) {
    if (table.phase == Phase::Draft && table.options.two == Two::None &&
        table.waiting == Deciders::all(table.squires)) {
      detail::with_squires(table.squires, [&](auto number) ALWAYS_INLINE {
        passes_left(table.round) ? detail::roll_draft<number(), true>(state, choose)
                                 : detail::roll_draft<number(), false>(state, choose);
      });
    } else if (table.phase == Phase::Play && table.options.two == Two::None &&
               !variations::interrupt_turns(table.options) && table.turn == 0) {
      detail::with_squires(table.squires,
                           [&](auto number) ALWAYS_INLINE { detail::roll_laps<number()>(state, choose); });
    } else if (table.phase == Phase::Bonus) {
      take_bonus(state, choose(state, table.speaker[table.acting], bonus_choices(table)).track(), nobody);
    } else if (table.waiting.is_chance()) {
      settle(state, draw(state, rng), nobody);
    } else {
      const Seat seat = table.waiting.seats().lowest();
      take(state, seat, choose(state, seat, legal(state, seat)), nobody);
    }
  }
}

}  // namespace roundtable::academy
