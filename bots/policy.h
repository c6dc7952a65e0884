#pragma once

#include <array>
#include <concepts>
#include <span>
#include <string_view>

#include "engine/core/game.h"

namespace roundtable {

// How a game is searched. Found by trying (docs/bots.md).
struct SearchSettings {
  float exploration;  // how far the judgement's favourites are preferred to what has proved good
  float prior;        // the temperature at which the judgement becomes a preference
  float playout;      // and at which everybody plays on outside the tree
  int horizon;        // for how many steps of the game's clock; then the position is judged
};

// A game's hand-written judgement: how good each choice looks at a glance, and how a position stands. It is what
// `greedy` plays by and what guides `search`. Specialised for each game beside its weights.
//
// Judging reads the open table, the asked seat's own cards and what it has worked out, and nothing else: from a view
// and from any state with that view the same values come out. So what plays in a search's thoughts is what plays at the
// table.
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
                   // How far the game is, in steps that thinking ahead is measured by: rounds, or turns.
                   { P::clock(state) } -> std::same_as<int>;
                   // Whether the others do not see what was chosen, at least not at once.
                   { P::is_secret(action) } -> std::same_as<bool>;
                   { P::kSearch } -> std::convertible_to<SearchSettings>;
                 };

}  // namespace roundtable
