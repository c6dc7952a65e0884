#pragma once

// Gallantry pays in moves: third, second and first move one of their discs 1, 2 and 3 squares. With `bet` the track is
// the one named before, and the squares count for each card played on it. `lift` comes just before, `stepback` just
// after.

#include "engine/academy/moves.h"
#include "engine/academy/round.h"

namespace roundtable::academy {

// The first player's discs that lie under another one, as numbers of a Lift choice; never on square 0 (A3, A36).
inline std::uint64_t liftable(const OpenTable& table) {
  std::uint64_t result = 0;
  each_squire(table, [&](Squire squire) {
    if (squire == table.options.neutral() || table.options.owner(squire) != table.first) return;
    for (const Track track : kAllTracks) {
      const Disc disc = table.tracks[track][squire];
      bool covered = false;
      each_squire(table, [&](Squire other) {
        const Disc above = table.tracks[track][other];
        covered |= above.square() == disc.square() && above.ahead_of(disc);
      });
      if (covered) result |= std::uint64_t{1} << static_cast<unsigned>(index(squire) * 8 + index(track));
    }
  });
  return result;
}

inline bool can_lift(const OpenTable& table) { return liftable(table) != 0; }

template <class S>
void lift(State& state, Action action, S& sink) {
  if (action.answer() != Action::kNone) {
    const Squire squire = action.lifted();
    Disc& disc = state.table.tracks[action.track()][squire];
    disc = Disc(disc.square(), ++state.table.moves);
    tell(sink, Event{.kind = Event::Kind::Lifted, .squire = squire, .track = action.track()});
  }
  score_gallantry(state, sink);
}

// Each squire on the podium steps back, even if their bet moved nothing (A4, A14).
template <class S>
void step_back(OpenTable& table, S& sink) {
  for (const Squire squire : table.podium) {
    if (squire != kNoSquire) {
      move_down(table, squire, Track::Gallantry, table.tracks[Track::Gallantry][squire].square() - 1, sink);
    }
  }
}

template <class S>
void end_gallantry(State& state, S& sink) {
  if (state.table.options.has(Advanced::StepBack)) step_back(state.table, sink);
  score_tracks_up_to_education(state, sink);
}

inline int cards_played_on(const OpenTable& table, Squire squire, Track track) {
  int count = 0;
  for (const Play play : table.played[squire]) count += track_of(play) == track ? 1 : 0;
  return count;
}

// One move of 1, 2 or 3 squares times the cards played on the named track.
template <class S>
void pay_bets(OpenTable& table, S& sink) {
  for (int i = 0; i < 3; ++i) {
    const Squire squire = table.podium[static_cast<std::size_t>(i)];
    if (squire == kNoSquire) continue;
    const Track track = table.bets[squire];
    const int squares = (i + 1) * cards_played_on(table, squire, track);
    if (squares > 0) move_up(table, squire, track, squares, Event::Why::Bet, sink);
  }
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
  if (table.options.has(Variation::Bet)) {
    pay_bets(table, sink);
    end_gallantry(state, sink);
  } else {
    table.step = 0;
    ask_next_bonus(state, sink);
  }
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
