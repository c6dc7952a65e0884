#pragma once

#include <array>
#include <string_view>

#include "bots/academy/net_groups.h"
#include "bots/academy/places.h"

namespace roundtable::academy::bots {

struct Knights {
  static constexpr Variation kRule = Variation::Knights;

  struct Weights {
    float cup_width = 10.2F;  // uncertainty of the Cup in squares

    static constexpr std::array<std::string_view, 1> kNames = {"cup_width"};
  };

  // Probability that the Cup ends on the White Knight's side. If the middle is no square, the first squares of both
  // sides are half a square from it.
  static float white_chance(const OpenTable& table, int cup, const Weights& weights) {
    const float half = table.options.values.cup_middle ? 0 : 0.5F;
    const auto square = static_cast<float>(cup);
    return chance_ahead((cup > 0 ? square - half : cup < 0 ? square + half : square) / weights.cup_width);
  }

  static bool pays(Track track) { return track == Track::Jousts || track == Track::Tournaments; }

  static ByPlace prizes(const OpenTable& table, Track track, const Weights& weights) {
    const float white = white_chance(table, table.cup, weights);
    const float wins = track == Track::Jousts ? white : 1 - white;
    ByPlace places = podium_prizes(table, kLosingKnightPay);
    const ByPlace more = podium_prizes(table, kWinningKnightPay);
    for (std::size_t i = 0; i < places.size(); ++i) places[i] += wins * (more[i] - places[i]);
    return places;
  }

  // Value of moving the Cup with a sword.
  template <class Race>
  static float sword_gain(const Race& race, Track track, int squares, const Weights& weights) {
    const OpenTable& table = race.table();
    const float more =
        white_chance(table, cup_after(table, track, squares), weights) - white_chance(table, table.cup, weights);
    ByPlace prize{};
    prize[0] = kWinningKnightPay.first - kLosingKnightPay.first;
    prize[1] = kWinningKnightPay.second - kLosingKnightPay.second;
    if (table.options.four_or_more()) prize[2] = kWinningKnightPay.third - kLosingKnightPay.third;
    return more * (race.expects(Track::Jousts, prize) - race.expects(Track::Tournaments, prize));
  }

  static PlacePay places(const OpenTable& table, Track track) {
    return podium_places(table, knight_podium(table, track));
  }
  static void pay(const OpenTable& table, Track track, Pay& pay) {
    podium_pay(table, track, knight_podium(table, track), pay);
  }

  static constexpr int kReach = Values().cup_reach;
  static constexpr int kInputs = 2 * kReach + 1 + 2;  // the Cup; the middle is a square; squares fewer than usual
  template <class Seen, class Put>
  static void show(const Seen& seen, int at, Put& put) {
    const OpenTable& table = seen.table;
    const int cup = table.cup < -kReach ? -kReach : table.cup > kReach ? kReach : table.cup;
    constexpr int kMiddle = 2 * kReach + 1;
    put(at + kReach + cup, 1);
    detail::put_some(put, at + kMiddle + 1, kReach - table.options.values.cup_reach);
    if (table.options.values.cup_middle) put(at + kMiddle, 1);
  }
};

}  // namespace roundtable::academy::bots
