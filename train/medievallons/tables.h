#pragma once

#include <array>

#include "engine/medievallons/game.h"
#include "train/tables.h"

namespace roundtable::train {

template <>
struct TablesOf<medievallons::Medievallons> {
  using Options = medievallons::Options;

  static constexpr float kPoint = 0.3F;   // points are guilds
  static constexpr float kReason = 1.0F;  // ways to win
  static constexpr Piles kPiles = {};
  static constexpr int kNamed = 4;
  static constexpr std::array kDrawn = {0, 1, 2, 2, 3, 3};
  static Options named(int number) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + number);
    return options;
  }
  // Half of them are for two players: the most popular game, and the longest.
  static Options any(Rng& rng) {
    const std::uint64_t dice = rng();
    Options options = named((dice & 1U) == 0 ? 0 : 1 + static_cast<int>((dice >> 1U) % 3));
    if (((dice >> 48U) & 7U) == 0) options.max_turns = 20 + static_cast<std::int32_t>((dice >> 32U) % 200);
    return options;
  }
};

}  // namespace roundtable::train
