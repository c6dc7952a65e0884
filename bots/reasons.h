#pragma once

#include <optional>

#include "bots/comparison.h"
#include "bots/net/net_judge.h"

// Reasons for a choice: its effect on the topics of a game's explanations (NetOf<G>::kReasonNames), such as points by
// track. It is compared with the other choices, weighted by preference, in games imagined from the seat's view, the
// same for all choices.

namespace roundtable {

template <LearnedGame G>
using ReasonValues = std::array<double, NetOf<G>::kReasons>;

// The seat's final gains, as predicted by its net at its next question.
template <LearnedGame G>
ReasonValues<G> expected_by_net(NetJudge<G>& judge, typename G::State& state, Seat seat, Rng& rng) {
  constexpr float kAsTaught = 1.0F;
  judge.play_until(state, kAsTaught, rng,
                   [&] { return G::deciders(state).has(seat) && G::legal(state, seat).size() > 1; });
  const auto so_far = NetOf<G>::reasons(state, seat);
  ReasonValues<G> values{};
  std::ranges::copy(so_far, values.begin());
  if (G::deciders(state).over()) return values;
  const auto thought = judge.think(judge.show(NetOf<G>::seen(state, seat), seat));
  const auto to_come = judge.reasons(thought, seat, G::players(G::options(state)));
  for (std::size_t i = 0; i < values.size(); ++i) values[i] += static_cast<double>(to_come[i]);
  return values;
}

// The seat's final gains if all play on by the heuristic.
template <LearnedGame G>
ReasonValues<G> expected_by_hand(Judge<G>& judge, typename G::State& state, Seat seat, Rng& rng) {
  judge.play_on(state, PolicyOf<G>::kSearch.playout, kToTheEnd, rng);
  ReasonValues<G> values{};
  std::ranges::copy(NetOf<G>::reasons(state, seat), values.begin());
  return values;
}

// Adds reasons to the opinions, one for each choice: by the net if there is one, otherwise by the heuristic.
template <LearnedGame G>
void add_reasons(const Result<SharedNet>& net, const typename G::View& view, const typename G::Choices& choices,
                 Rng& rng, std::vector<Opinion<G>>& opinions) {
  constexpr auto kReasons = static_cast<std::size_t>(NetOf<G>::kReasons);
  const Seat seat = view.viewer.seat();
  NullSink nobody;
  Judge<G> by_hand;
  std::optional<NetJudge<G>> learned;
  if (net) learned.emplace(*net);
  const auto preferences = learned ? learned->values(view, choices) : by_hand.values(view, choices);
  soften(preferences, learned ? 1.0F : PolicyOf<G>::kSearch.prior);
  Comparison comparison(preferences, kReasons);
  const int in_all = learned ? 256 : 1600;  // for all choices together; playing by the heuristic has more variance
  const int games = std::clamp(in_all / choices.size(), 8, in_all / 8);
  std::vector<double> values;
  for (int game = 0; game < games; ++game) {
    const std::uint64_t seed = rng();
    values.clear();
    for (const auto action : choices) {
      Rng dice(seed);
      auto state = G::imagine(view, dice);
      G::apply(state, seat, action, nobody);
      const auto expected =
          learned ? expected_by_net<G>(*learned, state, seat, dice) : expected_by_hand<G>(by_hand, state, seat, dice);
      values.insert(values.end(), expected.begin(), expected.end());
    }
    comparison.add(values);
  }
  for (std::size_t choice = 0; choice < opinions.size(); ++choice) {
    for (std::size_t reason = 0; reason < kReasons; ++reason) {
      const int hundredths = comparison.difference(choice, reason);
      if (hundredths != 0) opinions[choice].reasons.push_back({NetOf<G>::kReasonNames[reason], hundredths});
    }
  }
}

}  // namespace roundtable
