#pragma once

#include "engine/medievallons/legal.h"

// The engine answers questions that public facts alone decide (M29): the table and the sizes of hands. A choice forced
// only by the chooser's own cards is still asked.

namespace roundtable::medievallons {

// Both call `then` with the answer if it is the only one, and return whether it was.

template <class Then>
bool forced_turn(const State& state, Then then) {
  const OpenTable& table = state.table;
  const Cards hand = state.secrets.hands[table.active];
  if (hand.several()) return false;
  const GuildSet own = guilds_of(table, table.active);
  if (!hand.empty()) return own.empty() && then(Action::of_kind(Verb::Play, hand.nth_kind(0)));
  // Draws that replace an action.
  if (own.empty()) return then(Action::draw(2));
  const GuildSet useful = powered(table, own);
  if (useful.empty()) return then(Action::draw(1));  // M8
  const GuildAt first = own.lowest();
  if (raids_nothing(table.laid, first, table.guilds[first].kind, table.active)) return then(Action::draw(1));  // M9
  return !useful.several() && then(Action::of_guild(Verb::Activate, useful.lowest()));
}

// Other single-player questions that public facts may decide.
constexpr bool may_be_forced(Question question) {
  return question == Question::Target || question == Question::Card || question == Question::Copy ||
         question == Question::Take;
}

template <class Then>
bool forced_answer(const State& state, Then then) {
  const OpenTable& table = state.table;
  switch (table.question) {
    case Question::Target:
      return !table.candidates.several() && then(Action::of_seat(Verb::Target, table.candidates.lowest()));
    case Question::Card: {
      const GuildAt at = table.laid.lowest();
      const Guild& guild = table.guilds[at];
      if (table.laid.several() || (guild.members > 0 && guild.jesters > 0)) return false;
      return then(Action::from_guild(at, guild.kind));
    }
    case Question::Copy: {
      const GuildSet guilds = copyable(table);
      return !guilds.several() && then(Action::of_guild(Verb::Copy, guilds.lowest()));
    }
    case Question::Take: {
      const Cards hand = state.secrets.hands[table.target];
      return !hand.several() && then(Action::of_kind(Verb::Take, hand.nth_kind(0)));
    }
    default: return false;
  }
}

inline void give_all(State& state, Seat seat, Cards cards) {
  OpenTable& table = state.table;
  state.secrets.meant[seat] = {cards.at(0), table.question == Question::Swap ? cards.at(1) : kNoKind};
  table.choosers.remove(seat);
  table.forced.add(seat);
  table.waiting.answered(seat);
}

// Answers for seats in a simultaneous choice that hold exactly as many cards as they must give.
inline void choose_where_forced(State& state) {
  const OpenTable& table = state.table;
  const int enough = table.question == Question::Swap ? 2 : 1;
  for (const Seat seat : table.choosers) {
    const Cards cards = without(state.secrets.hands[seat], seat == table.active ? state.secrets.held : kNoKind);
    if (cards.size() <= enough) give_all(state, seat, cards);
  }
}

}  // namespace roundtable::medievallons
