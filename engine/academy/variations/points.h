#pragma once

// Which variation or advanced rule acts at which point of a round (variations.h).

#include "engine/academy/gallantry.h"
#include "engine/academy/scoring.h"
#include "engine/academy/variations.h"
#include "engine/academy/variations/alms.h"
#include "engine/academy/variations/bet.h"
#include "engine/academy/variations/codex.h"
#include "engine/academy/variations/dragon.h"
#include "engine/academy/variations/knights.h"
#include "engine/academy/variations/lift.h"
#include "engine/academy/variations/orderedreset.h"
#include "engine/academy/variations/scrolls.h"
#include "engine/academy/variations/stepback.h"
#include "engine/core/fast/inline.h"

namespace roundtable::academy::variations {

template <class S>
bool ask_after_deal(State& state, S& sink) {
  const Options& options = state.table.options;
  if (options.has(Variation::Codex) && !codex_laid(state)) {
    ask_chance(state.table, Phase::LayCodex);
    return true;
  }
  if (!options.has(Variation::Bet)) return false;
  ask_next_bet(state, sink);
  return true;
}

inline bool interrupt_turns(const Options& options) { return options.has(Variation::Codex); }

template <class S>
void after_card(OpenTable& table, Squire squire, Play play, int from, S& sink) {
  const Track track = track_of(play);
  after_move(table, squire, track, from, table.tracks[track][squire].square(), Event::Why::Card, sink);
  if (table.options.has(Variation::Knights) && is_sword(play)) move_cup(table, play, sink);
}

inline bool ask_after_card(OpenTable& table, Squire squire, Play play) {
  return table.options.has(Variation::Codex) && ask_to_peek(table, squire, play);
}

template <class S>
void after_move(OpenTable& table, Squire squire, Track track, int from, int to, Event::Why why, S& sink) {
  if (table.options.has(Variation::Scrolls) && track == Track::King) take_scrolls(table, squire, from, to, why, sink);
}

inline bool ask_before_scoring(State& state) {
  return state.table.options.has(Advanced::Lift) && ask_to_lift(state.table);
}

template <class S>
bool pay_bonuses(OpenTable& table, S& sink) {
  if (!table.options.has(Variation::Bet)) return false;
  pay_bets(table, sink);
  return true;
}

inline int most_bonus_squares(const Options& options, int cards) {
  return options.has(Variation::Bet) ? kMostBonus * cards : kMostBonus;
}

template <class S>
void after_gallantry(OpenTable& table, S& sink) {
  if (table.options.has(Advanced::StepBack)) step_back(table, sink);
}

inline unsigned scoring_rounds(const Options& options, Track track, unsigned usual) {
  const bool knights = options.has(Variation::Knights) && is_sword_track(track);
  if (track == Track::King && options.has(Variation::Scrolls)) return 0;
  return knights ? kKnightsRounds : usual;
}

inline std::optional<bool> scores_now(const OpenTable& table, Track track) {
  if (track == Track::King && table.options.has(Variation::Scrolls)) return scroll_taken(table);
  return std::nullopt;
}

inline bool pays_points(const Options& options, Track track) {
  return (track != Track::Education || !options.has(Variation::Codex)) &&
         (track != Track::Charity || !options.has(Variation::Alms));
}

inline Podium sword_podium(const OpenTable& table, Track track) {
  return table.options.has(Variation::Knights) ? knight_podium(table, track) : kTournamentPay;
}
inline std::span<const Podium> sword_podiums(const Options& options) {
  if (options.has(Variation::Knights)) return kKnightPays;
  return {&kTournamentPay, 1};
}

inline const ServiceCoats& service_coats(const Options& options) {
  return options.has(Variation::Scrolls) ? options.values.king_squares : kServiceCoats;
}
inline bool king_pays_twice(const OpenTable& table) { return both_scrolls_taken(table); }

inline bool pay_quests(const OpenTable& table, Pay& pay) {
  if (!table.options.has(Variation::Dragon)) return false;
  dragon_pay(table, pay);
  return true;
}

template <class S>
bool score_education(State& state, S& sink) {
  if (!state.table.options.has(Variation::Codex)) return false;
  state.table.step = 0;
  ask_next_token(state, sink);
  return true;
}

template <class S>
bool score_charity(State& state, S& sink) {
  if (!state.table.options.has(Variation::Alms)) return false;
  begin_alms(state, sink);
  return true;
}

inline bool secret_coats(const Options& options) { return options.has(Variation::Codex); }

template <class S>
void reset(OpenTable& table, S& sink) {
  if (table.options.has(Variation::Knights)) reset_knights(table, sink);
  if (table.options.has(Variation::Scrolls)) reset_scrolls(table, sink);
}

inline bool resets_itself(const Options& options, Track track) {
  return (options.has(Variation::Knights) && is_sword_track(track)) ||
         (options.has(Variation::Scrolls) && track == Track::King);
}
inline int rounds_since_reset(Track track, int finished) {
  return is_sword_track(track) ? rounds_since_knights(finished) : finished;
}

template <class S>
bool reset_track(OpenTable& table, Track track, S& sink) {
  if (!table.options.has(Advanced::OrderedReset)) return false;
  reset_keeping_order(table, track, sink);
  return true;
}
inline bool reset_keeps_order(const Options& options) { return options.has(Advanced::OrderedReset); }

inline void clear_round(OpenTable& table) {
  clear_bets(table);
  clear_codex(table);
  clear_alms(table);
}

ALWAYS_INLINE inline Choices legal(const State& state) {
  const OpenTable& table = state.table;
  const bool neutral = table.acting == table.options.neutral();
  switch (table.phase) {
    case Phase::Bet: return {Verb::Bet, answers({0, 1, 2, 3, 4, 5, 6}), neutral};
    case Phase::Peek: return {Verb::Peek, places(table) | answers({Action::kNone})};
    case Phase::Lift: return {Verb::Lift, liftable(table) | answers({Action::kNone})};
    case Phase::TakeToken: return {Verb::Codex, free_places(table), neutral};
    case Phase::AlmsFrom:
      return {Verb::From, table.tracks[Track::Charity].ranking().starters(table.squires).bits(), neutral};
    case Phase::AlmsGive: return {Verb::Give, giveable(table).values, neutral};
    case Phase::AlmsTake: return take_choices(table, takeable(table));
    default: return {};
  }
}

template <class S>
ALWAYS_INLINE inline void take(State& state, Action action, S& sink) {
  switch (state.table.phase) {
    case Phase::Bet: return make_bet(state, action.track(), sink);
    case Phase::Peek: return peek(state, action.answer(), sink);
    case Phase::Lift: return lift(state, action, sink);
    case Phase::TakeToken: return take_token(state, action.answer(), sink);
    case Phase::AlmsFrom: state.table.pauper = Squire{action.answer()}; return give_alms(state, sink);
    case Phase::AlmsGive:
      give_coat(state, -static_cast<int>(action.answer()), true, sink);
      return ask_next_take(state, sink);
    case Phase::AlmsTake: return take_coat(state, action.answer(), sink);
    default: return;
  }
}

template <class Generator>
void draw(const State& state, Outcome& outcome, Generator& rng) {
  if (outcome.phase == Phase::LayCodex) outcome.tokens = draw_tokens(state.table.squires, rng);
}

inline bool is_possible(const State& state, const Outcome& outcome) {
  return outcome.phase == Phase::LayCodex && are_possible(outcome.tokens, state.table.squires);
}

template <class S>
void settle(State& state, const Outcome& outcome, S& sink) {
  if (outcome.phase == Phase::LayCodex) lay_tokens(state, outcome.tokens, sink);
}

}  // namespace roundtable::academy::variations
