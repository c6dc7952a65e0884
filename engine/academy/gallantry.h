#pragma once

// Gallantry pays in moves: third, second and first move one of their discs 1, 2 and 3 squares.

#include "engine/academy/moves.h"
#include "engine/academy/steps.h"

namespace roundtable::academy {

constexpr int kMostBonus = 3;  // squares, for the first

template <class S>
void end_gallantry(State& state, S& sink) {
  variations::after_gallantry(state.table, sink);
  score_tracks_up_to_education(state, sink);
}

template <class S>
void score_gallantry(State& state, S& sink) {
  OpenTable& table = state.table;
  const Ranking ranking = table.tracks[Track::Gallantry].ranking();
  table.podium = {table.options.four_or_more() ? ranking.at(2) : kNoSquire, ranking.at(1), ranking.at(0)};
  if constexpr (S::kListens) {
    for (int i = 0; i < 3; ++i) {
      const Squire squire = table.podium[static_cast<std::size_t>(i)];
      if (squire != kNoSquire)
        tell(sink, Event{.kind = Event::Kind::Ranked, .squire = squire, .value = static_cast<std::int8_t>(3 - i)});
    }
  }
  if (variations::pay_bonuses(table, sink)) return end_gallantry(state, sink);
  table.step = 0;
  ask_next_bonus(state, sink);
}

template <class S>
inline void ask_next_bonus(State& state, S& sink) {
  OpenTable& table = state.table;
  while (table.step < 3 && table.podium[table.step] == kNoSquire) ++table.step;
  if (table.step == 3) return end_gallantry(state, sink);
  ask(table, Phase::Bonus, table.podium[table.step]);
}

// A bonus must move its disc (A2).
inline Choices bonus_choices(const OpenTable& table) {
  constexpr std::uint64_t kEvery = (1U << static_cast<unsigned>(kTracks)) - 1;
  constexpr std::uint64_t kKing = 1U << static_cast<unsigned>(Track::King);
  const bool king_done = table.tracks[Track::King][table.acting].square() == kKingEnd;
  return {Verb::Bonus, king_done ? kEvery & ~kKing : kEvery, table.acting == table.options.neutral(),
          king_done ? kTracks - 1 : kTracks};
}

template <class S>
inline void take_bonus(State& state, Track track, S& sink) {
  move_up(state.table, state.table.acting, track, state.table.step + 1, Event::Why::Bonus, sink);
  ++state.table.step;
  ask_next_bonus(state, sink);
}

}  // namespace roundtable::academy
