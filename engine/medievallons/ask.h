#pragma once

#include "engine/medievallons/actions.h"
#include "engine/medievallons/deck.h"

// The questions a power may put. Who may answer what follows from the question and the table (legal.h); what public
// facts force is answered by the engine itself (forced.h).

namespace roundtable::medievallons {

inline void ask(Table& table, Question question, Seats seats) {
  table.question = question;
  table.choosers = seats;
  table.forced = Seats();
  table.waiting = Deciders::some(seats);
}
inline void ask_user(Table& table, Question question) { ask(table, question, Seats::of(table.active)); }

inline void ask_target(Table& table, Seats candidates) {
  table.candidates = candidates;
  ask_user(table, Question::Target);
}

template <class S>
void set_target(Table& table, Seat target, S& sink) {
  table.target = target;
  table.candidates = Seats();
  tell(sink, Event{.kind = Event::Kind::Targeted, .seat = table.active, .other = target, .card = table.power});
}

// The power of that kind is used next, by the player whose turn it is.
inline void use_next(Table& table, Kind power) {
  table.power = power;
  table.question = Question::UsePower;
}

// The power has been used: the turn is over but for laying down the card.
inline void finish_power(Table& table) { table.question = Question::TurnOver; }

// Guilds whose power a Witch can use.
inline GuildSet copyable(const Table& table) {
  GuildSet guilds;
  for (const GuildAt at : table.laid) {
    const Kind kind = table.guilds[at].kind;
    if (kind != Kind::Jester && kind != Kind::Witch) guilds.add(at);
  }
  return guilds;
}

// Whether the power in use, the Ranger's or the Assassin's, finds no guild to raid. A card from the hand is not the
// guild's own power and may take from a lone guild of its kind (M31).
inline bool nothing_to_raid(const Table& table) {
  if (table.laid.several()) return false;
  if (table.laid.empty()) return true;
  const GuildAt only = table.laid.lowest();
  return table.aside != table.power && table.guilds[only].kind == table.power &&
         raids_nothing(table.laid, only, table.power, table.active);
}

// Nothing to take or to ask for: a card is drawn instead.
template <class S>
void draw_instead(Table& table, S& sink) {
  tell(sink, Event{.kind = Event::Kind::DrawsInstead, .seat = table.active, .card = table.power});
  draw_and_finish(table, table.active, 1);
}

// Before a power resolves, whoever must part with more cards than he holds draws until he has just enough; user first,
// then clockwise (M18), which is how a power must call this.
inline void draw_more_cards(State& state, Seat seat, int needs) {
  state.table.draws.add(seat, needs - state.secrets.hands[seat].size());
}

// What he chose while others thought, and forget it.
inline Meant take_meant(State& state, Seat seat) {
  const Meant meant = state.secrets.meant[seat];
  state.secrets.meant[seat] = Meant();
  return meant;
}

// What a power does where it says nothing else. `use` starts it; then come answers, draws that it waited for, and
// choices of several players when all are in.
struct Power {
  template <class S>
  static void use(State& state, S& /*sink*/) {
    finish_power(state.table);
  }
  template <class S>
  static void answered(State& /*state*/, Action /*action*/, S& /*sink*/) {}
  template <class S>
  static void drawn(State& /*state*/, S& /*sink*/) {}
  template <class S>
  static void all_chose(State& /*state*/, S& /*sink*/) {}
  template <class S>
  static void begged(State& /*state*/, Kind /*kind*/, S& /*sink*/) {}
  template <class S>
  static void revealed(State& /*state*/, Kind /*kind*/, S& /*sink*/) {}
};

}  // namespace roundtable::medievallons
