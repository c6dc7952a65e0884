#pragma once

#include "engine/medievallons/legal.h"

// What public facts alone force, the engine does itself (M29). Public is what lies on the table and how many cards
// everybody holds; what only the chooser's own cards force is still asked.

namespace roundtable::medievallons {

// Both call `then` with the answer if no other is possible, and say whether that was so.

template <class Then>
bool forced_turn(const State& state, Then then) {
  const OpenTable& table = state.table;
  const Cards hand = state.secrets.hands[table.active];
  if (hand.several()) return false;
  const GuildSet own = guilds_of(table, table.active);
  if (!hand.empty()) return own.empty() && then(Action::of_kind(Verb::Play, hand.nth_kind(0)));
  // The draws that stand in for an action.
  if (own.empty()) return then(Action::draw(2));
  const GuildSet useful = powered(table, own);
  if (useful.empty()) return then(Action::draw(1));  // M8
  const GuildAt first = own.lowest();
  if (raids_nothing(table.laid, first, table.guilds[first].kind, table.active)) return then(Action::draw(1));  // M9
  return !useful.several() && then(Action::of_guild(Verb::Activate, useful.lowest()));
}

// Other questions that one player is asked and public facts may answer.
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

// Of those who choose at the same time, who has just as many cards as they must give away.
inline void choose_where_forced(State& state) {
  const OpenTable& table = state.table;
  const int enough = table.question == Question::Swap ? 2 : 1;
  for (const Seat seat : table.choosers) {
    const Cards cards = without(state.secrets.hands[seat], seat == table.active ? state.secrets.held : kNoKind);
    if (cards.size() <= enough) give_all(state, seat, cards);
  }
}

}  // namespace roundtable::medievallons
