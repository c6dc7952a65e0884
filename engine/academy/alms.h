#pragma once

// `alms`: at the very end the first on Charity gives an Education coat to the last and takes up to two small positive
// coats from him; with four or more the second does so with the second to last, taking up to one. Name, give, take.

#include "engine/academy/round.h"

namespace roundtable::academy {

constexpr int kAlmsLimit = 3;  // the largest coat that can be taken

inline bool can_be_taken(Coat coat) {
  return coat.value > 0 && coat.value <= kAlmsLimit && coat.track != Track::Quests;
}

// The values (as bits) the pauper holds that may be taken.
inline std::uint64_t takeable(const Table& table) {
  std::uint64_t values = 0;
  table.ledger.each_held(table.pauper, [&](Coat coat) {
    if (can_be_taken(coat)) values |= std::uint64_t{1} << static_cast<unsigned>(coat.value);
  });
  return values;
}

// Of several coats of that value, the one he earned first is taken: its track (A32).
inline Track taken_from(const Table& table, int value) {
  Track track = kNoTrack;
  table.ledger.each_held(table.pauper, [&](Coat coat) {
    if (track == kNoTrack && can_be_taken(coat) && coat.value == value) track = coat.track;
  });
  return track;
}

template <class S>
void begin_trade(State& state, S& sink);

template <class S>
void begin_alms(State& state, S& sink) {
  state.table.step = 0;
  begin_trade(state, sink);
}

template <class S>
void next_trade(State& state, S& sink) {
  state.table.almsgiver = kNoSquire;
  state.table.pauper = kNoSquire;
  ++state.table.step;
  begin_trade(state, sink);
}

// Who trades with whom; nobody on square 0 profits, and if several are last there the first names one and there is no
// second to last (A23).
template <class S>
void begin_trade(State& state, S& sink) {
  Table& table = state.table;
  const int count = table.squires;
  const Ranking ranking = table.tracks[Track::Charity].ranking();
  const Squires starters = ranking.starters(count);
  const bool second = table.step == 1;
  if (table.step == 2 || (second && (!table.options.four_or_more() || starters.size() > 1)))
    return end_round(state, sink);
  table.almsgiver = ranking.at(table.step);
  if (table.almsgiver == kNoSquire) return next_trade(state, sink);
  table.takes_left = second ? 1 : 2;
  if (!second && starters.size() > 1) return ask(table, Phase::AlmsFrom, table.almsgiver);
  table.pauper = !second && starters.size() == 1 ? starters.lowest() : ranking.at(count - 1 - table.step);
  give_alms(state, sink);
}

// He must give if he can (A22), and is asked only if he has both kinds.
template <class S>
void give_alms(State& state, S& sink) {
  Table& table = state.table;
  bool has_one = false;
  bool has_three = false;
  table.ledger.each_held(table.almsgiver, [&](Coat coat) {
    has_one |= coat == Coat{Track::Education, -1};
    has_three |= coat == Coat{Track::Education, -3};
  });
  if (has_one && has_three) return ask(table, Phase::AlmsGive, table.almsgiver);
  if (has_one || has_three) give_coat(state, has_one ? -1 : -3, false, sink);
  ask_next_take(state, sink);
}

// Who saw the value of a coat that was given: giver (if he chose for himself, or for the neutral) and receiver.
inline Seats see_gift(const Table& table, const Trade& gift) {
  Seats sees;
  if (gift.from != table.options.neutral()) sees.add(table.options.owner(gift.from));
  if (gift.to != table.options.neutral()) sees.add(table.options.owner(gift.to));
  if (gift.asked) sees.add(table.speaker[gift.from]);
  return sees;
}

// With `codex` only those concerned see which it was (A37).
template <class S>
void give_coat(State& state, int value, bool asked, S& sink) {
  Table& table = state.table;
  table.ledger.trades().push_back(
      Trade{table.almsgiver, table.pauper, Track::Education, static_cast<std::int8_t>(value), asked});
  if constexpr (S::kListens) {
    tell(sink, Event{.kind = Event::Kind::CoatGiven,
                     .squire = table.almsgiver,
                     .other = table.pauper,
                     .track = Track::Education,
                     .value = static_cast<std::int8_t>(value),
                     .secret = table.options.has(Variation::Codex),
                     .sees = see_gift(table, table.ledger.trades()[table.ledger.trades().size() - 1])});
  }
}

template <class S>
void ask_next_take(State& state, S& sink) {
  if (state.table.takes_left == 0 || takeable(state.table) == 0) return next_trade(state, sink);
  ask(state.table, Phase::AlmsTake, state.table.almsgiver);
}

template <class S>
void take_coat(State& state, int value, S& sink) {
  Table& table = state.table;
  if (value == Action::kNone) return next_trade(state, sink);
  const Track track = taken_from(table, value);
  table.ledger.trades().push_back(Trade{table.pauper, table.almsgiver, track, static_cast<std::int8_t>(value), false});
  tell(sink, Event{.kind = Event::Kind::CoatTaken,
                   .squire = table.almsgiver,
                   .other = table.pauper,
                   .track = track,
                   .value = static_cast<std::int8_t>(value)});
  --table.takes_left;
  ask_next_take(state, sink);
}

}  // namespace roundtable::academy
