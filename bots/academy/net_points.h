#pragma once

// Pay of the tracks at this table, and all players' points as far as a seat can know.

#include "bots/academy/net_seen.h"

namespace roundtable::academy {

namespace detail {

// Whether this round's scoring has passed that track.
inline bool is_scored(const NetTable& table, Track track) {
  if (table.phase < Phase::Bonus) return false;
  if (table.phase == Phase::Over) return true;
  const Track last = table.phase == Phase::Bonus       ? Track::Gallantry
                     : table.phase == Phase::TakeToken ? Track::Tournaments
                                                       : Track::Quests;
  return track <= last;
}

// Unseen Education coats of `codex`: the mean of -1 and -3.
constexpr int kUnseenCoat = -2;

inline PerSquire<std::int16_t> known_points(const NetTable& table, Seat seat) {
  PerSquire<std::int16_t> points = table.ledger.points();
  if (!table.options.has(Variation::Codex)) return points;
  const auto add = [&](Squire squire, int more) { points[squire] = static_cast<std::int16_t>(points[squire] + more); };
  for (int round = 1; round <= table.round; ++round) {
    if (table.informed[static_cast<std::size_t>(round - 1)].has(seat)) continue;
    each_squire(table, [&](Squire squire) {
      const int value = table.ledger.paid(Track::Education, round)[squire];
      if (value != 0) add(squire, kUnseenCoat - value);
    });
  }
  for (const Trade& trade : table.ledger.trades()) {
    if (trade.track != Track::Education || see_gift(table, trade).has(seat)) continue;
    add(trade.from, trade.value - kUnseenCoat);
    add(trade.to, kUnseenCoat - trade.value);
  }
  return points;
}

// Positive coats, which the dragon counts.
inline int positive_coats(const NetTable& table, Squire squire) {
  int count = 0;
  for (int round = 1; round <= table.round; ++round) {
    count += table.ledger.paid(Track::Jousts, round)[squire] > 0 ? 1 : 0;
    count += table.ledger.paid(Track::Tournaments, round)[squire] > 0 ? 1 : 0;
    if (table.ledger.paid(Track::King, round)[squire] > 0) count += table.ledger.king_paid_twice(round) ? 2 : 1;
  }
  return count;
}

// Sum of the best two coats that alms can take from a squire.
inline int takeable_from(const NetTable& table, Squire squire) {
  int best = 0;
  int second = 0;
  const auto offer = [&](int value) {
    if (value > kAlmsLimit) return;
    second = value > best ? best : value > second ? value : second;
    best = value > best ? value : best;
  };
  for (int round = 1; round <= table.round; ++round) {
    offer(table.ledger.paid(Track::Jousts, round)[squire]);
    offer(table.ledger.paid(Track::Tournaments, round)[squire]);
    offer(table.ledger.paid(Track::King, round)[squire]);
    if (table.ledger.king_paid_twice(round)) offer(table.ledger.paid(Track::King, round)[squire]);
  }
  return best + second;
}

// Pay of the places on a track; on Gallantry in squares.
struct Places {
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

// Approximate gain of the first and loss of the last by alms; half of it for the second and the second to last.
constexpr int kAlmsWorth = 6;

inline Places places_of(const NetTable& table, Track track, Squire squire) {
  const Options& options = table.options;
  const bool four = options.four_or_more();
  const auto podium = [&](Podium pay) { return Places{pay.first, pay.second, four ? pay.third : 0}; };
  switch (track) {
    case Track::Gallantry: return podium({3, 2, 1});
    case Track::Education: return {.above = kEducationAbove, .last = kEducationLast};
    case Track::Quests: {
      if (!options.has(Variation::Dragon)) return podium(quests_podium(options));
      const int coats = positive_coats(table, squire);
      return {.first = coats, .second = coats / 2, .last = -(coats / 2)};
    }
    case Track::Charity: {
      const auto& charge = options.values.charity;
      if (!options.has(Variation::Alms)) return {.above = charge[1], .last = charge[0]};
      const int half = four ? kAlmsWorth / 2 : 0;
      return {.first = kAlmsWorth, .second = half, .above = -half, .last = -kAlmsWorth};
    }
    default: return podium(options.has(Variation::Knights) ? knight_podium(table, track) : kTournamentPay);
  }
}

// Adds the pay of all unscored tracks as if they were scored now.
inline void add_prospects(const NetTable& table, PerSquire<std::int16_t>& points) {
  const Options& options = table.options;
  const auto add = [&](const Pay& pay) {
    for (int i = 0; i < kMaxSquires; ++i) points.items[i] = static_cast<std::int16_t>(points.items[i] + pay.items[i]);
  };
  const auto still = [&](Track track) { return !is_scored(table, track); };
  Pay pay{};
  for (const Track track : {Track::Jousts, Track::Tournaments}) {
    if (!still(track)) continue;
    podium_pay(table, track, options.has(Variation::Knights) ? knight_podium(table, track) : kTournamentPay, pay);
    add(pay);
  }
  if (still(Track::Education)) {
    last_pay(table, Track::Education, kEducationLast, kEducationAbove, pay);
    add(pay);
  }
  if (still(Track::King) && (!options.has(Variation::Scrolls) || scroll_taken(table))) {
    pay = {};
    king_pay(table, pay);
    add(pay);
  }
  if (still(Track::Quests)) {
    options.has(Variation::Dragon) ? dragon_pay(table, pay)
                                   : podium_pay(table, Track::Quests, quests_podium(options), pay);
    add(pay);
  }
  if (still(Track::Charity) && !options.has(Variation::Alms)) {
    last_pay(table, Track::Charity, options.values.charity[0], options.values.charity[1], pay);
    add(pay);
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
  auto points = detail::known_points(table, seen.seat);
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
