#pragma once

#include "engine/medievallons/actions.h"
#include "engine/medievallons/deck.h"

// Questions that a power may ask. legal.h derives the legal answers from question and table; forced.h answers those
// that public facts decide.

namespace roundtable::medievallons {

inline void ask(OpenTable& table, Question question, Seats seats) {
  table.question = question;
  table.choosers = seats;
  table.forced = Seats();
  table.waiting = Deciders::some(seats);
}
inline void ask_user(OpenTable& table, Question question) { ask(table, question, Seats::of(table.active)); }

inline void ask_target(OpenTable& table, Seats candidates) {
  table.candidates = candidates;
  ask_user(table, Question::Target);
}

template <class S>
void set_target(OpenTable& table, Seat target, S& sink) {
  table.target = target;
  table.candidates = Seats();
  tell(sink, Event{.kind = Event::Kind::Targeted, .seat = table.active, .other = target, .card = table.power});
}

// Whether the asked card is the return for the held one (M14): given by the user of the power.
inline bool gives_in_return(const OpenTable& table) {
  return table.question == Question::Give && table.choosers.has(table.active);
}

// The active player uses this power next.
inline void use_next(OpenTable& table, CardKind power) {
  table.power = power;
  table.question = Question::UsePower;
}

// The power is done. Only discarding the played card is left of the turn.
inline void finish_power(OpenTable& table) { table.question = Question::TurnOver; }

// Guilds whose power another player can use; each power decides (powers.h).
inline GuildSet copyable(const OpenTable& table);

// Whether this is the only guild on the table and the user owns it: it does not raid itself (M9, M31).
inline bool alone(GuildSet laid, GuildAt at, Seat user) { return owner_of(at) == user && laid == GuildSet::of(at); }

// Whether a raiding power has no guild to raid. A card from the hand may take from a lone guild of its own kind (M31).
inline bool nothing_to_raid(const OpenTable& table) {
  if (table.laid.several()) return false;
  if (table.laid.empty()) return true;
  const GuildAt only = table.laid.lowest();
  return table.aside != table.power && table.guilds[only].kind == table.power && alone(table.laid, only, table.active);
}

// Draws a card because the power has no target.
template <class S>
void draw_instead(OpenTable& table, S& sink) {
  tell(sink, Event{.kind = Event::Kind::DrawsInstead, .seat = table.active, .card = table.power});
  draw_and_finish(table, table.active, 1);
}

// A player who must give more cards than they hold first draws the missing ones: user first, then clockwise (M18).
// Powers must call this in that order.
inline void draw_more_cards(State& state, Seat seat, int needs) {
  state.table.draws.add(seat, needs - state.secrets.hands[seat].size());
}

// Returns and clears the seat's simultaneous choice.
inline Meant take_meant(State& state, Seat seat) {
  const Meant meant = state.secrets.meant[seat];
  state.secrets.meant[seat] = Meant();
  return meant;
}

}  // namespace roundtable::medievallons
