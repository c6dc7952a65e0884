#pragma once

#include <array>
#include <string_view>

#include "bots/academy/net_groups.h"
#include "bots/academy/places.h"

namespace roundtable::academy::bots {

struct Dragon {
  static constexpr Variation kRule = Variation::Dragon;

  struct Weights {
    float dragon_coats = 1.29F;  // positive coats that a squire gets a round

    static constexpr std::array<std::string_view, 1> kNames = {"dragon_coats"};
  };

  // Before Quests is scored.
  static int positive_coats(const OpenTable& table, Squire squire) {
    int count = 0;
    for (int round = 1; round <= table.round; ++round) {
      count += table.ledger.paid(Track::Jousts, round)[squire] > 0 ? 1 : 0;
      count += table.ledger.paid(Track::Tournaments, round)[squire] > 0 ? 1 : 0;
      if (table.ledger.paid(Track::King, round)[squire] > 0) count += table.ledger.king_paid_twice(round) ? 2 : 1;
    }
    return count;
  }

  static ByPlace prizes(const OpenTable& table, Squire racer, const Weights& weights) {
    const auto rounds = static_cast<float>(kRounds + 1 - table.round);
    const float coats = static_cast<float>(positive_coats(table, racer)) + weights.dragon_coats * rounds;
    ByPlace places{};
    places[table.squires - 1U] = -coats / 2;
    places[0] = coats;
    places[1] = coats / 2;
    return places;
  }

  static PlacePay places(const OpenTable& table, Squire squire) {
    const int coats = positive_coats(table, squire);
    return {.first = coats, .second = coats / 2, .last = -(coats / 2)};
  }

  static constexpr int kInputs = inputs::kSlots;  // pairs of positive coats
  template <class Seen, class Put>
  static void show(const Seen& seen, int at, Put& put) {
    for (int slot = 0; slot < inputs::kSlots; ++slot) {
      const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
      if (squire == kNoSquire) continue;
      detail::put_some(put, at + slot, detail::in_twos(positive_coats(seen.table, squire)));
    }
  }
};

}  // namespace roundtable::academy::bots
