#pragma once

#include "bots/academy/chance.h"
#include "engine/academy/game.h"

namespace roundtable::academy {

using ByPlace = std::array<float, kMaxSquires>;

inline ByPlace podium_prizes(const OpenTable& table, float first, float second, float third) {
  return {first, second, table.options.four_or_more() ? third : 0};
}

inline ByPlace podium_prizes(const OpenTable& table, Podium pay) {
  return podium_prizes(table, static_cast<float>(pay.first), static_cast<float>(pay.second),
                       static_cast<float>(pay.third));
}

inline ByPlace charges(const OpenTable& table, float last, float above) {
  ByPlace places{};
  places[table.squires - 1U] = last;
  places[table.squires - 2U] = above;
  return places;
}

// Pay of the places on a track in whole points; on Gallantry in squares.
struct PlacePay {
  int first = 0;
  int second = 0;
  int third = 0;
  int above = 0;  // the last
  int last = 0;   // and all on square 0

  int pay(int place, int squires) const {
    return (place == 0 ? first : 0) + (place == 1 ? second : 0) + (place == 2 ? third : 0) +
           (place == squires - 2 ? above : 0) + (place == squires - 1 ? last : 0);
  }
};

inline PlacePay podium_places(const OpenTable& table, Podium pay) {
  return {pay.first, pay.second, table.options.four_or_more() ? pay.third : 0};
}

constexpr int kServiceHalf = 6;  // King's Service pays from here

// Rounds that are scored after this one before the tracks are emptied.
inline int rounds_to_reset(int round) { return round <= kResetRound ? kResetRound - round : kRounds - round; }

// Whether this round's scoring has passed that track.
inline bool is_past(const OpenTable& table, Track track) {
  if (table.phase < Phase::Bonus) return false;
  if (table.phase == Phase::Over) return true;
  const Track last = table.phase == Phase::Bonus       ? Track::Gallantry
                     : table.phase == Phase::TakeToken ? Track::Tournaments
                                                       : Track::Quests;
  return track <= last;
}

}  // namespace roundtable::academy
