#pragma once

#include "bots/judgement.h"
#include "bots/key_index.h"
#include "bots/net/net_judge.h"
#include "bots/net/net_settings.h"

namespace roundtable {

// Evaluation by a net. At a leaf the net of the asked seat evaluates all seats. Its answers depend on its inputs only,
// so they are cached within a decision.
template <Game G>
class NetJudgement {
 public:
  using State = typename G::State;
  using Choices = typename G::Choices;

  static constexpr bool kLearned = true;

  NetJudgement(SharedNet net, const NetSearchSettings& settings) : judge_(std::move(net)), settings_(settings) {}

  void begin(Seat own) {
    own_ = own;
    hand_.begin(own);
    remembered_ = KeyIndex();
    memory_.clear();
  }
  float exploration() const { return settings_.exploration; }
  AtNew at_new(Seat seat) const {
    if (plays_on()) return AtNew::Choose;
    return seat == own_ || settings_.leaf == NetSearchSettings::Leaf::Any ? AtNew::Stop : AtNew::GoOn;
  }
  std::span<const float> chances(const State& state, Seat seat, const Choices& choices) {
    if (seat != own_ && settings_.others == NetSearchSettings::Others::Hand) return hand_.chances(state, seat, choices);
    const std::size_t at = recall(state, seat, choices);
    return std::span(memory_).subspan(at + kMaxSeats, static_cast<std::size_t>(choices.size()));
  }
  std::array<float, kMaxSeats> outcome(State& state, Rng& rng) {
    if (plays_on()) play_on(state, rng);
    go_to_next_question<G>(state, rng);
    if (G::deciders(state).over()) return shares(G::standing(state).winners);
    const Seat seat = G::deciders(state).seats().lowest();
    const std::size_t at = recall(state, seat, G::legal(state, seat));
    std::array<float, kMaxSeats> shares{};
    std::copy_n(&memory_[at], kMaxSeats, shares.begin());
    return shares;
  }

  // For halving at the root: the number of candidates, the net's value of each choice, and its weight beside the
  // results.
  bool halves() const { return settings_.root == NetSearchSettings::Root::Halving; }
  int candidates(std::int64_t playouts) const {
    constexpr int kLeastTries = 4;  // tries of each, on average
    if (playouts == 0) return settings_.candidates;
    return static_cast<int>(std::clamp<std::int64_t>(playouts / kLeastTries, 1, settings_.candidates));
  }
  std::span<const float> prefer(const typename G::View& view, const Choices& choices) {
    const auto values = judge_.values(view, choices);
    preferences_.assign(values.begin(), values.end());
    for (float& preference : preferences_) preference /= settings_.prior;
    return preferences_;
  }
  double preference(int choice) const { return static_cast<double>(preferences_[static_cast<std::size_t>(choice)]); }
  double trust(int tries) const {
    constexpr int kSureOf = 50;
    return static_cast<double>(settings_.trust) * (kSureOf + tries);
  }

 private:
  bool plays_on() const { return settings_.leaf == NetSearchSettings::Leaf::Round; }

  void play_on(State& state, Rng& rng) {
    if (settings_.beyond == NetSearchSettings::Beyond::Hand) return hand_.play_on(state, rng);
    judge_.play_on(state, settings_.playout, 1, rng);
  }

  // Index of the cached answer: each seat's share, and the probability of each choice.
  std::size_t recall(const State& state, Seat seat, const Choices& choices) {
    const auto seen = NetOf<G>::seen(state, seat);
    const auto& shown = judge_.show(seen, seat);
    const auto asked = static_cast<std::uint64_t>(choices.size() * kMaxSeats + index(seat));
    const std::uint64_t key = well_mixed(shown.key + asked) | 1U;
    const auto found = remembered_.find(key);
    if (found != KeyIndex::kNone) return found;
    const auto at = memory_.size();
    remembered_.put(key, static_cast<std::uint32_t>(at));
    const auto thought = judge_.think(shown);
    const auto shares = judge_.shares(thought, seat, G::players(G::options(state)));
    memory_.insert(memory_.end(), shares.begin(), shares.end());
    memory_.resize(memory_.size() + static_cast<std::size_t>(choices.size()));
    const auto chances = std::span(memory_).subspan(at + kMaxSeats);
    judge_.tell_values(thought, seen, choices, chances);
    soften(chances, settings_.prior);
    return at;
  }

  NetJudge<G> judge_;
  NetSearchSettings settings_;
  HandJudgement<G> hand_;
  Seat own_{};
  KeyIndex remembered_;
  std::vector<float> memory_;
  std::vector<float> preferences_;
};

// The heuristic, with the net's value for positions at its horizon.
template <Game G>
class NetOutlook : public HandJudgement<G> {
 public:
  explicit NetOutlook(SharedNet net) : net_(std::move(net)) {}

  std::array<float, kMaxSeats> outcome(typename G::State& state, Rng& rng) {
    this->play_on(state, rng);
    go_to_next_question<G>(state, rng);
    if (G::deciders(state).over()) return shares(G::standing(state).winners);
    const Seat seat = G::deciders(state).seats().lowest();
    const auto thought = net_.think(net_.show(NetOf<G>::seen(state, seat), seat));
    return net_.shares(thought, seat, G::players(G::options(state)));
  }

 private:
  NetJudge<G> net_;
};

}  // namespace roundtable
