#pragma once

// Pay of the tracks at this table, and all players' points as far as a seat can know.

#include "bots/academy/net_seen.h"

namespace roundtable::academy {

namespace detail {

inline PlacePay places_of(const NetTable& table, Track track, Squire squire) {
  if (bots::replaces_pay(table, track)) return bots::places(table, track, squire);
  const auto& charge = table.options.values.charity;
  switch (track) {
    case Track::Gallantry: return podium_places(table, {3, 2, 1});
    case Track::Education: return {.above = kEducationAbove, .last = kEducationLast};
    case Track::Quests: return podium_places(table, quests_podium(table.options));
    case Track::Charity: return {.above = charge[1], .last = charge[0]};
    default: return podium_places(table, kTournamentPay);
  }
}

// Pay of a track if it were scored now.
inline void pay_now(const NetTable& table, Track track, Pay& pay) {
  if (bots::replaces_pay(table, track)) return bots::pay_now(table, track, pay);
  const Options& options = table.options;
  switch (track) {
    case Track::Education: return last_pay(table, track, kEducationLast, kEducationAbove, pay);
    case Track::King: pay = {}; return king_pay(table, pay);
    case Track::Quests: return podium_pay(table, track, quests_podium(options), pay);
    case Track::Charity: return last_pay(table, track, options.values.charity[0], options.values.charity[1], pay);
    default: return podium_pay(table, track, kTournamentPay, pay);
  }
}

// Adds the pay of all unscored tracks as if they were scored now.
inline void add_prospects(const NetTable& table, PerSquire<std::int16_t>& points) {
  Pay pay{};
  for (const Track track :
       {Track::Jousts, Track::Tournaments, Track::Education, Track::King, Track::Quests, Track::Charity}) {
    if (is_past(table, track) || (track == Track::King && !bots::service_pays_now(table))) continue;
    pay_now(table, track, pay);
    for (int i = 0; i < kMaxSquires; ++i) points.items[i] = static_cast<std::int16_t>(points.items[i] + pay.items[i]);
  }
}

// Maps a difference of points to one of kGaps steps, finer near 0.
inline constexpr std::array<std::uint8_t, 20> kGapSteps = {0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7};
inline int gap_step(int difference) {
  constexpr int kFar = static_cast<int>(kGapSteps.size()) - 1;
  const int size = difference < 0 ? -difference : difference;
  const int step = kGapSteps[static_cast<std::size_t>(size < kFar ? size : kFar)];
  return inputs::kGaps / 2 + (difference < 0 ? -step : step);
}

}  // namespace detail

template <class Put>
void show_points(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const Options& options = table.options;
  auto points = table.ledger.points();
  bots::hide_coats(table, seen.seat, points);
  for (const inputs::Group group : {inputs::kGap, inputs::kProspect}) {
    if (group.at == inputs::kProspect.at) detail::add_prospects(table, points);
    std::array<int, kMaxSeats> sums{};
    each_squire(table, [&](Squire squire) {
      if (squire != options.neutral()) sums[static_cast<std::size_t>(options.owner(squire))] += points[squire];
    });
    const int me = index(seen.seat);
    for (int i = 1; i < options.players; ++i) {
      const int rival = me + i < options.players ? me + i : me + i - options.players;
      const int gap = sums[static_cast<std::size_t>(rival)] - sums[static_cast<std::size_t>(me)];
      put(group.at + (i - 1) * inputs::kGaps + detail::gap_step(gap), 1);
    }
  }
}

}  // namespace roundtable::academy
