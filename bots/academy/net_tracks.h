#pragma once

// The net's inputs for tracks.

#include "bots/academy/net_points.h"

namespace roundtable::academy {

namespace detail {

// Gain of a place up and loss of a place down.
template <class Put>
void show_stakes(const NetSeen& seen, int race, int place, bool at_start, Put& put) {
  const Track track = inputs::kRaceTracks[static_cast<std::size_t>(race)];
  const PlacePay places = places_of(seen.table, track, seen.acting());
  const int squires = seen.table.squires;
  const int last = squires - 1;
  const auto pay = [&](int at) { return places.pay(at, squires); };
  const int now = at_start ? places.last : pay(place);
  const int better = !at_start || place == last ? place - 1 : place;  // leaving square 0 passes all others there
  const int up = better < 0 ? 0 : pay(better) - now;
  const int down = at_start || place == last ? 0 : now - pay(place + 1);
  const bool large = track >= Track::Quests;
  put_some(put, inputs::kStake.at + 2 * race, large ? in_twos(up) : up);
  put_some(put, inputs::kStake.at + 2 * race + 1, large ? in_twos(down) : down);
}

template <class Put>
void show_race(const NetSeen& seen, int race, Put& put) {
  const Row& row = seen.table.tracks[inputs::kRaceTracks[static_cast<std::size_t>(race)]];
  const Disc disc = row[seen.acting()];
  constexpr int kFar = inputs::kMostDistance;
  int place = 0;
  int starters = 0;
  int ahead = kFar + 1;
  int behind = kFar + 1;
  // Branch-free comparisons, because the branches are unpredictable.
  for (int slot = 1; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire == kNoSquire) continue;
    const Disc other = row[squire];
    const bool is_ahead = other.ahead_of(disc);
    const int squares = other.square() - disc.square();
    const int size = squares < 0 ? -squares : squares;
    const int capped = size < kFar ? size : kFar;
    const int need = capped > 0 ? capped : 1;
    const int level = other == disc ? kFar + 1 : need;  // both on square 0: neither is next to the other
    starters += other.at_start() ? 1 : 0;
    place += is_ahead ? 1 : 0;
    ahead = is_ahead && need < ahead ? need : ahead;
    behind = !is_ahead && level < behind ? level : behind;
    const int step = is_ahead ? kFar + 1 + capped : kFar - capped;
    if (other != disc) put(inputs::kDistance.at + (race * inputs::kOthers + slot - 1) * inputs::kDistances + step, 1);
  }
  if (ahead <= kFar) put(inputs::kAhead.at + race * kFar + ahead - 1, 1);
  if (behind <= kFar) put(inputs::kBehind.at + race * kFar + behind - 1, 1);
  if (disc.at_start()) put(inputs::kAtStart.at + 3 * race, 1);
  if (starters > 0) put(inputs::kAtStart.at + 3 * race + 1, 1);
  if (starters > 1) put(inputs::kAtStart.at + 3 * race + 2, 1);
  put(inputs::kPlace.at + kMaxSquires * race + place, 1);
  show_stakes(seen, race, place, disc.at_start(), put);
}

// The place of the squire that is no rival.
template <class Put>
void show_other_place(const NetSeen& seen, int race, Put& put) {
  const Row& row = seen.table.tracks[inputs::kRaceTracks[static_cast<std::size_t>(race)]];
  const Disc disc = row[seen.slots[inputs::kOthers]];
  int place = 0;
  each_squire(seen.table, [&](Squire squire) { place += row[squire].ahead_of(disc) ? 1 : 0; });
  put(inputs::kPlaceOfOther.at + inputs::kFour * race + place, 1);
}

// King's Service counts by square; other squires' squares in ranges.
inline constexpr std::array<std::uint8_t, kKingEnd + 1> kStretch = {0, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 6, 7};
template <class Put>
void show_service(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const Row& row = table.tracks[Track::King];
  const int square = row[seen.acting()].square();
  put(inputs::kService.at + square, 1);
  for (int slot = 1; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire == kNoSquire) continue;
    const int stretch = kStretch[static_cast<std::size_t>(row[squire].square())];
    put(inputs::kServiceOfOthers.at + (slot - 1) * inputs::kOthersService + stretch, 1);
  }
  const auto& coats = service_coats(table.options);
  const auto coat = [&](int at) { return int{coats[static_cast<std::size_t>(at < kKingEnd ? at : kKingEnd)]}; };
  put_some(put, inputs::kServicePay.at, in_twos(coat(square)));
  for (int i = 0; i < inputs::kValues; ++i)
    put_some(put, inputs::kServicePay.at + 1 + i, in_twos(coat(square + 2 + i) - coat(square)));
}

}  // namespace detail

template <class Put>
void show_tracks(const NetSeen& seen, Put& put) {
  for (int race = 0; race < inputs::kRaces; ++race) detail::show_race(seen, race, put);
  if (seen.table.options.two != Two::None) {
    for (int race = 0; race < inputs::kRaces; ++race) detail::show_other_place(seen, race, put);
  }
  detail::show_service(seen, put);
  for (const Track track : kAllTracks) {
    if (scores_now(seen.table, track) && !is_past(seen.table, track)) put(inputs::kDue.at + index(track), 1);
  }
}

}  // namespace roundtable::academy
