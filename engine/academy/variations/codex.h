#pragma once

// `codex`: one face-down token a squire: a -3, a -1, the rest 0. An Education card gives a look at one. When Education
// scores, each squire takes one in order of rank.

#include "engine/academy/steps.h"

namespace roundtable::academy {

constexpr int kCodexCoats = 2;  // tokens that are not 0

inline bool codex_laid(const State& state) { return state.secrets.tokens.minus_three != 0; }

inline void clear_codex(OpenTable& table) {
  table.peeked = {};
  table.token = {};
}

template <class Generator>
Tokens draw_tokens(int places, Generator& rng) {
  Draws draws(rng());
  const unsigned three = 1 + draws.below(static_cast<unsigned>(places));
  const unsigned one = 1 + draws.below(static_cast<unsigned>(places) - 1U);
  return {static_cast<std::uint8_t>(three), static_cast<std::uint8_t>(one < three ? one : one + 1)};
}

inline bool are_possible(Tokens tokens, int places) {
  const auto on_a_place = [&](int place) { return place >= 1 && place <= places; };
  return on_a_place(tokens.minus_three) && on_a_place(tokens.minus_one) && tokens.minus_three != tokens.minus_one;
}

template <class S>
void lay_tokens(State& state, Tokens tokens, S& sink) {
  state.secrets.tokens = tokens;
  tell(sink, Event{.kind = Event::Kind::CodexLaid});
  after_deal(state, sink);
}

inline bool has_peeked(const OpenTable& table, Seat seat, int place) {
  return ((static_cast<unsigned>(table.peeked[seat]) >> static_cast<unsigned>(place)) & 1U) != 0;
}

// The neutral never peeks (A35).
inline bool ask_to_peek(OpenTable& table, Squire squire, Play play) {
  if (track_of(play) != Track::Education || squire == table.options.neutral()) return false;
  ask(table, Phase::Peek, squire);
  return true;
}

template <class S>
void peek(State& state, int place, S& sink) {
  OpenTable& table = state.table;
  const Seat seat = table.speaker[table.acting];
  if (place != Action::kNone) {
    table.peeked[seat] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(place));
    tell(sink, Event{.kind = Event::Kind::Peeked,
                     .squire = table.acting,
                     .from = static_cast<std::uint8_t>(place),
                     .value = static_cast<std::int8_t>(state.secrets.tokens.value_at(place)),
                     .secret = true,
                     .sees = Seats::of(seat)});
  }
  next_turn(state, sink);
}

// By rank on Education; those on square 0 last, in playing order (A15, A36).
inline Squire token_chooser(const OpenTable& table, int n) {
  const Ranking ranking = table.tracks[Track::Education].ranking();
  const Squire ranked = ranking.at(n);
  if (ranked != kNoSquire) return ranked;
  const int count = table.squires;
  int left = n - (count - ranking.starters(count).size());
  for (int i = 0; i < count; ++i) {
    const Squire squire = table.order.items[i];
    if (ranking.at_start(squire) && left-- == 0) return squire;
  }
  return kNoSquire;
}

// Places with a token, as bits.
inline std::uint64_t places(const OpenTable& table) {
  return ((1U << static_cast<unsigned>(table.squires)) - 1U) << 1U;
}
inline std::uint64_t free_places(const OpenTable& table) {
  std::uint64_t taken = 0;
  each_squire(table, [&](Squire squire) { taken |= std::uint64_t{1} << table.token[squire]; });
  return places(table) & ~taken;
}

template <class S>
void ask_next_token(State& state, S& sink);

template <class S>
void tell_kept_tokens(const OpenTable& table, S& sink) {
  if constexpr (S::kListens) {
    const auto& coats = table.ledger.paid(Track::Education, table.round);
    const Seats informed = table.informed[static_cast<std::size_t>(table.round - 1)];
    const PointsTold points(table);
    int zeros = table.squires - kCodexCoats;
    each_squire(table, [&](Squire squire) {
      if (coats[squire] != 0) return;
      Event event{.kind = Event::Kind::TokenReturned, .squire = squire, .points = points};
      if (--zeros == 0) event.coats = coats, event.secret = true, event.sees = informed;
      tell(sink, event);
    });
  }
}

// Zeros are given back in public; the others are kept as coats (A16).
template <class S>
void keep_tokens(State& state, S& sink) {
  OpenTable& table = state.table;
  Seats informed;
  each_squire(table, [&](Squire squire) {
    const int value = state.secrets.tokens.value_at(table.token[squire]);
    table.ledger.paid(Track::Education, table.round)[squire] = static_cast<std::int8_t>(value);
    if (value == 0) return;
    if (squire != table.options.neutral()) informed.add(table.options.owner(squire));
    for (const Seat seat : Seats::first(table.options.players)) {
      if (has_peeked(table, seat, table.token[squire])) informed.add(seat);
    }
  });
  table.informed[static_cast<std::size_t>(table.round - 1)] = informed;
  tell_kept_tokens(table, sink);
  state.secrets.tokens = Tokens();
  score_tracks_after_education(state, sink);
}

template <class S>
void take_token(State& state, int place, S& sink) {
  OpenTable& table = state.table;
  const Squire squire = table.acting;
  table.token[squire] = static_cast<std::uint8_t>(place);
  ++table.step;
  tell(sink, Event{.kind = Event::Kind::TokenTaken,
                   .squire = squire,
                   .from = static_cast<std::uint8_t>(place),
                   .value = static_cast<std::int8_t>(state.secrets.tokens.value_at(place)),
                   .secret = true,
                   .sees = squire == table.options.neutral() ? Seats() : Seats::of(table.options.owner(squire))});
  ask_next_token(state, sink);
}

template <class S>
void ask_next_token(State& state, S& sink) {
  OpenTable& table = state.table;
  const int count = table.squires;
  if (table.step == count) return keep_tokens(state, sink);
  ask(table, Phase::TakeToken, token_chooser(table, table.step));
  if (table.step == count - 1) {  // the last token is taken automatically (A30)
    const Choices only(Verb::Codex, free_places(table), table.acting == table.options.neutral());
    tell_entry(sink, table.speaker[table.acting], only[0], true);
    take_token(state, only[0].answer(), sink);
  }
}

}  // namespace roundtable::academy
