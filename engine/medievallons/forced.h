#pragma once

#include <optional>

#include "engine/medievallons/legal.h"

// What public facts alone force, the engine does itself (M29). Public is what lies on the table and how many cards
// everybody holds; what only the chooser's own cards force is still asked.

namespace roundtable::medievallons {

inline std::optional<Action> forced_turn(const State& state) {
  const Table& table = state.table;
  const Cards hand = state.secrets.hands[table.active];
  if (hand.size() > 1) return {};
  const GuildSet own = table.laid.of(table.active);
  if (hand.size() == 1) {
    if (!own.empty()) return {};
    return Action::of_kind(Verb::Play, hand.nth_kind(0));
  }
  // The draws that stand in for an action.
  if (own.empty()) return Action::draw(2);
  const GuildSet useful = powered(table, own);
  if (useful.empty()) return Action::draw(1);  // M8
  const Kind kind = table.guilds[own.lowest()].kind;
  const bool only_one = table.laid.size() == 1;
  if (only_one && (kind == Kind::Ranger || kind == Kind::Assassin)) return Action::draw(1);  // M9
  if (useful.size() == 1) return Action::of_guild(Verb::Activate, useful.lowest());
  return {};
}

// The answer of the one player who is asked, if no other is possible.
inline std::optional<Action> forced_answer(const State& state) {
  const Table& table = state.table;
  const auto only_one = [](const Choices& all) { return all.size() == 1 ? std::optional(all[0]) : std::nullopt; };
  if (table.question == Question::Turn) return forced_turn(state);
  switch (table.question) {
    case Question::Target:
      if (table.candidates.size() > 1) return {};
      return Action::of_seat(Verb::Target, table.candidates.lowest());
    case Question::Card: return only_one(Choices::of_members(table));
    case Question::Copy: return only_one(Choices::of_guilds(copyable(table)));
    case Question::Take: {
      const Cards hand = state.secrets.hands[table.target];
      if (hand.size() > 1) return {};
      return Action::of_kind(Verb::Take, hand.at(0));
    }
    default: return {};
  }
}

// Of those who choose at the same time, who has just as many cards as he must give away.
inline void choose_where_forced(State& state) {
  Table& table = state.table;
  for (const Seat seat : table.choosers) {
    const Cards cards = without(state.secrets.hands[seat], seat == table.active ? state.secrets.held : kNoKind);
    const bool swaps = table.question == Question::Swap;
    if (cards.size() > (swaps ? 2 : 1)) continue;
    state.secrets.meant[seat] = {cards.at(0), swaps ? cards.at(1) : kNoKind};
    table.choosers.remove(seat);
    table.forced.add(seat);
    table.waiting.answered(seat);
  }
}

}  // namespace roundtable::medievallons
