#pragma once

// The points at which variations and advanced rules act, in the order of a round. The shared rules call these points
// and name no variation. variations/points.h says which of them acts where; variations/ has a file for each.

#include <optional>

#include "engine/academy/actions.h"
#include "engine/academy/events.h"
#include "engine/academy/pay.h"

namespace roundtable::academy::variations {

// After the deal, instead of the draft: whether a question or chance comes first.
template <class S>
bool ask_after_deal(State& state, S& sink);

// Whether a played card may lead to a question before the next turn.
bool interrupt_turns(const Options& options);
// After a card has moved its disc away from square `from`.
template <class S>
void after_card(OpenTable& table, Squire squire, Play play, int from, S& sink);
// After a played card, instead of the next turn: whether there is a question.
bool ask_after_card(OpenTable& table, Squire squire, Play play);
// After any other move of a disc up a track.
template <class S>
void after_move(OpenTable& table, Squire squire, Track track, int from, int to, Event::Why why, S& sink);

// After the last card, instead of scoring: whether there is a question.
bool ask_before_scoring(State& state);
// Gallantry, instead of asking for the bonuses: whether they were paid.
template <class S>
bool pay_bonuses(OpenTable& table, S& sink);
// The largest bonus, with that many cards a squire.
int most_bonus_squares(const Options& options, int cards);
template <class S>
void after_gallantry(OpenTable& table, S& sink);

// Scoring rounds of a track, as bits; `usual` unless a variation changes them.
unsigned scoring_rounds(const Options& options, Track track, unsigned usual);
// Whether the track scores this round, if something other than the round decides.
std::optional<bool> scores_now(const OpenTable& table, Track track);
// Whether the track pays points when it scores.
bool pays_points(const Options& options, Track track);
// Pay of Jousts or Tournaments as the table is now, and every possible pay.
Podium sword_podium(const OpenTable& table, Track track);
std::span<const Podium> sword_podiums(const Options& options);
const ServiceCoats& service_coats(const Options& options);
bool king_pays_twice(const OpenTable& table);
// Whether these pay instead of the usual podium, or score instead of the usual charges.
bool pay_quests(const OpenTable& table, Pay& pay);
template <class S>
bool score_education(State& state, S& sink);
template <class S>
bool score_charity(State& state, S& sink);

// Whether the values of Education's coats are hidden from other players.
bool secret_coats(const Options& options);
// Replaces those that the viewer does not know by kHiddenValue.
void hide_coats(OpenTable& table, Viewer viewer);

// At the end of each round but the last.
template <class S>
void reset(OpenTable& table, S& sink);
// Whether the track is emptied there instead of after the reset round.
bool resets_itself(const Options& options, Track track);
// For such a track: the number of rounds since, after `finished` scored rounds.
int rounds_since_reset(Track track, int finished);
// Instead of emptying a track after the reset round.
template <class S>
bool reset_track(OpenTable& table, Track track, S& sink);
// Whether discs may keep squares in that reset.
bool reset_keeps_order(const Options& options);
void clear_round(OpenTable& table);

// Answers to the questions of variations, and their effects.
Choices legal(const State& state);
template <class S>
void take(State& state, Action action, S& sink);
// Outcomes of chance for them.
template <class Generator>
void draw(const State& state, Outcome& outcome, Generator& rng);
bool is_possible(const State& state, const Outcome& outcome);
template <class S>
void settle(State& state, const Outcome& outcome, S& sink);

}  // namespace roundtable::academy::variations
