#pragma once

#include <array>

#include "bots/academy/net_piles.h"
#include "engine/academy/game.h"
#include "train/tables.h"

namespace roundtable::train {

template <>
struct TablesOf<academy::Academy> {
  using Options = academy::Options;

  static constexpr float kPoint = 0.1F;   // a lead of ten points counts as one
  static constexpr float kReason = 0.2F;  // points a track
  static constexpr Piles kPiles = {academy::inputs::kSorted.at, academy::outputs::kSplit.at,
                                   academy::outputs::kCardsWeighed};
  static_assert(academy::outputs::kAssign.at == academy::outputs::kSplit.at + academy::outputs::kPiles);
  static constexpr int kNamed = 7;
  static constexpr std::array kDrawn = {0, 1, 2, 3, 4, 4, 4, 5, 6};  // Lancelot takes longest to learn
  static Options named(int number) {
    Options options;
    options.players = static_cast<std::uint8_t>(number < 3 ? 3 + number : number < 5 ? 2 : 4);
    if (number == 3) options.two = academy::Two::Karadoc;
    if (number == 4) options.two = academy::Two::Lancelot;
    if (number == 5) add_rules(options, 0x1F8);  // all variations
    if (number == 6) add_rules(options, 0x7);    // all advanced rules
    return options;
  }
  // Any number of players, any rules, and house values at one table in eight.
  static Options any(Rng& rng) {
    const std::uint64_t dice = rng();
    Options options = named(static_cast<int>(dice % 5));
    add_rules(options, static_cast<unsigned>(dice >> 32U));
    if (((dice >> 48U) & 7U) == 0) change_values(options.values, rng);
    return options;
  }

 private:
  static void add_rules(Options& options, unsigned bits) {
    for (unsigned i = 0; i < academy::kAdvancedNames.size(); ++i) {
      if (((bits >> i) & 1U) != 0) options.advanced.add(static_cast<academy::Advanced>(i));
    }
    for (unsigned i = 0; i < academy::kVariationNames.size(); ++i) {
      if (((bits >> (3 + i)) & 1U) != 0) options.variations.add(static_cast<academy::Variation>(i));
    }
  }
  static int between(Rng& rng, int low, int high) {
    return low + static_cast<int>(below(rng, static_cast<std::uint32_t>(high - low + 1)));
  }
  static void change_values(academy::Values& values, Rng& rng) {
    for (auto& points : values.quests) points = static_cast<std::int8_t>(points + between(rng, -3, 5));
    for (auto& points : values.charity) points = static_cast<std::int8_t>(points + between(rng, -4, 3));
    values.cup_reach = static_cast<std::int8_t>(between(rng, 4, 8));
    values.cup_middle = between(rng, 0, 1) == 1;
    int paid = 0;
    for (auto& points : values.king_squares) {
      points = static_cast<std::int8_t>(paid);
      paid += between(rng, 0, 3) == 0 ? 2 : between(rng, 0, 1);
    }
  }
};

}  // namespace roundtable::train
