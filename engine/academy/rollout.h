#pragma once

#include "engine/academy/academy.h"

namespace roundtable::academy {

namespace detail {

// The draft from the start of a step, with a pack for everybody. Each chooses from a pack of his own, so each may take
// his card at once.
template <std::uint8_t Packs, class Choose>
[[gnu::always_inline]] inline void roll_draft(State& state, Choose& choose) {
  Table& table = state.table;
  NullSink nobody;
  std::array<Hand, Packs> packs{};
  for (std::uint8_t i = 0; i < Packs; ++i) packs[i] = state.secrets.hands[table.packs[Squire{i}]];
  do {
#pragma GCC unroll 5
    for (std::uint8_t i = 0; i < Packs; ++i) {
      const Card card = choose(state, Seat{i}, Choices::to_keep(packs[i])).card();
      packs[i].remove(card);
      state.secrets.hands[table.packs[Squire{i}]] = packs[i];
      state.secrets.picks[Squire{i}][table.step] = card;
    }
    const bool left = passes_left(table.round);
    end_draft_step(state, nobody);
    const auto passed = packs;
#pragma GCC unroll 5
    for (std::size_t i = 0; i < Packs; ++i) packs[i] = left ? passed[(i + Packs - 1) % Packs] : passed[(i + 1) % Packs];
  } while (table.phase == Phase::Draft);
}

// Lap by lap, where turns simply go round.
template <std::uint8_t Hands, class Choose>
[[gnu::always_inline]] inline void roll_laps(State& state, Choose& choose) {
  Table& table = state.table;
  NullSink nobody;
  std::array<Hand, Hands> hands{};
  for (std::uint8_t i = 0; i < Hands; ++i) hands[i] = state.secrets.hands[table.order[Squire{i}]];
  do {
#pragma GCC unroll 5
    for (std::uint8_t i = 0; i < Hands; ++i) {
      const Squire squire = table.order[Squire{i}];
      table.turn = i;
      table.acting = squire;
      const Play play{choose(state, Seat{static_cast<std::uint8_t>(squire)}, Choices::to_play(hands[i])).answer()};
      hands[i].remove(play);
      state.secrets.hands[squire] = hands[i];
      lay_card(table, squire, play, nobody);
    }
    next_lap(state, nobody);
  } while (table.phase == Phase::Play);
}

// The number of squires as a constant: then what each holds stays in a register of its own.
template <class Do>
[[gnu::always_inline]] inline void with_squires(int squires, Do act) {
  if (squires == 4) return act(std::integral_constant<std::uint8_t, 4>());
  if (squires == 3) return act(std::integral_constant<std::uint8_t, 3>());
  return act(std::integral_constant<std::uint8_t, 5>());
}

}  // namespace detail

// Plays a game to its end, from wherever it is: `choose(state, seat, choices)` answers for everybody, chance comes from
// `rng`. The same rules as step by step; only the loops over seats stand inside the draft and the laps, where the
// compiler sees them together with the policy. The policy may look at all of the state but `waiting`: whom it is asked
// for stands in `seat`.
template <class Choose, class Generator>
[[gnu::always_inline]] inline void rollout(State& state, Choose&& choose, Generator& rng) {
  NullSink nobody;
  Table& table = state.table;
  while (!table.waiting.over()) {
    if (table.phase == Phase::Draft && table.options.two == Two::None &&
        table.waiting == Deciders::all(table.squires)) {
      detail::with_squires(table.squires, [&](auto number) { detail::roll_draft<number()>(state, choose); });
    } else if (table.phase == Phase::Play && table.options.two == Two::None && !table.options.has(Variation::Codex) &&
               table.turn == 0) {
      detail::with_squires(table.squires, [&](auto number) { detail::roll_laps<number()>(state, choose); });
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
