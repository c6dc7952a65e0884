#pragma once

#include "engine/academy/academy.h"

namespace roundtable::academy {

namespace detail {

// One step of the draft. Each chooses from a pack of his own, so each may take his card at once.
template <class Choose>
[[gnu::always_inline]] inline void roll_draft(State& state, Choose& choose) {
  Table& table = state.table;
  NullSink nobody;
  if (table.waiting != Deciders::all(table.options.players)) {
    const Seat seat = table.waiting.seats().lowest();
    return take(state, seat, choose(state, seat, legal(state, seat)), nobody);
  }
  const int players = table.options.players;
  const auto step = table.step;
  for (int i = 0; i < players; ++i) {
    const Squire squire{static_cast<std::uint8_t>(i)};
    Hand& pack = state.secrets.hands[table.packs[squire]];
    const Card card = choose(state, Seat{static_cast<std::uint8_t>(i)}, Choices::to_keep(pack)).card();
    state.secrets.picks[squire][step] = card;
    pack.remove(card);
  }
  all_have_kept(state, nobody);
}

// Cards, until something else is asked. Where turns simply go round, a whole lap at a time.
template <class Choose>
[[gnu::always_inline]] inline void roll_play(State& state, Choose& choose) {
  Table& table = state.table;
  NullSink nobody;
  const bool goes_round = table.options.two == Two::None && !table.options.has(Variation::Codex);
  if (!goes_round || table.turn != 0) {
    const Choices choices = Choices::to_play(state.secrets.hands[table.acting]);
    const Action action = choose(state, table.speaker[table.acting], choices);
    return play_card(state, table.acting, Play{action.answer()}, nobody);
  }
  do {
    for (table.turn = 0; table.turn < table.squires; ++table.turn) {
      const Squire squire = table.order[Squire{table.turn}];
      table.acting = squire;
      const Choices choices = Choices::to_play(state.secrets.hands[squire]);
      lay_card(state, squire, Play{choose(state, Seat{static_cast<std::uint8_t>(squire)}, choices).answer()}, nobody);
    }
    next_lap(state, nobody);
  } while (table.phase == Phase::Play);
}

}  // namespace detail

// Plays a game to its end, from wherever it is: `choose(state, seat, choices)` answers for everybody, chance comes from
// `rng`. The same rules as step by step; only the loops over seats stand inside the draft and the playing, where the
// compiler sees them together with the policy.
template <class Choose, class Generator>
[[gnu::always_inline]] inline void rollout(State& state, Choose&& choose, Generator& rng) {
  NullSink nobody;
  Table& table = state.table;
  while (!table.waiting.over()) {
    if (table.phase == Phase::Draft) {
      detail::roll_draft(state, choose);
    } else if (table.phase == Phase::Play) {
      detail::roll_play(state, choose);
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
