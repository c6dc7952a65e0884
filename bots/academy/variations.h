#pragma once

// The advanced rules and variations as the bots judge them and as the net sees them: each is a header in variations/.
// This file calls them at the points where they act, so that other files name none.

#include "bots/academy/variations/alms.h"
#include "bots/academy/variations/bet.h"
#include "bots/academy/variations/codex.h"
#include "bots/academy/variations/dragon.h"
#include "bots/academy/variations/knights.h"
#include "bots/academy/variations/lift.h"
#include "bots/academy/variations/orderedreset.h"
#include "bots/academy/variations/scrolls.h"
#include "bots/academy/variations/stepback.h"
#include "bots/academy/weights.h"

namespace roundtable::academy {

// The order is part of the tuner's reports.
struct JudgementWeights
    : JoinedWeights<RaceWeights, bots::StepBack::Weights, bots::Bet::Weights, TieWeights, bots::OrderedReset::Weights,
                    ServiceWeights, bots::Scrolls::Weights, bots::Knights::Weights, bots::Codex::Weights,
                    bots::Dragon::Weights, bots::Alms::Weights, OrderWeights, LeadWeights> {};

namespace bots {

// Options with all of them.
inline constexpr std::string_view kEverything = R"({"advanced":["lift","stepback","orderedreset"],)"
                                                R"("variations":["knights","bet","codex","scrolls","dragon","alms"]})";

template <class Rule>
bool played(const OpenTable& table) {
  return table.options.has(Rule::kRule);
}

// Pay of tracks.

// Expected share of Gallantry's bonus, for which cards have to be played on a named track.
inline float bonus_share(const OpenTable& table, const JudgementWeights& weights) {
  return played<Bet>(table) ? weights.bet_cards : 1;
}
// Price of Gallantry's bonus.
inline float bonus_cost(const OpenTable& table, const JudgementWeights& weights) {
  return played<StepBack>(table) ? weights.step_back : 0;
}
// Share of Education's charges that rank decides.
inline float charged_share(const OpenTable& table, const JudgementWeights& weights) {
  return played<Codex>(table) ? weights.codex_charge : 1;
}
// Whether a variation replaces the pay of a track: `prizes`, `places` and `pay_now`.
inline bool replaces_pay(const OpenTable& table, Track track) {
  switch (track) {
    case Track::Jousts:
    case Track::Tournaments: return played<Knights>(table);
    case Track::Quests: return played<Dragon>(table);
    case Track::Charity: return played<Alms>(table);
    default: return false;
  }
}
// Expected value of the places for a racer.
inline ByPlace prizes(const OpenTable& table, Track track, Squire racer, const JudgementWeights& weights) {
  if (track == Track::Quests) return Dragon::prizes(table, racer, weights);
  return track == Track::Charity ? Alms::prizes(table, weights) : Knights::prizes(table, track, weights);
}
// The same in whole points, as the net sees it.
inline PlacePay places(const OpenTable& table, Track track, Squire squire) {
  if (track == Track::Quests) return Dragon::places(table, squire);
  return track == Track::Charity ? Alms::places(table) : Knights::places(table, track);
}
// Pay if the track were scored now. Alms depend on choices.
inline void pay_now(const OpenTable& table, Track track, Pay& pay) {
  if (track == Track::Quests) return dragon_pay(table, pay);
  track == Track::Charity ? static_cast<void>(pay = {}) : Knights::pay(table, track, pay);
}
// Whether a track is scored and emptied every second round.
inline bool is_scored_in_pairs(const OpenTable& table, Track track) {
  return Knights::pays(track) && played<Knights>(table);
}
// Value of a better place beyond the reset after round 3.
inline float head_start(const OpenTable& table, Track track, const JudgementWeights& weights) {
  const bool keeps = played<OrderedReset>(table) && OrderedReset::keeps_order(table, track);
  return keeps && !is_scored_in_pairs(table, track) ? weights.head_start : 0;
}

// King's Service.
inline bool replaces_service(const OpenTable& table) { return played<Scrolls>(table); }
template <class Race>
float service(const Race& race, float place, const JudgementWeights& weights) {
  return Scrolls::service(race, place, weights);
}
inline bool service_pays_now(const OpenTable& table) { return !played<Scrolls>(table) || scroll_taken(table); }

// Cards.

// The track on which each card played earns the squire more squares, or kNoTrack.
inline Track rewarded_track(const OpenTable& table, Squire squire) {
  return played<Bet>(table) ? table.bets[squire] : kNoTrack;
}
// Value of a sword beside its squares.
template <class Race>
float sword_gain(const Race& race, Track track, int squares, const JudgementWeights& weights) {
  return played<Knights>(race.table()) ? Knights::sword_gain(race, track, squares, weights) : 0;
}
// The same for any other card.
inline float card_gain(const OpenTable& table, Track track, const JudgementWeights& weights) {
  return track == Track::Education && played<Codex>(table) ? weights.peek : 0;
}

// Questions.

inline void judge_question(const Seen& seen, const Choices& choices, const JudgementWeights& weights,
                           std::span<float> values) {
  switch (choices.verb()) {
    case Verb::Bet: return Bet::judge(seen, choices, weights, values);
    case Verb::Lift: return Lift::judge(seen, choices, weights, values);
    case Verb::Peek:
    case Verb::Codex: return Codex::judge(seen, choices, weights, values);
    case Verb::From:
    case Verb::Give:
    case Verb::Take: return Alms::judge(seen, choices, weights, values);
    default: return;
  }
}

// Secrets that a seat knows, from its view or from a state.
template <class Seen, class Source>
void see_secrets(Seen& seen, const Source& source) {
  if (played<Codex>(source.table)) Codex::see(seen, source);
}
inline void hide_coats(const OpenTable& table, Seat seat, PerSquire<std::int16_t>& points) {
  if (played<Codex>(table)) Codex::hide_coats(table, seat, points);
}

}  // namespace bots

// The net's inputs and outputs. Their order is that of the trained weights.

namespace inputs {

constexpr int kOfProgress = bots::Alms::kProgressInputs;
constexpr int kCupAt = 0;
constexpr int kScrollsAt = kCupAt + bots::Knights::kInputs;
constexpr int kBetsAt = kScrollsAt + bots::Scrolls::kInputs;
constexpr int kCodexAt = kBetsAt + bots::Bet::kInputs;
constexpr int kDragonAt = kCodexAt + bots::Codex::kInputs;
constexpr int kAlmsAt = kDragonAt + bots::Dragon::kInputs;
constexpr int kOfVariations = kAlmsAt + bots::Alms::kInputs;

}  // namespace inputs

namespace outputs {

constexpr int kTracksNamed = bots::Bet::kOutputs;  // before the draft
// At scoring
constexpr int kLiftAt = 0;
constexpr int kCodexAt = kLiftAt + bots::Lift::kOutputs;
constexpr int kAlmsAt = kCodexAt + bots::Codex::kOutputs;
constexpr int kOfVariations = kAlmsAt + bots::Alms::kOutputs;

}  // namespace outputs

namespace bots {

constexpr std::uint32_t kQuestions =
    Bet::kQuestions | Codex::kQuestions | Lift::kQuestions | Alms::kQuestions;  // phases as bits

template <class Seen, class Put>
void show_variations(const Seen& seen, int at, Put& put) {
  const OpenTable& table = seen.table;
  if (played<Knights>(table)) Knights::show(seen, at + inputs::kCupAt, put);
  if (played<Bet>(table)) Bet::show(seen, at + inputs::kBetsAt, put);
  if (played<Codex>(table)) Codex::show(seen, at + inputs::kCodexAt, put);
  if (played<Scrolls>(table)) Scrolls::show(seen, at + inputs::kScrollsAt, put);
  if (played<Dragon>(table)) Dragon::show(seen, at + inputs::kDragonAt, put);
  if (!played<Alms>(table)) return;
  const auto knows_coats = [&](int round) {
    return !played<Codex>(table) || Codex::knows_coats(table, seen.seat, round);
  };
  Alms::show(seen, at + inputs::kAlmsAt, knows_coats, put);
}

// Progress of a question.
template <class Put>
void show_progress(const OpenTable& table, int at, Put& put) {
  Alms::show_progress(table, at, put);
}

// Output of an answer: a track named before the draft, or a choice at scoring.
template <class Seen>
int move(const Seen& seen, Action action, int named_track, int at_scoring) {
  switch (action.verb()) {
    case Verb::Bet: return named_track + Bet::move(action);
    case Verb::Lift: return at_scoring + outputs::kLiftAt + Lift::move(seen.acting(), action);
    case Verb::Peek:
    case Verb::Codex: return at_scoring + outputs::kCodexAt + Codex::move(action);
    case Verb::From:
    case Verb::Give:
    case Verb::Take: return at_scoring + outputs::kAlmsAt + Alms::move(seen, action);
    default: return 0;
  }
}

}  // namespace bots

}  // namespace roundtable::academy
