#pragma once

#include <array>
#include <string_view>

#include "engine/academy/game.h"

namespace roundtable::academy::bots {

struct StepBack {
  static constexpr Advanced kRule = Advanced::StepBack;

  struct Weights {
    float step_back = 0.158F;  // the lost square

    static constexpr std::array<std::string_view, 1> kNames = {"step_back"};
  };
};

}  // namespace roundtable::academy::bots
