#pragma once

// What the net is shown of the tracks.

#include "bots/academy/net_points.h"

namespace roundtable::academy {

namespace detail {

constexpr int kMostStake = 20;

// Points in steps of two, so that no input is much larger than the others.
inline int in_twos(int points) {
  const int half = (points + 1) / 2;
  return half < kMostStake ? half : kMostStake;
}

template <class Put>
void put_some(Put& put, int input, int value) {
  if (value > 0) put(input, value);
}

// What a place up would bring and a place down would cost.
template <class Put>
void show_stakes(const NetSeen& seen, int race, int place, bool at_start, Put& put) {
  const Track track = inputs::kRaceTracks[static_cast<std::size_t>(race)];
  const Places places = places_of(seen.table, track, seen.acting());
  const int last = seen.table.squires - 1;
  const auto pay = [&](int at) { return int{places.pay[static_cast<std::size_t>(at)]}; };
  const int now = !at_start ? pay(place) : places.podium ? 0 : pay(last);
  const int better = !at_start || place == last ? place - 1 : place;  // to leave square 0 is to leave the others there
  const bool large = track >= Track::Quests;
  const auto show = [&](int input, int points) { put_some(put, input, large ? in_twos(points) : points); };
  if (better >= 0) show(inputs::kStake.at + 2 * race, pay(better) - now);
  if (!at_start && place < last) show(inputs::kStake.at + 2 * race + 1, now - pay(place + 1));
}

template <class Put>
void show_race(const NetSeen& seen, int race, Put& put) {
  const NetTable& table = seen.table;
  const Row& row = table.tracks[inputs::kRaceTracks[static_cast<std::size_t>(race)]];
  const Disc disc = row[seen.acting()];
  const int far = inputs::kMostDistance;
  int place = 0;
  int starters = 0;
  int ahead = far + 1;
  int behind = far + 1;
  for (int slot = 1; slot < inputs::kSlots; ++slot) {
    const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
    if (squire == kNoSquire) continue;
    const Disc other = row[squire];
    if (other.at_start()) ++starters;
    if (other == disc) continue;  // both on square 0
    const bool is_ahead = other.ahead_of(disc);
    const int squares = other.square() - disc.square();
    const int size = squares < 0 ? -squares : squares;
    const int capped = size < far ? size : far;
    const int need = capped > 0 ? capped : 1;
    const int step = is_ahead ? far + 1 + capped : far - capped;
    put(inputs::kDistance.at + (race * inputs::kOthers + slot - 1) * inputs::kDistances + step, 1);
    if (is_ahead) {
      ++place;
      ahead = need < ahead ? need : ahead;
    } else {
      behind = need < behind ? need : behind;
    }
  }
  if (ahead <= far) put(inputs::kAhead.at + race * far + ahead - 1, 1);
  if (behind <= far) put(inputs::kBehind.at + race * far + behind - 1, 1);
  if (disc.at_start()) put(inputs::kAtStart.at + 3 * race, 1);
  if (starters > 0) put(inputs::kAtStart.at + 3 * race + 1, 1);
  if (starters > 1) put(inputs::kAtStart.at + 3 * race + 2, 1);
  put(inputs::kPlace.at + kMaxSquires * race + place, 1);
  show_stakes(seen, race, place, disc.at_start(), put);
}

// King's Service, where what counts is the square.
template <class Put>
void show_service(const NetSeen& seen, Put& put) {
  const NetTable& table = seen.table;
  const Row& row = table.tracks[Track::King];
  const int square = row[seen.acting()].square();
  put(inputs::kService.at + square, 1);
  constexpr std::array<std::uint8_t, kKingEnd + 1> kStretch = {0, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 6, 7};
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
  detail::show_service(seen, put);
  for (const Track track : kAllTracks) {
    if (scores_now(seen.table, track) && !detail::is_scored(seen.table, track)) put(inputs::kDue.at + index(track), 1);
  }
}

}  // namespace roundtable::academy
