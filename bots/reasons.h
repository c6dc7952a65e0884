#pragma once

#include <cmath>

#include "bots/net/net_judge.h"

// Why a choice is good or bad: what it changes of the things that a game's explanations are about
// (NetOf<G>::kReasonNames), such as the points of each track. It is compared with the other choices at hand, each
// counted by how much it is preferred, in games that are imagined from the seat's view, the same ones for all choices.

namespace roundtable {

template <LearnedGame G>
using ReasonValues = std::array<double, NetOf<G>::kReasons>;

// What the seat will have at the end by what its net says at its next question.
template <LearnedGame G>
ReasonValues<G> expected_by_net(NetJudge<G>& judge, typename G::State& state, Seat seat, Rng& rng) {
  constexpr float kAsTaught = 1.0F;
  judge.play_until(state, kAsTaught, rng,
                   [&] { return G::deciders(state).has(seat) && G::legal(state, seat).size() > 1; });
  const auto so_far = NetOf<G>::reasons(state, seat);
  ReasonValues<G> values{};
  std::ranges::copy(so_far, values.begin());
  if (G::deciders(state).over()) return values;
  const auto to_come = judge.reasons(judge.think(judge.show(NetOf<G>::seen(state, seat), seat)));
  for (std::size_t i = 0; i < values.size(); ++i) values[i] += static_cast<double>(to_come[i]);
  return values;
}

// What it has at the end if everybody plays on by the hand-written judgement.
template <LearnedGame G>
ReasonValues<G> expected_by_hand(Judge<G>& judge, typename G::State& state, Seat seat, Rng& rng) {
  judge.play_on(state, PolicyOf<G>::kSearch.playout, kToTheEnd, rng);
  ReasonValues<G> values{};
  std::ranges::copy(NetOf<G>::reasons(state, seat), values.begin());
  return values;
}

// Adds to each opinion what `expect(state, rng)` says of the games after its choice. What those games do not agree on
// is left out: it may be chance. `preferences` are chances that add up to 1.
template <LearnedGame G, class Expect>
void add_reasons(const typename G::View& view, std::span<const float> preferences, int games, Rng& rng, Expect expect,
                 std::vector<Opinion<G>>& opinions) {
  constexpr double kSure = 2.5;       // times the standard error
  constexpr double kAnyChoice = 0.1;  // part of the comparison in which all choices count alike
  struct Sums {
    double sum = 0;
    double squares = 0;
  };
  const std::size_t count = opinions.size();
  const Seat seat = view.viewer.seat();
  NullSink nobody;
  std::vector<double> weights(count);
  for (std::size_t c = 0; c < count; ++c) {
    weights[c] = (1 - kAnyChoice) * static_cast<double>(preferences[c]) + kAnyChoice / static_cast<double>(count);
  }
  std::vector<ReasonValues<G>> values(count);
  std::vector<std::array<Sums, NetOf<G>::kReasons>> differences(count);
  for (int game = 0; game < games; ++game) {
    const std::uint64_t seed = rng();
    for (std::size_t c = 0; c < count; ++c) {
      Rng dice(seed);
      auto state = G::imagine(view, dice);
      G::apply(state, seat, opinions[c].action, nobody);
      values[c] = expect(state, dice);
    }
    for (std::size_t r = 0; r < NetOf<G>::kReasons; ++r) {
      double mean = 0;
      for (std::size_t c = 0; c < count; ++c) mean += weights[c] * values[c][r];
      for (std::size_t c = 0; c < count; ++c) {
        const double difference = (values[c][r] - mean) / (1 - weights[c]);  // to the mean of the others
        differences[c][r].sum += difference;
        differences[c][r].squares += difference * difference;
      }
    }
  }
  for (std::size_t c = 0; c < count; ++c) {
    for (std::size_t r = 0; r < NetOf<G>::kReasons; ++r) {
      const double mean = differences[c][r].sum / games;
      const double variance = differences[c][r].squares / games - mean * mean;
      if (mean * mean * (games - 1) < kSure * kSure * variance) continue;
      const auto hundredths = static_cast<int>(std::lround(100 * mean));
      if (hundredths != 0) opinions[c].reasons.push_back({NetOf<G>::kReasonNames[r], hundredths});
    }
  }
}

// By the net if there is one, otherwise by hand.
template <LearnedGame G>
void add_reasons(const Result<SharedNet>& net, const typename G::View& view, const typename G::Choices& choices,
                 Rng& rng, std::vector<Opinion<G>>& opinions) {
  // In all, for all choices.
  constexpr int kGamesByNet = 256;
  constexpr int kGamesByHand = 1600;
  const auto games = [&](int in_all) { return std::clamp(in_all / choices.size(), 8, in_all / 8); };
  const Seat seat = view.viewer.seat();
  const auto explain = [&](auto judge, float temperature, int in_all, auto expected) {
    const auto values = judge.values(view, choices);
    std::vector<float> preferences(values.begin(), values.end());
    soften(preferences, temperature);
    add_reasons<G>(
        view, preferences, games(in_all), rng,
        [&](auto& state, Rng& dice) { return expected(judge, state, seat, dice); }, opinions);
  };
  if (net) {
    explain(NetJudge<G>(*net), 1.0F, kGamesByNet, expected_by_net<G>);
  } else {
    explain(Judge<G>(), PolicyOf<G>::kSearch.prior, kGamesByHand, expected_by_hand<G>);
  }
}

}  // namespace roundtable
