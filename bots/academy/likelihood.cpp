#include "bots/academy/likelihood.h"

#include "bots/academy/gains.h"
#include "bots/soft.h"
#include "engine/academy/packs.h"

namespace roundtable::academy {

namespace {

// Points of difference that make a choice e times as likely. With 0.5 and 2 it helps less.
constexpr float kTemperature = 1;

}  // namespace

Likelihood::Likelihood(const View& view)
    : mine_(first_squire(view.viewer.seat())), tells_(!view.table.options.lancelot() && cards_kept(view.table) > 0) {
  if (!tells_) return;
  const OpenTable& table = view.table;
  static constexpr JudgementWeights kWeights{};
  constexpr float kUnknown =
      static_cast<float>(kPlayed * (kDealt - 1)) / kDealt;  // expected number of cards that they will play
  PerTrack<float> carried{};
  for (const Track track : kAllTracks) carried[track] = kUnknown * drift_of(track, kWeights);
  each_squire(table, [&](Squire squire) {
    if (!judges(table, squire)) return;
    const Race race(table, table.options.owner(squire), squire, kDealt - 1, kWeights);
    const Gains gains(race, CardSet::full(), carried, {kWeights.kept_played, kWeights.kept_played});
    for (const Card card : CardSet::full()) {
      odds_[squire][static_cast<std::size_t>(card)] = exponential(gains.best_of(card) / kTemperature);
    }
  });
}

// Goes backwards through the packs: putting each kept card back gives the pack it was chosen from.
float Likelihood::operator()(const State& state) const {
  const OpenTable& table = state.table;
  const bool drafting = cards_kept(table) < kDealt;
  float likelihood = 1;
  each_squire(table, [&](Squire home) {
    CardSet pack = drafting ? state.secrets.hands[home].cards() : CardSet();
    for (int step = kDealt - 1; step >= 0; --step) {
      const Squire holder = holder_of(table, home, step);
      if (step >= cards_taken(table, holder)) continue;
      const Card kept = state.secrets.picks[holder][static_cast<std::size_t>(step)];
      pack.add(kept);
      if (!judges(table, holder)) continue;
      float sum = 0;
      for (const Card card : pack) sum += odds_[holder][static_cast<std::size_t>(card)];
      likelihood *= odds_[holder][static_cast<std::size_t>(kept)] / sum;
    }
  });
  return likelihood;
}

}  // namespace roundtable::academy
