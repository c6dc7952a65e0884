// Cards to keep and to play.

#include <algorithm>

#include "bots/academy/gains.h"
#include "bots/academy/judge.h"

namespace roundtable::academy {

namespace {

constexpr float kPartPlayed = static_cast<float>(kPlayed) / kDealt;

// The value of each offered card for a squire with those kept cards.
struct Taste {
  Taste(const Seen& seen, Seat seat, Squire squire, CardSet kept, const JudgementWeights& weights)
      : race(seen.table, seat, squire, kDealt - 1 - seen.table.step, weights),
        gains(race, seen.hand, carried(seen.table, kept, weights), {weights.kept_played, weights.kept_played}) {}

  static PerTrack<float> carried(const OpenTable& table, CardSet kept, const JudgementWeights& weights) {
    const float unknown =
        kPartPlayed * static_cast<float>(kDealt - 1 - table.step);  // expected number of cards still to be played
    PerTrack<float> squares = squares_in(kept);
    for (const Track track : kAllTracks) {
      squares[track] = squares[track] * weights.kept_played + unknown * drift_of(track, weights);
    }
    return squares;
  }

  Race race;
  Gains gains;
};

}  // namespace

void judge_picks(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const OpenTable& table = seen.table;
  const Squire mine = first_squire(seen.seat);
  const Taste taste(seen, seen.seat, mine, seen.kept, weights);
  for (int i = 0; i < choices.size(); ++i) {
    values[static_cast<std::size_t>(i)] = taste.gains.best_of(choices[i].card());
  }
  const Squire next = neighbour(mine, passes_left(table.round) ? 1 : -1, table.squires);
  if (next == table.options.neutral() || weights.deny == 0) return;
  const Taste theirs(seen, table.options.owner(next), next, CardSet(), weights);
  for (int i = 0; i < choices.size(); ++i) {
    values[static_cast<std::size_t>(i)] += weights.deny * theirs.gains.best_of(choices[i].card());
  }
}

namespace {

// Value of playing such a card now instead of with the next turn.
float early(const OpenTable& table, Track track, int value, const JudgementWeights& weights) {
  const float high = weights.early_high * static_cast<float>(value);
  switch (track) {
    case Track::Gallantry: return high + weights.early_gallantry;
    case Track::Education: return high + weights.early_education;
    case Track::Jousts:
    case Track::Tournaments: return high + weights.early_sword;
    case Track::King: return high + weights.early_king;
    case Track::Quests:
    case Track::Charity: return high + (table.round < kRounds ? weights.early_final : 0);
  }
  return high;
}

}  // namespace

void judge_plays(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values) {
  const OpenTable& table = seen.table;
  const bool lancelot = table.options.lancelot();
  const auto others = static_cast<float>(seen.hand.size() - 1);  // cards in hand beside the one played now
  const float played = lancelot ? others : others - 1;           // number of those that will be played
  const float part = others > 0 ? played / others : 0;           // probability of each
  const Race race(table, seen.seat, table.acting, 0, weights);
  PerTrack<float> carried = squares_in(seen.hand);
  for (float& squares : carried.items) squares *= part;
  const Gains gains(race, seen.hand, carried, {1 - part, 1 - part / 2});
  float strength = 1;
  for (int i = 0; i < static_cast<int>(played); ++i) strength *= weights.order_counts;
  const float lost_elsewhere = part / (2 - part);  // a sword in hand counts on both its tracks
  for (int i = 0; i < choices.size(); ++i) {
    const Play play{choices[i].answer()};
    const Track track = track_of(play);
    const int value = value_of(play);
    float worth = gains(track, value) + played * early(table, track, value, weights);
    if (is_sword(play)) {
      const Track other = track == Track::Jousts ? Track::Tournaments : Track::Jousts;
      worth += race.sword_gain(track, value) - lost_elsewhere * gains(other, value);
    } else {
      worth += bots::card_gain(table, track, weights);
    }
    values[static_cast<std::size_t>(i)] = worth * strength;
  }
}

}  // namespace roundtable::academy
