#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <span>
#include <string_view>

#include "bots/share.h"
#include "bots/soft.h"
#include "engine/core/game.h"

namespace roundtable {

// How a game is searched. Found by trying (docs/bots.md).
struct SearchSettings {
  float exploration;  // how far the judgement's favourites are preferred to what has proved good
  float prior;        // the temperature at which the judgement becomes a preference
  float playout;      // and at which everybody plays on outside the tree
  int horizon;        // for how many rounds or turns; then the position is judged
};

// A table that a judgement has to serve.
struct TableKind {
  int players;
  std::string_view options;  // JSON
};

// A game's hand-written judgement: how good each choice looks at a glance, and how a position stands. It is what
// `greedy` plays by and what guides `search`. Specialised in bots/NAME/policy.h, beside its weights; a game
// without one has the PlainPolicy below.
//
// Judging reads the open table, the asked seat's own cards and what it has worked out, and nothing else: from a view
// and from any state with that view the same values come out. So what plays in a search's thoughts is what plays at the
// table.
//
// Three things may be added: a class `Likelihood`, made of a view, that says whether it tells states of that view apart
// (`tells()`) and how likely one is beside others; `imagine_forgetfully(view, rng)`, a state as one would imagine it
// who remembers nothing (both for belief.h); and `kTuningTables`, the tables that weights are tuned at (lab/tuning.h).
template <Game G>
struct PolicyOf;

// The weights are floats and nothing else, so that a tuner can turn each of them.
template <class W>
concept WeightsTable = requires {
  requires std::is_trivially_copyable_v<W>;
  requires sizeof(W) == sizeof(float) * W::kNames.size();
  { W::kNames[0] } -> std::convertible_to<std::string_view>;
};

template <class P, class G>
concept Policy = WeightsTable<typename P::Weights> &&
                 requires(const typename G::State& state, const typename G::View& view, Seat seat,
                          const typename G::Choices& choices, const typename P::Weights& weights,
                          const typename G::Action& action, std::span<float> values) {
                   // Fills in a value for each choice, the higher the better: about a point of difference is a clear
                   // preference.
                   P::judge(view, choices, weights, values);
                   P::judge(state, seat, choices, weights, values);
                   // The share of the victory each seat may expect as things stand, together 1; once the game is over,
                   // what it got.
                   { P::outlook(state, weights) } -> std::same_as<std::array<float, kMaxSeats>>;
                   // Whether the others do not see what was chosen, at least not at once.
                   { P::is_secret(action) } -> std::same_as<bool>;
                   { P::kSearch } -> std::convertible_to<SearchSettings>;
                 };

// The judgement of a game that brings none: every choice looks alike, nobody sees what was chosen, and whoever is ahead
// is likelier to win.
template <Game G>
struct PlainPolicy {
  struct Weights {
    float lead = 0.2F;  // of a point, as in a logistic curve
    static constexpr std::array<std::string_view, 1> kNames = {"lead"};
  };

  static void judge(const typename G::View& /*view*/, const typename G::Choices& /*choices*/,
                    const Weights& /*weights*/, std::span<float> values) {
    std::ranges::fill(values, 0.0F);
  }
  static void judge(const typename G::State& /*state*/, Seat /*seat*/, const typename G::Choices& /*choices*/,
                    const Weights& /*weights*/, std::span<float> values) {
    std::ranges::fill(values, 0.0F);
  }
  static std::array<float, kMaxSeats> outlook(const typename G::State& state, const Weights& weights) {
    const Standing standing = G::standing(state);
    if (G::deciders(state).over()) return shares(standing.winners);
    std::array<float, kMaxSeats> chances{};
    const auto players = static_cast<std::size_t>(G::players(G::options(state)));
    for (std::size_t i = 0; i < players; ++i) chances[i] = static_cast<float>(standing.scores[i]) * weights.lead;
    soften(std::span(chances).first(players), 1.0F);
    return chances;
  }
  static bool is_secret(const typename G::Action& /*action*/) { return true; }
  static constexpr SearchSettings kSearch = {.exploration = 1.0F, .prior = 1.0F, .playout = 1.0F, .horizon = 1'000'000};
};

}  // namespace roundtable
