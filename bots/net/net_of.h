#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>

#include "bots/net/net_search_settings.h"
#include "engine/core/game.h"

namespace roundtable {

// Inputs and outputs of a game's net. Specialised in bots/NAME/net.h for games with a net. The same functions run
// natively, in WebAssembly and on a GPU, one thread a game: no allocation, no exceptions.
//
// Everything is relative to the asked seat: itself first, then the others clockwise. A view and any state with that
// view give the same inputs.
template <Game G>
struct NetOf;

// Unlisted inputs are 0; most listed ones are 1.
constexpr int kMostInput = 127;

template <class N, class G>
concept GameNet =
    requires(const typename G::State& state, const typename G::View& view, const typename N::Seen& seen, Seat seat,
             const typename G::Action& action, void (*put)(int input, int value), std::int32_t (*answer)(int output)) {
      { N::kInputs } -> std::convertible_to<int>;
      { N::kMoves } -> std::convertible_to<int>;
      { N::seen(state, seat) } -> std::same_as<typename N::Seen>;
      { N::seen(view) } -> std::same_as<typename N::Seen>;
      // Puts every non-zero input once.
      N::show(seen, put);
      // The part of the net that answers, from 0 to kParts - 1. The inputs must determine it.
      { N::kParts } -> std::convertible_to<int>;
      { N::part(seen) } -> std::same_as<int>;
      // The output for this choice, from 0 to kMoves - 1.
      { N::move(seen, action) } -> std::same_as<int>;
      // An addition to a choice's logit: `answer` turns kMore outputs into a function of the choice.
      { N::kMore } -> std::convertible_to<int>;
      { N::more(seen, answer)(action) } -> std::same_as<std::int32_t>;
      // Default settings of a search with it.
      { N::kSearch } -> std::convertible_to<NetSearchSettings>;
      // Topics of explanations, with their names in JSON.
      { N::kReasonsAreShares } -> std::convertible_to<bool>;
      { N::kReasonNames } -> std::convertible_to<std::array<std::string_view, N::kReasons>>;
      // A seat's gains so far for each topic. The net predicts future gains; with kReasonsAreShares probabilities with
      // sum 1.
      { N::reasons(state, seat) } -> std::same_as<std::array<std::int16_t, N::kReasons>>;
    };

}  // namespace roundtable
