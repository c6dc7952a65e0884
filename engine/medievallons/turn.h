#pragma once

#include "engine/medievallons/forced.h"
#include "engine/medievallons/powers.h"

// A turn from beginning to end. No recursion: the next step is stored in the question, and `proceed` loops until a
// decision is due, so hundreds of forced turns need no stack.

namespace roundtable::medievallons {

// 1. One action.
inline void begin_turn(OpenTable& table, Seat seat) {
  ++table.turn;
  ask(table, Question::Turn, Seats::of(seat));
  table.active = seat;
}

template <class S>
void play_card(State& state, CardKind kind, S& sink) {
  OpenTable& table = state.table;
  take_openly<S::kRemembers>(state, table.active, kind);
  table.deed = Deed::Play;
  table.aside = kind;  // M2
  tell(sink, Event{.kind = Event::Kind::Played, .seat = table.active, .card = kind});
  use_next(table, kind);
  table.source = kind;
}

template <class S>
void add_to_guild(State& state, GuildAt at, Action action, Event::Kind told, S& sink) {
  OpenTable& table = state.table;
  Guild& guild = table.guilds[at];
  const auto take = [&](CardKind kind, int count) {
    for (int i = 0; i < count; ++i) take_openly<S::kRemembers>(state, table.active, kind);
    return Cards::of(kind, count);
  };
  Cards cards = take(kWild, action.jesters());
  if (action.members() > 0) cards = cards + take(action.kind(), action.members());
  guild.kind = action.kind();  // a Jester guild becomes one of that kind (M6)
  guild.members = static_cast<std::uint8_t>(guild.members + action.members());
  guild.jesters = static_cast<std::uint8_t>(guild.jesters + action.jesters());
  table.laid.add(at);
  table.guild = at;
  tell(sink, Event{.kind = told, .seat = table.active, .guild = at, .card = guild.kind, .cards = cards});
}

template <class S>
void lay_guild(State& state, Action action, S& sink) {
  OpenTable& table = state.table;
  int slot = 0;
  while (table.laid.has(guild_at(table.active, slot))) ++slot;
  add_to_guild(state, guild_at(table.active, slot), action, Event::Kind::GuildLaid, sink);
  // The third guild wins at once, before any power (M3).
  if (guilds_of(table, table.active).size() == kSlots) return end_game(state, Ending::ThirdGuild, table.active, sink);
  use_next(table, action.kind());
}

// Anything but playing a card.
template <class S>
void take_action(State& state, Action action, S& sink) {
  OpenTable& table = state.table;
  switch (action.verb) {
    case Verb::Guild:
      table.deed = Deed::Guild;
      lay_guild(state, action, sink);
      break;
    case Verb::Activate:
      table.deed = Deed::Activate;
      table.guild = action.guild();
      tell(sink, Event{.kind = Event::Kind::Activated,
                       .seat = table.active,
                       .guild = action.guild(),
                       .card = table.guilds[action.guild()].kind});
      use_next(table, table.guilds[action.guild()].kind);
      break;
    case Verb::Extend:
      table.deed = Deed::Extend;
      add_to_guild(state, action.guild(), action, Event::Kind::Extended, sink);
      use_next(table, table.guilds[action.guild()].kind);
      break;
    default:
      table.deed = Deed::Draw;
      tell(sink, Event{.kind = Event::Kind::StandIn, .seat = table.active, .number = action.place});
      draw_and_finish(table, table.active, action.place);
  }
  table.source = table.power;
}

template <class S>
ALWAYS_INLINE inline void answer_turn(State& state, Action action, S& sink) {
  if (action.verb != Verb::Play) return take_action(state, action, sink);
  play_card(state, action.kind(), sink);
}

// 2. Its power, with the questions it asks.
template <class S>
ALWAYS_INLINE inline void use_power(State& state, CardKind power, S& sink) {
  with_power(power, [&]<class P>() { P::use(state, sink); });
}

// All simultaneous choices are in. The record lists them clockwise from the user, a swap in seat order.
template <class S>
void all_in(State& state, S& sink) {
  OpenTable& table = state.table;
  if constexpr (S::kListens) {
    const bool swaps = table.question == Question::Swap;
    const Seats all = table.choosers | table.forced;
    each_clockwise(table, swaps ? Seat{0} : table.active, [&](Seat seat) {
      if (!all.has(seat)) return;
      const Meant meant = state.secrets.meant[seat];
      const Action action = swaps ? Action::swap(meant.one, meant.two) : Action::of_kind(Verb::Give, meant.one);
      tell_entry(sink, seat, action, table.forced.has(seat));
    });
  }
  table.choosers = table.forced = Seats();
  with_power(table.power, [&]<class P>() { P::all_chose(state, sink); });
}

template <class S>
void answer_power(State& state, Action action, S& sink) {
  with_power(state.table.power, [&]<class P>() { P::answered(state, action, sink); });
}

template <class S>
ALWAYS_INLINE inline void answer(State& state, Action action, bool forced, S& sink) {
  tell_entry(sink, state.table.active, action, forced);
  if (state.table.question != Question::Turn) return answer_power(state, action, sink);
  answer_turn(state, action, sink);
}

// 3. The played card is discarded and the next turn begins, unless the limit of turns is reached (M23).
template <class S>
void end_turn(State& state, S& sink) {
  OpenTable& table = state.table;
  if (table.aside != kNoKind) {
    table.pile.put(table.aside);
    tell(sink, Event{.kind = Event::Kind::Discarded, .seat = table.active, .card = table.aside});
  }
  static_cast<Doing&>(table) = Doing();
  if (table.turn >= table.options.max_turns) return end_game(state, Ending::MaxTurns, kNoSeat, sink);
  begin_turn(table, clockwise(table, table.active));
}

// Rare, and kept out of the hot path.
template <class S>
bool answer_forced(State& state, S& sink) {
  const auto take_it = [&](Action action) {
    answer(state, action, true, sink);
    return true;
  };
  return state.table.question == Question::Turn ? forced_turn(state, take_it) : forced_answer(state, take_it);
}

// Whether public facts answered the open question.
template <class S>
bool answer_if_forced(State& state, S& sink) {
  OpenTable& table = state.table;
  if (table.question == Question::Turn) {
    tell(sink, Event{.kind = Event::Kind::TurnBegins, .seat = table.active, .number = table.turn});
    return !state.secrets.hands[table.active].several() && answer_forced(state, sink);
  }
  if (table.question == Question::Give || table.question == Question::Swap) {
    choose_where_forced(state);
    if (!table.choosers.empty()) return false;
    all_in(state, sink);
    return true;
  }
  if (!may_be_forced(table.question) || (table.question == Question::Target && table.candidates.several())) {
    return false;
  }
  return answer_forced(state, sink);
}

// Continues until a decision or chance is due. The next power is passed along: the played card is the least predictable
// branch and should be known early.
template <class S>
void proceed_with(State& state, CardKind power, S& sink) {
  OpenTable& table = state.table;
  for (;; power = table.power) {
    if (table.question == Question::UsePower) use_power(state, power, sink);
    if (table.question == Question::TurnOver) end_turn(state, sink);
    if (table.question != Question::UsePower && !answer_if_forced(state, sink)) return;
  }
}
template <class S>
ALWAYS_INLINE inline void proceed(State& state, S& sink) {
  proceed_with(state, state.table.power, sink);
}

}  // namespace roundtable::medievallons
