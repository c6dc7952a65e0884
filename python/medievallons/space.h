#pragma once

// Observations and actions of Medievallons as numbers. Seats are numbered clockwise from the seat that looks.

#include "engine/medievallons/game.h"
#include "python/core/space.h"

namespace roundtable::python {

template <>
struct SpaceOf<medievallons::Medievallons> {
  static constexpr int kActions = 2753;
  static constexpr int kMostNumbers = 1024;

  static int number(const medievallons::View& view, medievallons::Action action);
  static std::vector<std::string> action_names();
  static void observe(const medievallons::View& view, Observation& out);
  static void reveal(const medievallons::State& state, Seat seat, Observation& out);
  static Deal deal(const medievallons::State& state);
  static std::vector<medievallons::Outcome> equal_outcomes(const medievallons::State& state);
};

static_assert(Space<SpaceOf<medievallons::Medievallons>, medievallons::Medievallons>);

}  // namespace roundtable::python
