#pragma once

// A whole game for players who do not look at their view, such as random ones: kept and held cards need not be stored
// for them. Made for GPUs: threads are fast while they run the same code, so the parts of a round come in one fixed
// order, and a game that skips a part waits for the others.

#include "engine/academy/fast/rollout.h"

namespace roundtable::academy {

namespace detail {

// The whole draft. Packs move, so that each player finds theirs at the same index.
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

// A lap with turns in simple rotation.
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

// One choice or chance outcome in a phase known at compile time. Separate functions, because together they would be too
// long for the compiler.
template <Phase Now, class Choose>
NEVER_INLINE void answer(State& state, Choose& choose) {
  NullSink nobody;
  state.table.phase = Now;
  const Seat seat = state.table.waiting.seats().lowest();
  take(state, seat, choose(state, seat, legal(state, seat)), nobody);
}
template <Phase Now, class Generator>
NEVER_INLINE void let_chance(State& state, Generator& rng) {
  NullSink nobody;
  state.table.phase = Now;
  settle(state, draw(state, rng), nobody);
}

template <Phase Now, class Choose, class Generator>
ALWAYS_INLINE inline void go_through_phase(State& state, Choose& choose, Generator& rng) {
  while (state.table.phase == Now) {
    if constexpr (is_of_chance(Now)) {
      let_chance<Now>(state, rng);
    } else {
      answer<Now>(state, choose);
    }
  }
}
// All choices and outcomes of these phases, in the order of the phases as far as the rules allow.
template <PhaseRange Range, class Choose, class Generator>
ALWAYS_INLINE inline void go_through(State& state, Choose& choose, Generator& rng) {
  constexpr auto kFirst = static_cast<std::size_t>(Range.first);
  constexpr auto kCount = static_cast<std::size_t>(Range.last) - kFirst + 1;
  const Phase& phase = state.table.phase;
  while (phase >= Range.first && phase <= Range.last) {
    [&]<std::size_t... I>(std::index_sequence<I...>) ALWAYS_INLINE {
      (go_through_phase<static_cast<Phase>(kFirst + I)>(state, choose, rng), ...);
    }(std::make_index_sequence<kCount>());
  }
}

template <class Choose, class Generator>
ALWAYS_INLINE inline void keep_cards(State& state, Choose& choose, Generator& rng) {
  if (state.table.options.two == Two::None) {
    NullSink nobody;
    with_squires(state.table.squires, [&](auto number) ALWAYS_INLINE { blind_draft<number()>(state, choose); });
    return begin_play(state, nobody);
  }
  go_through<kDrafting>(state, choose, rng);
}

template <class Choose, class Generator>
ALWAYS_INLINE inline void play_cards(State& state, Choose& choose, Generator& rng) {
  OpenTable& table = state.table;
  if (table.options.two == Two::None && !variations::interrupt_turns(table.options)) {
    NullSink nobody;
    for (table.lap = 0; table.lap < kPlayed; ++table.lap) {
      with_squires(table.squires, [&](auto number) ALWAYS_INLINE { blind_lap<number()>(state, choose); });
    }
    return begin_scoring(state, nobody);
  }
  go_through<kPlaying>(state, choose, rng);
}

template <class Choose, class Generator>
ALWAYS_INLINE inline void blind_round(State& state, Choose& choose, Generator& rng) {
  let_chance<Phase::Deal>(state, rng);
  go_through<kBeforeDraft>(state, choose, rng);
  keep_cards(state, choose, rng);
  play_cards(state, choose, rng);
  go_through<kScoring>(state, choose, rng);
}

// Repeats the rules as constants, so that the compiler drops code for other rules.
template <std::uint8_t Squires>
ALWAYS_INLINE inline void recall_plain_rules(OpenTable& table) {
  table.options.players = Squires;
  table.options.two = Two::None;
  table.options.advanced = {};
  table.options.variations = {};
  table.squires = Squires;
}

template <std::uint8_t Squires, class Choose, class Generator>
ALWAYS_INLINE inline void plain_round(State& state, Choose& choose, Generator& rng) {
  OpenTable& table = state.table;
  NullSink nobody;
  recall_plain_rules<Squires>(table);
  settle(state, draw(state, rng), nobody);
  blind_draft<Squires>(state, choose);
  recall_plain_rules<Squires>(table);
  begin_play(state, nobody);
#pragma GCC unroll 1
  for (std::uint8_t lap = 0; lap < kPlayed; ++lap) {
    recall_plain_rules<Squires>(table);
    table.lap = lap;
    blind_lap<Squires>(state, choose);
  }
  recall_plain_rules<Squires>(table);
  next_lap(state, nobody);
#pragma GCC unroll 1
  while (table.phase == Phase::Bonus) {
    recall_plain_rules<Squires>(table);
    take_bonus(state, choose(state, table.speaker[table.acting], bonus_choices(table)).track(), nobody);
  }
}

template <class Round, class Generator>
ALWAYS_INLINE inline void play_rounds(State& state, Generator& rng, Round round) {
  if (state.table.phase == Phase::First) let_chance<Phase::First>(state, rng);
#pragma GCC unroll 1
  for (int i = 0; i < kRounds; ++i) round();
}

}  // namespace detail

// Plays a whole game; the choices equal those of step-by-step play.
template <class Choose, class Generator>
ALWAYS_INLINE inline void play_blind(State& state, Choose& choose, Generator& rng) {
  detail::play_rounds(state, rng, [&]() ALWAYS_INLINE { detail::blind_round(state, choose, rng); });
}

// Three to five players, no variations, no advanced rules: twice as fast.
inline bool is_plain(const Options& options) {
  return options.two == Two::None && options.advanced.empty() && options.variations.empty();
}
template <class Choose, class Generator>
ALWAYS_INLINE inline void play_plain(State& state, Choose& choose, Generator& rng) {
  detail::with_squires(state.table.squires, [&](auto number) ALWAYS_INLINE {
    detail::play_rounds(state, rng, [&]() ALWAYS_INLINE { detail::plain_round<number()>(state, choose, rng); });
  });
}

}  // namespace roundtable::academy
