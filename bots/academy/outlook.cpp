#include "bots/academy/outlook.h"

#include <span>

#include "bots/academy/race.h"
#include "bots/share.h"
#include "bots/soft.h"

namespace roundtable::academy {

namespace {

// Future pay of the tracks for a squire.
float to_come(const OpenTable& table, Squire squire, const JudgementWeights& weights) {
  const Race race(table, squire, weights);
  float sum = 0;
  for (const Track track : kAllTracks) {
    const float place =
        race.square(track) + drift_of(track, weights) * static_cast<float>(cards_to_play(table, squire));
    sum += race.worth(track, place);
  }
  return sum;
}

// The lead that makes a victory e times as likely.
float safe_lead(const OpenTable& table, const JudgementWeights& weights) {
  const float lead = weights.lead_now + weights.lead_round * static_cast<float>(kRounds - table.round);
  const Options& options = table.options;
  return options.lancelot() ? lead * weights.lead_pairs : options.four_or_more() ? lead : lead * weights.lead_three;
}

}  // namespace

std::array<float, kMaxSeats> expected_points(const State& state, const JudgementWeights& weights) {
  const OpenTable& table = state.table;
  const auto points = table.ledger.points();
  std::array<float, kMaxSeats> expected{};
  each_squire(table, [&](Squire squire) {
    if (squire == table.options.neutral()) return;
    expected[static_cast<std::size_t>(table.options.owner(squire))] +=
        static_cast<float>(points[squire]) + to_come(table, squire, weights);
  });
  return expected;
}

std::array<float, kMaxSeats> expected_shares(const State& state, const JudgementWeights& weights) {
  const OpenTable& table = state.table;
  if (table.phase == Phase::Over) return shares(result(state).winners);
  auto expected = expected_points(state, weights);
  soften(std::span(expected).first(table.options.players), safe_lead(table, weights));
  return expected;
}

}  // namespace roundtable::academy
