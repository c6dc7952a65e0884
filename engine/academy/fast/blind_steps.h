#pragma once

// A game in few large steps, for those who answer without looking, as random players do: then what they keep and hold
// need not be written down for them. Made for a GPU, where many games go side by side: its code is small, and hands
// stay in registers.

#include "engine/academy/fast/rollout.h"

namespace roundtable::academy {

namespace detail {

// All of the draft, from its beginning. The packs move, so that whoever chooses finds theirs in its place.
template <std::uint8_t Squires, class Choose>
ALWAYS_INLINE inline void blind_draft(State& state, Choose& choose) {
  OpenTable& table = state.table;
  const bool left = passes_left(table.round);
  std::array<Hand, Squires> packs;
  std::array<CardSet, Squires> kept;
#pragma GCC unroll 5
  for (std::uint8_t i = 0; i < Squires; ++i) packs[i] = state.secrets.hands[Squire{i}];
#pragma GCC unroll 1
  for (int step = 0; step < kDealt - 1; ++step) {
#pragma GCC unroll 5
    for (std::uint8_t i = 0; i < Squires; ++i) {
      const auto picked = choose(state, Seat{i}, CardsToKeep<kDealt>(packs[i]));
      take_out(packs[i], picked);
      kept[i].add(picked.card());
    }
    const auto passed = packs;
#pragma GCC unroll 5
    for (std::uint8_t i = 0; i < Squires; ++i) {
      packs[i] = left ? passed[(i + Squires - 1U) % Squires] : passed[(i + 1U) % Squires];
    }
  }
#pragma GCC unroll 5
  for (std::uint8_t i = 0; i < Squires; ++i) {
    kept[i].add(packs[i].cards().lowest());
    state.secrets.hands[Squire{i}] = Hand(kept[i]);
  }
}

// A lap, where turns simply go round.
template <std::uint8_t Squires, class Choose>
ALWAYS_INLINE inline void blind_lap(State& state, Choose& choose) {
  OpenTable& table = state.table;
  NullSink nobody;
#pragma GCC unroll 5
  for (std::uint8_t i = 0; i < Squires; ++i) {
    const Squire squire = table.order[Squire{i}];
    Hand& hand = state.secrets.hands[squire];
    const auto picked = choose(state, Seat{static_cast<std::uint8_t>(squire)}, CardsToPlay(hand));
    take_out(hand, picked);
    lay_card(table, squire, Play{picked.answer()}, nobody);
  }
}

}  // namespace detail

// Whether the next step is a whole draft or a whole lap.
inline bool can_leap(const State& state) {
  const OpenTable& table = state.table;
  if (table.options.two != Two::None) return false;
  return table.phase == Phase::Draft || (table.phase == Phase::Play && !table.options.has(Variation::Codex));
}

// Takes it: the same choices as one by one, and the same end.
template <class Choose>
ALWAYS_INLINE inline void leap(State& state, Choose& choose) {
  OpenTable& table = state.table;
  NullSink nobody;
  if (table.phase == Phase::Draft) {
    detail::with_squires(table.squires,
                         [&](auto number) ALWAYS_INLINE { detail::blind_draft<number()>(state, choose); });
    begin_play(state, nobody);
  } else {
    detail::with_squires(table.squires, [&](auto number) ALWAYS_INLINE { detail::blind_lap<number()>(state, choose); });
    next_lap(state, nobody);
  }
}

// What happens next, and what will once a choice is made, as a small number: with the same one, mostly the same code.
inline int step_kind(const State& state) { return static_cast<int>(state.table.phase); }
inline int step_kind(const State& state, Action /*chosen*/) {
  return static_cast<int>(Phase::Over) + 1 + step_kind(state);
}

}  // namespace roundtable::academy
