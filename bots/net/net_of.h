#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>

#include "bots/net/net_search_settings.h"
#include "engine/core/game.h"

namespace roundtable {

// What a game's net is shown and what its answers mean. Specialised in bots/NAME/net.h for games that have learned to
// play. The same functions run natively, in WebAssembly and on a GPU, one thread a game: they allocate nothing and
// throw nothing.
//
// Everything is told as the asked seat sees it: itself first, then the others by seat to the left. From a view and from
// any state with that view the same inputs come out.
template <Game G>
struct NetOf;

// An input that is not listed is 0; most that are listed are 1.
constexpr int kMostInput = 127;

template <class N, class G>
concept GameNet =
    requires(const typename G::State& state, const typename G::View& view, const typename N::Seen& seen, Seat seat,
             const typename G::Action& action, void (*put)(int input, int value), std::int32_t (*answer)(int output)) {
      { N::kInputs } -> std::convertible_to<int>;
      { N::kMoves } -> std::convertible_to<int>;
      { N::seen(state, seat) } -> std::same_as<typename N::Seen>;
      { N::seen(view) } -> std::same_as<typename N::Seen>;
      // Puts every input that is not 0, each once.
      N::show(seen, put);
      // Which part of the net answers, from 0 to kParts - 1. What is shown tells parts apart.
      { N::kParts } -> std::convertible_to<int>;
      { N::part(seen) } -> std::same_as<int>;
      // The output that speaks of this choice, from 0 to kMoves - 1.
      { N::move(seen, action) } -> std::same_as<int>;
      // What else speaks of it, made of kMore outputs that `answer` gives: a function of the choice, whose whole
      // numbers are added.
      { N::kMore } -> std::convertible_to<int>;
      { N::more(seen, answer)(action) } -> std::same_as<std::int32_t>;
      // How a search with it thinks, unless told otherwise.
      { N::kSearch } -> std::convertible_to<NetSearchSettings>;
      // What explanations are about, as JSON names it.
      { N::kReasonsAreShares } -> std::convertible_to<bool>;
      { N::kReasonNames } -> std::convertible_to<std::array<std::string_view, N::kReasons>>;
      // What a seat has so far of each of them. The net tells what is still to come.
      // With kReasonsAreShares that is how likely each is, together 1.
      { N::reasons(state, seat) } -> std::same_as<std::array<std::int16_t, N::kReasons>>;
    };

}  // namespace roundtable
