#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "bots/academy/places.h"

namespace roundtable::academy::bots {

struct Scrolls {
  static constexpr Variation kRule = Variation::Scrolls;

  struct Weights {
    float scroll_pays = 0.315F;  // payments of King's Service a round

    static constexpr std::array<std::string_view, 1> kNames = {"scroll_pays"};
  };

  // Value of being at that place on King's Service. It pays all squires by square whenever a scroll is taken; the
  // second scroll empties the track.
  template <class Race>
  static float service(const Race& race, float place, const Weights& weights) {
    const OpenTable& table = race.table();
    const Row& row = table.tracks[Track::King];
    const auto& pay = table.options.values.king_squares;
    const auto paid = [&](std::size_t square) { return static_cast<float>(pay[square]); };
    float everybody = 0;  // value of a payment to the asked seat, over all squires' coats
    each_squire(table, [&](Squire squire) {
      if (squire != race.racer()) everybody += race.side(squire) * paid(static_cast<std::size_t>(row[squire].square()));
    });
    const float reached = std::clamp<float>(place, 0, kKingEnd);
    const auto below = static_cast<std::size_t>(reached);
    const std::size_t above = std::min<std::size_t>(below + 1, kKingEnd);
    const float part = reached - static_cast<float>(below);
    everybody += race.side(race.racer()) * (paid(below) + part * (paid(above) - paid(below)));
    const academy::Scrolls& lying = table.scrolls;
    const int from = row[race.racer()].square();
    const bool takes = table.options.edition != Edition::French || table.phase != Phase::Bonus;
    const bool passes_six = takes && from < kServiceHalf && reached >= kServiceHalf;
    const bool passes_twelve = takes && from < kKingEnd && reached >= kKingEnd;
    const bool six = lying.six_taker != kNoSquire || (!lying.six_gone && passes_six);
    const bool twelve = lying.twelve_taker != kNoSquire || passes_twelve;
    const float now = is_past(table, Track::King) ? 0.0F : (six ? 1.0F : 0.0F) + (twelve ? 1.0F : 0.0F);
    const float later = twelve ? 0 : weights.scroll_pays * static_cast<float>(kRounds + 1 - table.round);
    return everybody * (now + later);
  }

  static constexpr int kInputs = 3;
  template <class Seen, class Put>
  static void show(const Seen& seen, int at, Put& put) {
    const academy::Scrolls& lying = seen.table.scrolls;
    if (lying.six_gone) put(at, 1);
    if (lying.six_taker != kNoSquire) put(at + 1, 1);
    if (lying.twelve_taker != kNoSquire) put(at + 2, 1);
  }
};

}  // namespace roundtable::academy::bots
