#pragma once

// Playing cards, one each, four times round; in Lancelot each squire plays three in a row.

#include "engine/academy/moves.h"
#include "engine/academy/steps.h"

namespace roundtable::academy {

// Lancelot: the Turn Order card, if entered. Otherwise the cycle blue, yellow, green, red, one step further each round;
// round 1 starts with blue if its player is first, else with yellow. Players then alternate, and a round starts with a
// squire of its first player (A8).
inline Squire lancelot_turn(const OpenTable& table, int place) {
  const TurnOrder row = table.options.values.lancelot_order[table.round - 1U];
  if (!row.empty()) return row[place];
  const bool odd_round = table.round % 2 == 1;
  const int start = (table.first == Seat{0}) == odd_round ? 0 : 1;
  return Squire{static_cast<std::uint8_t>((start + table.round - 1 + place) % TurnOrder::kSquires)};
}

// All squires clockwise, by number of squires and first squire. A table, because the branches of counting round are
// unpredictable.
using Orders = std::array<std::array<PerSquire<Squire>, kMaxSquires>, kMaxSquires + 1>;
constexpr Orders make_clockwise() {
  Orders orders{};
  for (unsigned squires = 1; squires <= kMaxSquires; ++squires) {
    for (unsigned first = 0; first < squires; ++first) {
      for (unsigned turn = 0; turn < squires; ++turn) {
        orders[squires][first].items[turn] = Squire{static_cast<std::uint8_t>((first + turn) % squires)};
      }
    }
  }
  return orders;
}
inline constexpr Orders kClockwise = make_clockwise();

// Sets the playing order, clockwise from the first player or Lancelot's, and the seat that answers for each squire.
inline void set_playing_order(OpenTable& table) {
  const Options& options = table.options;
  if (options.lancelot()) {
    each_squire(table, [&](Squire place) { table.order[place] = lancelot_turn(table, index(place)); });
  } else {
    table.order = kClockwise[table.squires][static_cast<std::size_t>(table.first)];
  }
  each_squire(table, [&](Squire squire) {
    table.speaker[squire] = squire == options.neutral() ? table.first : options.owner(squire);
  });
}

inline void ask_for_card(OpenTable& table) {
  const Squire squire = table.order[Squire{table.turn}];
  if (table.options.karadoc() && squire == table.options.neutral()) {
    table.acting = squire;
    ask_chance(table, Phase::NeutralPlay);
  } else {
    ask(table, Phase::Play, squire);
  }
}

template <class S>
void begin_play(State& state, S& /*sink*/) {
  state.table.turn = 0;
  state.table.lap = 0;
  ask_for_card(state.table);
}

// Every squire has played one more card.
template <class S>
void next_lap(State& state, S& sink) {
  state.table.turn = 0;
  if (++state.table.lap == kPlayed) return begin_scoring(state, sink);
  ask_for_card(state.table);
}

template <class S>
inline void next_turn(State& state, S& sink) {
  OpenTable& table = state.table;
  if (table.options.lancelot()) {
    if (++table.lap == kLancelotPlayed) {
      table.lap = 0;
      ++table.turn;
    }
    if (table.turn == table.squires) return begin_scoring(state, sink);
  } else if (++table.turn == table.squires) {
    return next_lap(state, sink);
  }
  ask_for_card(table);
}

// Effects of a card after it left the hand, without advancing the turn.
template <class S>
inline void lay_card(OpenTable& table, Squire squire, Play play, S& sink) {
  table.played[squire].lay(table.lap, play);
  tell(sink, Event{.kind = Event::Kind::Played, .squire = squire, .track = track_of(play), .card = card_of(play)});
  const int from = table.tracks[track_of(play)][squire].square();
  raise(table, squire, track_of(play), value_of(play), Event::Why::Card, sink);
  if (!table.options.variations.empty()) variations::after_card(table, squire, play, from, sink);  // one branch for all
}

template <class S>
inline void play_card(State& state, Squire squire, Play play, S& sink) {
  state.secrets.hands[squire].remove(play);
  lay_card(state.table, squire, play, sink);
  const bool plain = state.table.options.variations.empty();
  if (plain || !variations::ask_after_card(state.table, squire, play)) next_turn(state, sink);
}

// Karadoc: the neutral's random card; a sword waits for the first player to name the track.
template <class S>
void play_for_neutral(State& state, Card card, S& sink) {
  OpenTable& table = state.table;
  const Squire neutral = table.options.neutral();
  if (suit_of(card) == Suit::Sword) {
    table.neutral_sword = card;
    ask(table, Phase::NeutralSword, neutral);
  } else {
    play_card(state, neutral, Play{static_cast<std::uint8_t>(card)}, sink);
  }
}

template <class S>
void play_neutral_sword(State& state, Track track, S& sink) {
  const Play play = play_of(state.table.neutral_sword, track);
  state.table.neutral_sword = kNoCard;
  play_card(state, state.table.options.neutral(), play, sink);
}

}  // namespace roundtable::academy
