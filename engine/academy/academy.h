#pragma once

// Medieval Academy: draft cards, race discs up seven tracks, score by rank; six rounds, most points wins.
//
// Rules and rulings A1-A40: docs/rules-academy.md. Options: 3, 4 or 5 players, or 2 with `two` = karadoc (a neutral
// third squire) or lancelot (two squires each); `advanced` rules and `variations`, named in options.h; `edition` for
// differences between the printed languages; `first`, the seat that starts (default: drawn); `values` for numbers that
// the box shows only in pictures.
//
// Start at round.h and steps.h, the table of contents. The chapters are draft.h, lancelot.h, play.h, gallantry.h,
// scoring.h and reset.h; variations/ has one for each variation and advanced rule. state.h holds the table and the
// hands, view.h everything a seat may know. game.h joins the rules and the folders text/, json/, position/, imagine/
// and fast/; tests/ tests the rules.

#include <cassert>

#include "engine/academy/fast/deal.h"
#include "engine/academy/round.h"
#include "engine/academy/view.h"
#include "engine/core/fast/inline.h"
#include "engine/core/result.h"

namespace roundtable::academy {

constexpr std::string_view kGameName = "academy";

State start(const Options& options);

// The legal answers of a seat that is asked, or that may still change its simultaneous choice.
inline Choices legal(const State& state, Seat seat);

template <class S>
inline void take(State& state, Seat seat, Action action, S& sink);

template <class S>
inline Legality apply(State& state, Seat seat, Action action, S& sink);

// Draws the due outcome; the state must wait for chance.
template <class Generator>
Outcome draw(const State& state, Generator& rng);

// Whether chance could draw this outcome now.
bool is_possible(const State& state, const Outcome& outcome);

template <class S>
void settle(State& state, const Outcome& outcome, S& sink);

struct Score {
  std::array<int, kMaxSeats> scores{};  // by seat
  Seats winners;
  enum class Why : std::uint8_t { Points, Gallantry, Shared } why = Why::Points;
};

// The current ranking; the result once the game is over.
Score result(const State& state);

// ---------------------------------------------------------------------------------------------------------------------

inline bool simultaneous(Phase phase) {
  return phase == Phase::Draft || phase == Phase::Split || phase == Phase::Assign;
}

namespace detail {

// Rare questions, kept apart from those of a plain game: draft, playing and Gallantry's bonus. Inlined, they would cost
// that game 8 % more instructions.
NEVER_INLINE inline Choices legal_elsewhere(const State& state, Seat seat) {
  const OpenTable& table = state.table;
  if (!table.waiting.has(seat) && !(simultaneous(table.phase) && index(seat) < table.options.players)) return {};
  const auto& hands = state.secrets.hands;
  switch (table.phase) {
    case Phase::Split: return {Verb::Split, hands[first_squire(seat)].cards()};
    case Phase::Choose: return {Verb::Choose, answers({1, 2})};
    case Phase::Assign: return {Verb::Assign, hands[first_squire(seat)].cards()};
    case Phase::NeutralSword:
      return {Verb::Sword, answers({static_cast<unsigned>(Track::Jousts), static_cast<unsigned>(Track::Tournaments)}),
              true};
    default: return variations::legal(state);
  }
}

template <class S>
NEVER_INLINE void take_elsewhere(State& state, Seat seat, Action action, S& sink) {
  switch (state.table.phase) {
    case Phase::Split: return split(state, seat, cards_of(action), sink);
    case Phase::Choose: return take_pile(state, seat, action.answer(), sink);
    case Phase::Assign: return assign(state, seat, cards_of(action), sink);
    case Phase::NeutralSword: return play_neutral_sword(state, action.track(), sink);
    default: return variations::take(state, action, sink);
  }
}

}  // namespace detail

// Legal answers of a seat, for listing and for checking.
template <class As>
inline auto answers(const State& state, Seat seat, As as) {
  const OpenTable& table = state.table;
  if (table.phase == Phase::Draft && index(seat) < table.options.players)
    return as.to_keep(pack_to_choose_from(state, seat));
  if (table.waiting.has(seat)) {
    if (table.phase == Phase::Play) return as.to_play(state.secrets.hands[table.acting]);
    if (table.phase == Phase::Bonus) return as.any_of(bonus_choices(table));
  }
  return as.any_of(detail::legal_elsewhere(state, seat));
}

inline Choices legal(const State& state, Seat seat) { return answers(state, seat, Listing()); }

// Applies an answer that is known to be legal.
template <class S>
inline void take(State& state, Seat seat, Action action, S& sink) {
  assert(legal(state, seat).contains(action));
  const Phase phase = state.table.phase;
  if (!simultaneous(phase)) tell_entry(sink, seat, action);
  if (phase == Phase::Draft) return choose_card(state, seat, action.card(), sink);
  if (phase == Phase::Play) return play_card(state, state.table.acting, Play{action.answer()}, sink);
  if (phase == Phase::Bonus) return take_bonus(state, action.track(), sink);
  detail::take_elsewhere(state, seat, action, sink);
}

template <class S>
inline Legality apply(State& state, Seat seat, Action action, S& sink) {
  const Legality legality = answers(state, seat, Checking{action});
  if (legality == Legality::Legal) take(state, seat, action, sink);
  return legality;
}

template <class Generator>
ALWAYS_INLINE inline Outcome draw(const State& state, Generator& rng) {
  assert(state.table.waiting.is_chance());
  const Options& options = state.table.options;
  Outcome outcome{.phase = state.table.phase};
  switch (state.table.phase) {
    case Phase::First: outcome.first = Seat{static_cast<std::uint8_t>(below(rng, options.players))}; break;
    case Phase::Deal:
      if (options.lancelot()) {
        deal<kLancelotDealt>(outcome.hands, 2, rng);
      } else {
        deal<kDealt>(outcome.hands, state.table.squires, rng);
      }
      break;
    case Phase::NeutralKeep: outcome.card = random_card(neutral_candidates(state), rng); break;
    case Phase::NeutralPlay: outcome.card = random_card(state.secrets.hands[options.neutral()].cards(), rng); break;
    default: variations::draw(state, outcome, rng);
  }
  return outcome;
}

template <class S>
ALWAYS_INLINE inline void settle(State& state, const Outcome& outcome, S& sink) {
  assert(is_possible(state, outcome));
  OpenTable& table = state.table;
  tell_chance(sink, outcome);
  switch (outcome.phase) {
    case Phase::First: table.first = outcome.first; return begin_round(state, sink);
    case Phase::Deal:
      each_squire(table, [&](Squire squire) { state.secrets.hands[squire] = Hand(outcome.hands[squire]); });
      tell(sink, Event{.kind = Event::Kind::RoundBegins,
                       .squire = table.order[Squire{0}],
                       .other = table.options.lancelot() ? first_squire(table.first) : kNoSquire,
                       .value = static_cast<std::int8_t>(table.round)});
      if constexpr (S::kListens) {
        each_squire(table, [&](Squire squire) {
          const CardSet cards = outcome.hands[squire];
          if (cards.empty()) return;
          Seats sees;
          if (squire != table.options.neutral()) sees.add(table.options.owner(squire));
          tell(sink, Event{.kind = Event::Kind::Dealt, .squire = squire, .cards = cards, .secret = true, .sees = sees});
        });
      }
      return after_deal(state, sink);
    case Phase::NeutralKeep: return keep_for_neutral(state, outcome.card, sink);
    case Phase::NeutralPlay: return play_for_neutral(state, outcome.card, sink);
    default: return variations::settle(state, outcome, sink);
  }
}

}  // namespace roundtable::academy
