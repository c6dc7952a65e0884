#pragma once

#include "engine/medievallons/actions.h"
#include "engine/medievallons/deck.h"

// The questions a power may put. Who may answer what follows from the question and the table (legal.h); what public
// facts force is answered by the engine itself (forced.h).

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

// Whether a card is given in return for the one that is held (M14): by the one who uses the power, not to them.
inline bool gives_in_return(const OpenTable& table) {
  return table.question == Question::Give && table.choosers.has(table.active);
}

// The power of that kind is used next, by the player whose turn it is.
inline void use_next(OpenTable& table, CardKind power) {
  table.power = power;
  table.question = Question::UsePower;
}

// The power has been used: the turn is over but for laying down the card.
inline void finish_power(OpenTable& table) { table.question = Question::TurnOver; }

// Guilds whose power can be used by another: what that is, each power says (powers.h).
inline GuildSet copyable(const OpenTable& table);

// That guild is the only one on the table, and its own user's: it does not raid itself (M9, M31).
inline bool alone(GuildSet laid, GuildAt at, Seat user) { return owner_of(at) == user && laid == GuildSet::of(at); }

// Whether the power in use, one that raids, finds no guild to raid. A card from the hand is not the guild's own power
// and may take from a lone guild of its kind (M31).
inline bool nothing_to_raid(const OpenTable& table) {
  if (table.laid.several()) return false;
  if (table.laid.empty()) return true;
  const GuildAt only = table.laid.lowest();
  return table.aside != table.power && table.guilds[only].kind == table.power && alone(table.laid, only, table.active);
}

// Nothing to take or to ask for: a card is drawn instead.
template <class S>
void draw_instead(OpenTable& table, S& sink) {
  tell(sink, Event{.kind = Event::Kind::DrawsInstead, .seat = table.active, .card = table.power});
  draw_and_finish(table, table.active, 1);
}

// Before a power resolves, whoever must part with more cards than they hold draws until they have just enough; user
// first, then clockwise (M18), which is how a power must call this.
inline void draw_more_cards(State& state, Seat seat, int needs) {
  state.table.draws.add(seat, needs - state.secrets.hands[seat].size());
}

// What they chose while others thought, and forget it.
inline Meant take_meant(State& state, Seat seat) {
  const Meant meant = state.secrets.meant[seat];
  state.secrets.meant[seat] = Meant();
  return meant;
}

}  // namespace roundtable::medievallons
