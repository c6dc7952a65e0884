#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "python/core/observation.h"

namespace roundtable::python {

// A deal as draws of one card after the other: hands of `sizes` cards out of `cards`, all physical cards equally
// likely.
struct Deal {
  struct Cards {
    std::string text;
    int copies = 0;
  };
  std::vector<int> sizes;
  std::vector<Cards> cards;
};

// Numbers for learning programs: observations and actions of a game. Specialised in python/GAME/space.h.
template <Game G>
struct SpaceOf;

template <class N, class G>
concept Space = requires(const typename G::State& state, const typename G::View& view, const typename G::Action& action,
                         Seat seat, Observation& out) {
  // Every action has a number below kActions. At one decision different actions have different numbers.
  { N::kActions } -> std::convertible_to<int>;
  { N::number(view, action) } -> std::same_as<int>;
  { N::action_names() } -> std::same_as<std::vector<std::string>>;
  // From a seat's view: nothing that the seat cannot know.
  N::observe(view, out);
  // Hidden information, in the same order of seats.
  N::reveal(state, seat, out);
  { N::kMostNumbers } -> std::convertible_to<int>;  // of both together
  // The deal that is due; no cards if another chance event is due.
  { N::deal(state) } -> std::same_as<Deal>;
  // All outcomes of other events that the game's `outcomes` does not list; they are equally likely.
  { N::equal_outcomes(state) } -> std::same_as<std::vector<typename G::Outcome>>;
};

}  // namespace roundtable::python
