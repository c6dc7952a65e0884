#pragma once

// `alms`: at the end the first on Charity gives an Education coat to the last and takes up to two small positive coats;
// with four or more squires the second trades with the second to last, taking up to one. Order: name, give, take.
// Editions differ in the second's partner and in whether taking is optional (A40).

#include <bit>

#include "engine/academy/steps.h"
#include "engine/academy/variations.h"

namespace roundtable::academy {

inline void clear_alms(OpenTable& table) {
  table.almsgiver = kNoSquire;
  table.pauper = kNoSquire;
  table.takes_left = 0;
}

constexpr int kAlmsLimit = 3;  // the largest coat that can be taken

inline bool can_be_taken(Coat coat) {
  return coat.value > 0 && coat.value <= kAlmsLimit && coat.track != Track::Quests;
}

// Values the pauper holds that may be taken, as bits.
inline std::uint64_t takeable(const OpenTable& table) {
  std::uint64_t values = 0;
  table.ledger.each_held(table.pauper, [&](Coat coat) {
    if (can_be_taken(coat)) values |= std::uint64_t{1} << static_cast<unsigned>(coat.value);
  });
  return values;
}

// The track of the coat that is taken: of several with that value the first earned (A32).
inline Track taken_from(const OpenTable& table, int value) {
  Track track = kNoTrack;
  table.ledger.each_held(table.pauper, [&](Coat coat) {
    if (track == kNoTrack && can_be_taken(coat) && coat.value == value) track = coat.track;
  });
  return track;
}

// The giver's Education coats. Each gives once and before taking, so these are exactly the coats they were paid.
struct Giveable {
  std::uint64_t values = 0;  // absolute values, as bits
  int count = 0;
};
inline Giveable giveable(const OpenTable& table) {
  Giveable coats;
  for (int round = 1; round <= kRounds; ++round) {
    const int value = table.ledger.paid(Track::Education, round)[table.almsgiver];
    if (value == 0) continue;
    coats.values |= std::uint64_t{1} << static_cast<unsigned>(-value);
    ++coats.count;
  }
  return coats;
}

inline bool is_second_trade(const OpenTable& table) { return table.step == 1; }

// In the English box the second gives to the second to last but takes from the last.
inline bool takes_from_last(const OpenTable& table) {
  return is_second_trade(table) && table.options.edition == Edition::English;
}

// Receiver of the given coat, or kNoSquire: a shared last place leaves no second to last.
inline Squire receiver(const OpenTable& table) {
  if (!takes_from_last(table)) return table.pauper;
  const Ranking ranking = table.tracks[Track::Charity].ranking();
  return ranking.starters(table.squires).size() > 1 ? kNoSquire : ranking.at(table.squires - 2);
}

// Whether taking is required while there is something to take.
inline bool must_take(const OpenTable& table) {
  const Edition edition = table.options.edition;
  return edition == Edition::French || (edition != Edition::Common && is_second_trade(table));
}

template <class S>
void begin_trade(State& state, S& sink);
template <class S>
void give_alms(State& state, S& sink);
template <class S>
void give_coat(State& state, int value, bool asked, S& sink);
template <class S>
void ask_next_take(State& state, S& sink);
template <class S>
void take_coat(State& state, int value, S& sink);

template <class S>
void begin_alms(State& state, S& sink) {
  state.table.step = 0;
  begin_trade(state, sink);
}

template <class S>
void next_trade(State& state, S& sink) {
  state.table.almsgiver = kNoSquire;
  ++state.table.step;
  begin_trade(state, sink);
}

// Sets the partners. A squire on square 0 never profits. If several are last there, the first names one and the second
// does not trade (A23).
template <class S>
void begin_trade(State& state, S& sink) {
  OpenTable& table = state.table;
  const int count = table.squires;
  const Ranking ranking = table.tracks[Track::Charity].ranking();
  const Squires starters = ranking.starters(count);
  const bool second = is_second_trade(table);
  const bool several_last = starters.size() > 1;
  if (table.step == 2 || (second && !table.options.four_or_more())) return end_round(state, sink);
  if (second && several_last && !takes_from_last(table)) return end_round(state, sink);
  table.almsgiver = ranking.at(table.step);
  if (table.almsgiver == kNoSquire) return next_trade(state, sink);
  table.takes_left = second ? 1 : 2;
  if (!second && several_last) return ask(table, Phase::AlmsFrom, table.almsgiver);
  if (!takes_from_last(table)) {
    table.pauper = !second && starters.size() == 1 ? starters.lowest() : ranking.at(count - 1 - table.step);
  }
  give_alms(state, sink);
}

// Where coats are secret, the player who chooses for the neutral sees its coats.
inline void show_neutral_coats(OpenTable& table) {
  if (!variations::secret_coats(table.options)) return;
  for (int round = 1; round <= kRounds; ++round) {
    if (table.ledger.paid(Track::Education, round)[table.almsgiver] == 0) continue;
    table.informed[static_cast<std::size_t>(round - 1)].add(table.speaker[table.almsgiver]);
  }
}

// Giving is required if possible (A22). The giver is asked if they have both kinds; where kinds are secret,
// if they have two or more coats, a number that all can count (A39).
template <class S>
void give_alms(State& state, S& sink) {
  OpenTable& table = state.table;
  if (receiver(table) == kNoSquire) return ask_next_take(state, sink);
  const Giveable coats = giveable(table);
  if ((variations::secret_coats(table.options) ? coats.count : std::popcount(coats.values)) > 1) {
    if (table.almsgiver == table.options.neutral()) show_neutral_coats(table);
    return ask(table, Phase::AlmsGive, table.almsgiver);
  }
  if (coats.count > 0) give_coat(state, -std::countr_zero(coats.values), false, sink);
  ask_next_take(state, sink);
}

// Seats that see the value of a given coat: the giver, or the player who chose for the neutral, and the receiver.
inline Seats see_gift(const OpenTable& table, const Trade& gift) {
  Seats sees;
  if (gift.from != table.options.neutral()) sees.add(table.options.owner(gift.from));
  if (gift.to != table.options.neutral()) sees.add(table.options.owner(gift.to));
  if (gift.asked) sees.add(table.speaker[gift.from]);
  return sees;
}

// Where coats are secret, only giver and receiver see the value (A37).
template <class S>
void give_coat(State& state, int value, bool asked, S& sink) {
  OpenTable& table = state.table;
  table.ledger.trades().push_back(
      Trade{table.almsgiver, receiver(table), static_cast<std::int8_t>(value), Track::Education, asked});
  if constexpr (S::kListens) {
    tell(sink, Event{.kind = Event::Kind::CoatGiven,
                     .squire = table.almsgiver,
                     .other = receiver(table),
                     .track = Track::Education,
                     .value = static_cast<std::int8_t>(value),
                     .points = PointsTold(table),
                     .secret = variations::secret_coats(table.options),
                     .sees = see_gift(table, table.ledger.trades()[table.ledger.trades().size() - 1])});
  }
}

// Legal answers: one of these values, or none where that is allowed.
inline Choices take_choices(const OpenTable& table, std::uint64_t values) {
  const std::uint64_t none = must_take(table) ? 0 : std::uint64_t{1} << Action::kNone;
  return {Verb::Take, values | none, table.almsgiver == table.options.neutral()};
}

// A single value that must be taken is taken automatically (A30).
template <class S>
void ask_next_take(State& state, S& sink) {
  OpenTable& table = state.table;
  const std::uint64_t values = table.takes_left == 0 ? 0 : takeable(table);
  if (values == 0) return next_trade(state, sink);
  ask(table, Phase::AlmsTake, table.almsgiver);
  const Choices choices = take_choices(table, values);
  if (choices.size() == 1) {
    tell_entry(sink, table.speaker[table.almsgiver], choices[0], true);
    take_coat(state, choices[0].answer(), sink);
  }
}

template <class S>
void take_coat(State& state, int value, S& sink) {
  OpenTable& table = state.table;
  if (value == Action::kNone) return next_trade(state, sink);
  const Track track = taken_from(table, value);
  table.ledger.trades().push_back(Trade{table.pauper, table.almsgiver, static_cast<std::int8_t>(value), track, false});
  if constexpr (S::kListens) {
    tell(sink, Event{.kind = Event::Kind::CoatTaken,
                     .squire = table.almsgiver,
                     .other = table.pauper,
                     .track = track,
                     .value = static_cast<std::int8_t>(value),
                     .points = PointsTold(table)});
  }
  --table.takes_left;
  ask_next_take(state, sink);
}

}  // namespace roundtable::academy
