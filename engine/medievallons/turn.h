#pragma once

#include "engine/medievallons/forced.h"
#include "engine/medievallons/powers.h"

// A turn, from the first word to the last. Nothing here calls itself: what comes next is written down in the question,
// and `proceed` goes on until somebody has to be asked, so that even hundreds of forced turns need no stack.

namespace roundtable::medievallons {

// 1. One action.
inline void begin_turn(Table& table) {
  ++table.turn;
  ask_user(table, Question::Turn);
}

template <class S>
void play_card(State& state, Kind kind, S& sink) {
  Table& table = state.table;
  take_openly(state, table.active, kind);
  table.aside = kind;  // M2
  tell(sink, Event{.kind = Event::Kind::Played, .seat = table.active, .card = kind});
  use_next(table, kind);
}

template <class S>
void add_to_guild(State& state, GuildAt at, Action action, Event::Kind told, S& sink) {
  Table& table = state.table;
  Guild& guild = table.guilds[at];
  const auto take = [&](Kind kind, int count) {
    for (int i = 0; i < count; ++i) take_openly(state, table.active, kind);
    return Cards::of(kind, count);
  };
  Cards cards = take(Kind::Jester, action.jesters());
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
  Table& table = state.table;
  int slot = 0;
  while (table.laid.has(guild_at(table.active, slot))) ++slot;
  add_to_guild(state, guild_at(table.active, slot), action, Event::Kind::GuildLaid, sink);
  // The third guild wins at once, before any power (M3).
  if (table.laid.of(table.active).size() == kSlots) return end_game(state, Ending::ThirdGuild, table.active, sink);
  use_next(table, action.kind());
}

template <class S>
void take_action(State& state, Action action, S& sink) {
  constexpr std::array<Deed, 5> kDeeds = {Deed::Play, Deed::Guild, Deed::Activate, Deed::Extend, Deed::Draw};
  Table& table = state.table;
  table.deed = kDeeds[static_cast<std::size_t>(action.verb)];
  switch (action.verb) {
    case Verb::Play: play_card(state, action.kind(), sink); break;
    case Verb::Guild: lay_guild(state, action, sink); break;
    case Verb::Activate:
      table.guild = action.guild();
      tell(sink, Event{.kind = Event::Kind::Activated,
                       .seat = table.active,
                       .guild = action.guild(),
                       .card = table.guilds[action.guild()].kind});
      use_next(table, table.guilds[action.guild()].kind);
      break;
    case Verb::Extend:
      add_to_guild(state, action.guild(), action, Event::Kind::Extended, sink);
      use_next(table, table.guilds[action.guild()].kind);
      break;
    default:
      tell(sink, Event{.kind = Event::Kind::StandIn, .seat = table.active, .number = action.place});
      draw_and_finish(table, table.active, action.place);
  }
  table.source = table.power;
}

// 2. Its power, with the questions it asks.
template <class S>
void use_power(State& state, S& sink) {
  with_power(state.table.power, [&]<class P>() { P::use(state, sink); });
}

// All who choose at the same time have chosen: the record hears of it clockwise from the user, of a swap in seat order.
template <class S>
void all_in(State& state, S& sink) {
  Table& table = state.table;
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
void answer(State& state, Action action, bool forced, S& sink) {
  tell_entry(sink, state.table.active, action, forced);
  if (state.table.question == Question::Turn) return take_action(state, action, sink);
  with_power(state.table.power, [&]<class P>() { P::answered(state, action, sink); });
}

// 3. The played card goes down, and the next player's turn begins, unless there were enough (M23).
template <class S>
void end_turn(State& state, S& sink) {
  Table& table = state.table;
  if (table.aside != kNoKind) {
    table.pile.put(table.aside);
    tell(sink, Event{.kind = Event::Kind::Discarded, .seat = table.active, .card = table.aside});
  }
  static_cast<Doing&>(table) = Doing();
  if (table.turn >= table.options.max_turns) return end_game(state, Ending::MaxTurns, kNoSeat, sink);
  table.active = clockwise(table, table.active);
  begin_turn(table);
}

// Whether public facts answered the question that is open.
template <class S>
bool answer_if_forced(State& state, S& sink) {
  Table& table = state.table;
  if (table.question == Question::Turn) {
    tell(sink, Event{.kind = Event::Kind::TurnBegins, .seat = table.active, .number = table.turn});
  }
  if (table.question == Question::Give || table.question == Question::Swap) {
    choose_where_forced(state);
    if (!table.choosers.empty()) return false;
    all_in(state, sink);
    return true;
  }
  const auto forced = forced_answer(state);
  if (!forced) return false;
  answer(state, *forced, true, sink);
  return true;
}

// Goes on by itself until somebody has to be asked.
template <class S>
void proceed(State& state, S& sink) {
  Table& table = state.table;
  do {
    if (table.question == Question::UsePower) use_power(state, sink);
    if (table.question == Question::TurnOver) end_turn(state, sink);
  } while (table.question == Question::UsePower || answer_if_forced(state, sink));
}

}  // namespace roundtable::medievallons
