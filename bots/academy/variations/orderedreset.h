#pragma once

#include <array>
#include <string_view>

#include "engine/academy/game.h"

namespace roundtable::academy::bots {

// A better place in round 3 is a better start into round 4.
struct OrderedReset {
  static constexpr Advanced kRule = Advanced::OrderedReset;

  struct Weights {
    float head_start = 0.512F;  // a square kept over the reset

    static constexpr std::array<std::string_view, 1> kNames = {"head_start"};
  };

  static bool keeps_order(const OpenTable& table, Track track) {
    return table.round <= kResetRound && track < Track::King;
  }
};

}  // namespace roundtable::academy::bots
