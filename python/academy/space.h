#pragma once

// Observations and actions of Medieval Academy as numbers. Squires are numbered clockwise from the seat's first squire.

#include "engine/academy/game.h"
#include "python/core/space.h"

namespace roundtable::python {

template <>
struct SpaceOf<academy::Academy> {
  static constexpr int kActions = 146;
  static constexpr int kMostNumbers = 2048;

  static int number(const academy::View& view, academy::Action action);
  static std::vector<std::string> action_names();
  static void observe(const academy::View& view, Observation& out);
  static void reveal(const academy::State& state, Seat seat, Observation& out);
  static Deal deal(const academy::State& state);
  static std::vector<academy::Outcome> equal_outcomes(const academy::State& state);
};

static_assert(Space<SpaceOf<academy::Academy>, academy::Academy>);

}  // namespace roundtable::python
