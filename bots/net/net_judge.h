#pragma once

#include "bots/net/game_net.h"
#include "bots/playout.h"

namespace roundtable {

// A net's evaluation of positions, and play by it.
template <Game G>
class NetJudge : public PlaysByValues<G, NetJudge<G>> {
 public:
  using Net = NetOf<G>;
  using Seen = typename Net::Seen;
  using Choices = typename G::Choices;

  explicit NetJudge(SharedNet net) : net_(std::move(net)) {}

  // Logits: at temperature 1 the net's own distribution.
  std::span<float> values(const typename G::View& view, const Choices& choices) {
    return values(Net::seen(view), view.viewer.seat(), choices);
  }
  std::span<float> values(const typename G::State& state, Seat seat, const Choices& choices) {
    return values(Net::seen(state, seat), seat, choices);
  }

  // The same in steps, for several answers about one position. Valid until that seat is shown the next one.
  const Network::Footing& show(const Seen& seen, Seat seat) {
    std::size_t shown = 0;
    Net::show(seen, [&](int input, int value) {
      inputs_[shown++] = {static_cast<std::uint16_t>(input), static_cast<std::int16_t>(value)};
    });
    auto& footing = footings_[static_cast<std::size_t>(seat)];
    net_->step(std::span(inputs_).first(shown), Net::part(seen), footing);
    return footing;
  }
  Network::Thought think(const Network::Footing& shown) const { return net_->think(shown); }
  void tell_values(const Network::Thought& thought, const Seen& seen, const Choices& choices,
                   std::span<float> values) const {
    const auto more =
        Net::more(seen, [&](int output) { return net_->answer(thought, NetOutputs<Net>::kMore + output); });
    for (int i = 0; i < choices.size(); ++i) {
      const auto choice = choices[i];
      values[static_cast<std::size_t>(i)] =
          net_->as_logit(net_->answer(thought, Net::move(seen, choice)) + more(choice));
    }
  }
  // Shares of the victory by seat, with sum 1.
  std::array<float, kMaxSeats> shares(const Network::Thought& thought, Seat asked, int players) const {
    std::array<float, kMaxSeats> logits{};
    for (int i = 0; i < players; ++i) {
      const auto seat = static_cast<std::size_t>((index(asked) + i) % players);
      logits[seat] = net_->logit(thought, NetOutputs<Net>::kShares + i);
    }
    soften(std::span(logits).first(static_cast<std::size_t>(players)), 1.0F);
    return logits;
  }
  // Expected future gain of each topic of explanations. If they are shares: the seat's ways to win, with its share as
  // sum, then those of the others.
  std::array<float, Net::kReasons> reasons(const Network::Thought& thought, Seat seat, int players) const {
    std::array<float, Net::kReasons> reasons{};
    for (int i = 0; i < Net::kReasons; ++i) {
      reasons[static_cast<std::size_t>(i)] = net_->logit(thought, NetOutputs<Net>::kReasons + i);
    }
    if constexpr (Net::kReasonsAreShares) {
      const float own = shares(thought, seat, players)[static_cast<std::size_t>(seat)];
      constexpr std::size_t kWays = reasons.size() / 2;
      divide(own, std::span(reasons).template first<kWays>());
      divide(1 - own, std::span(reasons).template last<kWays>());
    }
    return reasons;
  }

 private:
  // Divides `whole` in proportion to these.
  static void divide(float whole, std::span<float> ways) {
    float sum = 0;
    for (float& way : ways) sum += way = std::max(way, 0x1p-10F);
    for (float& way : ways) way *= whole / sum;
  }
  std::span<float> values(const Seen& seen, Seat seat, const Choices& choices) {
    const auto values = this->room(choices.size());
    tell_values(think(show(seen, seat)), seen, choices, values);
    return values;
  }

  SharedNet net_;
  std::array<NetInput, Net::kInputs> inputs_;
  std::array<Network::Footing, kMaxSeats> footings_;  // a seat's view changes little between questions
};

}  // namespace roundtable
