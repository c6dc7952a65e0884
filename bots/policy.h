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

// Settings of a game's search, found by experiments (docs/bots.md).
struct SearchSettings {
  float exploration;  // weight of the heuristic's preference against results
  float prior;        // temperature of the heuristic's preference
  float playout;      // temperature of play outside the tree
  int horizon;        // rounds or turns to play before the position is evaluated
};

// A table that a heuristic has to serve.
struct TableKind {
  int players;
  std::string_view options;  // JSON
};

// A game's heuristic: a value for each choice and for a position. `greedy` plays by it and `search` is guided by it.
// Specialised in bots/NAME/policy.h, beside its weights; other games have the PlainPolicy below.
//
// It reads only the open table, the asked seat's own cards and its deductions: a view and any state with that view give
// the same values. So a search imagines the same players that sit at the table.
//
// Optional: a class `Likelihood`, made from a view, that says whether it distinguishes states of that view (`tells()`)
// and gives their relative likelihood; `imagine_forgetfully(view, rng)`, a state for a player without memory (both for
// belief.h); and `kTuningTables`, the tables for tuning weights (lab/tuning.h).
template <Game G>
struct PolicyOf;

// The weights consist of floats only, so that a tuner can change each of them.
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
                   // Sets a value for each choice, higher is better: a difference of about one point is a clear
                   // preference.
                   P::judge(view, choices, weights, values);
                   P::judge(state, seat, choices, weights, values);
                   // Each seat's expected share of the victory, with sum 1; once the game is over, its real share.
                   { P::outlook(state, weights) } -> std::same_as<std::array<float, kMaxSeats>>;
                   // Whether other players do not see the choice, at least not at once.
                   { P::is_secret(action) } -> std::same_as<bool>;
                   { P::kSearch } -> std::convertible_to<SearchSettings>;
                 };

// For games without a heuristic: all choices are equal and hidden, and the leader is likelier to win.
template <Game G>
struct PlainPolicy {
  struct Weights {
    float lead = 0.2F;  // weight of a point of lead in a logistic curve
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
